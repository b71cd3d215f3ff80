"""Migrations: a short list of steps, each leading from one version of the schema to the next.

A list of functions is enough here: the schema is small, and an older file is brought up to date when it is opened.
"""

from collections.abc import Callable

from sqlalchemy import Connection, insert, inspect, select, update

from kogge.core.errors import KoggeError
from kogge.core.messages import say
from kogge.server.storage.schema import metadata, schema_version


def create(connection: Connection) -> None:
    """Version 1: everything there is."""
    metadata.create_all(connection)


STEPS: list[Callable[[Connection], None]] = [create]
VERSION = len(STEPS)


def migrate(connection: Connection) -> None:
    """Bring a database to the version of this program."""
    found = current(connection)
    if found > VERSION:
        raise KoggeError(say("server-schema-newer", found=found, known=VERSION))
    for step in STEPS[found:]:
        step(connection)
    if found == 0:
        connection.execute(insert(schema_version).values(version=VERSION))
    elif found < VERSION:
        connection.execute(update(schema_version).values(version=VERSION))


def current(connection: Connection) -> int:
    """The version of a database; 0 for an empty one."""
    if not inspect(connection).has_table(schema_version.name):
        return 0
    return int(connection.execute(select(schema_version.c.version)).scalar_one())
