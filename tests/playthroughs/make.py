"""Writes the golden playthroughs anew: `python tests/playthroughs/make.py`.  Read the difference before you keep it."""

from pathlib import Path

import kogge
from kogge.core.game import SEATS
from kogge.texts import tell

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parent / "records"
GAMES = [f"{edition}-{players}" for edition in ("argentum", "second", "bigbox") for players in (3, 4, 5)]
GAMES += [f"east-{players}" for players in (3, 4, 5)]
GAMES += ["argentum-2", "argentum-2-strict", "second-2"]
GAMES += [f"britannia-{players}" for players in (3, 4, 5)]
GAMES += [f"hansa-{players}" for players in (2, 3, 4)]
GAMES += ["bigbox-missions-3", "bigbox-favours-4", "bigbox-missions-favours-5"]
GAMES += [f"traders-{players}" for players in (2, 3, 4, 5)]
GAMES += [f"traders-core57-{players}" for players in (2, 3, 4, 5)]


def playthrough(game: str) -> str:
    """A recorded game told like a story."""
    record = kogge.read_record(RECORDS / f"{game}.txt")
    lines = [str(record.rules), ""]
    lines += [str(tell(event, record.rules.game.name)) for step in record.steps() for event in step.events]
    lines.append("")
    for seat, row in enumerate(record.final().score_sheet()):
        lines.append(f"{SEATS[seat]}: " + ", ".join(f"{source} {points}" for source, points in row.items()))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(playthrough(game), encoding="utf-8")
