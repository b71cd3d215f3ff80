"""Wording: from the exact words the engine writes back to the action, quickly, for replaying long games."""

from kogge.core.ruleset import Ruleset
from kogge.core.state import State


class Wording:
    """Reads many texts of one ruleset.  What is not worded exactly as the engine does is parsed like a person's text.

    It looks first at the actions that had the same words before, then at actions of the same kind: a row of legal
    actions is cut into one part per kind.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._met: dict[str, list[int]] = {}

    def action(self, text: str, state: State) -> int:
        """The legal action of these words in this state; refused like `Ruleset.parse` does."""
        row = state.listing()
        met = self._met.setdefault(text, [])
        for action in met:
            if row.has(action) and self.rules.text(action, state) == text:
                return action
        found = self._search(text, state)
        if found is None:
            return self.rules.parse(text, state)
        met.append(found)
        return found

    def _search(self, text: str, state: State) -> int | None:
        row = state.listing()
        ids = row.to_list()
        ends = [int(row.cuts[i]) for i in range(row.parts)]
        parts = [ids[first:end] for first, end in zip([0, *ends], [*ends, len(ids)], strict=True)]
        kind = text.partition(" ")[0]
        texts = self.rules.text
        parts.sort(key=lambda part: bool(part) and texts(part[0], state).partition(" ")[0] != kind)
        return next((action for part in parts for action in part if texts(action, state) == text), None)
