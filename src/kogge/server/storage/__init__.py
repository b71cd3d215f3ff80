"""Storage: tables, their append-only logs and what belongs to their seats."""
