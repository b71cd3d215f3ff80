"""The rules of the games in our own words, by topic: what `kogge rules` prints and the documentation shows."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kogge.core.errors import KoggeError
from kogge.core.messages import say
from kogge.core.notation import begins, spellings

_FILE = re.compile(r"---\n(.*?)\n---\n(.*)", re.S)


class NoSuchTopic(KoggeError, LookupError):
    """The rules have no topic of this name."""


@dataclass(frozen=True, slots=True)
class Topic:
    """One topic: its text is Markdown; a link `#name` leads to another topic."""

    name: str
    title: str
    summary: str
    verbs: tuple[str, ...]  # the kinds of action it explains
    text: str


@cache
def topics(game: str, language: str = "en") -> tuple[Topic, ...]:
    """All topics of a game, in reading order."""
    folder = files("kogge.texts") / language / "rules" / game
    if not folder.is_dir():
        return ()
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".md"))
    return tuple(read_topic(name, (folder / name).read_text(encoding="utf-8")) for name in names)


def read_topic(file_name: str, content: str) -> Topic:
    found = _FILE.fullmatch(content)
    assert found, file_name
    head = {key: value.strip() for key, value in (line.split(":", 1) for line in found[1].split("\n"))}
    name = file_name.removesuffix(".md").split("-", 1)[1]
    return Topic(name, head["title"], head["summary"], tuple(head["verbs"].split()), found[2].strip() + "\n")


def topic(game: str, word: str) -> Topic:
    """The topic of this name, title or kind of action; a beginning is enough.

    >>> topic("teutonica", "pay").name, topic("teutonica", "disp").title
    ('displace', 'Displace')
    """
    word = word.replace(" ", "-")
    known = topics(game)
    for one in known:
        if spellings(word) & (spellings(one.name) | spellings(one.title.replace(" ", "-"))):
            return one
    for one in known:
        if word.casefold() in one.verbs:
            return one
    found = [one for one in known if begins(word, one.name) or begins(word, one.title.replace(" ", "-"))]
    if len(found) == 1:
        return found[0]
    names = ", ".join(one.name for one in found or known)
    raise NoSuchTopic(say("topic-ambiguous" if found else "topic-unknown", word=word, names=names))


def document(game: str) -> str:
    """All topics as one Markdown page."""
    parts = [f"# {say(f'{game}-name')}\n\n{say('rules-page', game=game)}\n"]
    parts.append("\n".join(f"- [{one.title}](#{one.name}): {one.summary}" for one in topics(game)) + "\n")
    for one in topics(game):
        body = re.sub(r"^(#+) ", r"#\1 ", one.text, flags=re.M)
        parts.append(f'<a id="{one.name}"></a>\n\n## {one.title}\n\n{body}')
    return "\n".join(parts)
