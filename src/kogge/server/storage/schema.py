"""The database: which tables there are.  Changes go through `migrations`."""

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

schema_version = Table("schema_version", metadata, Column("version", Integer, nullable=False))

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created", Float, nullable=False),
    Column("rules", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("deal", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("sitters", Text, nullable=False),
    Column("host", String(64), nullable=False),
    # The summary: follows from the log.
    Column("revision", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("asked", Integer),
    Column("by_bot", Boolean, nullable=False),
    Column("deadline", Float),
    Column("due", Float),
    Column("updated", Float, nullable=False),
    Column("result", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_due", "due"),
)

# The primary key is the only lock there is: of two changes to one revision, the second fails.
log = Table(
    "log",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("entry", Text, nullable=False),
    Column("client", Text, nullable=False),
    Column("banks", Text, nullable=False),
    Column("left", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
    Column("answers", String(20), nullable=False),
    Column("muted", Boolean, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("line", Text, nullable=False),
)

# Which process lets a bot think for which table, and until when.
leases = Table(
    "leases",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("until", Float, nullable=False),
)
