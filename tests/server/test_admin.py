"""Looking after the data, and what is made from the structs."""

import sqlite3
import time
from pathlib import Path

import pytest
from games import finished, record_of
from running import Server
from table_client import create, key_of, seated

import kogge
from kogge.server import admin
from kogge.server.settings import load
from kogge.server.storage.database import open_database
from kogge.server.storage.migrations import VERSION
from kogge.server.typescript import render

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated" / "protocol.ts"


def test_the_typescript_types_are_current() -> None:
    """If this fails: python -m kogge.server.typescript > web/src/generated/protocol.ts"""
    assert GENERATED.read_text(encoding="utf-8") == render()


def test_verify_finds_what_was_changed(server: Server, tmp_path: Path) -> None:
    created, _ = finished(server, record_of())
    create(server)
    data = tmp_path / "kogge.sqlite"
    assert [difference for _, difference in admin.verify(data)] == [None, None]
    server.stop()
    connection = sqlite3.connect(data)
    connection.execute("UPDATE log SET entry = ? WHERE revision = 1", ['{"type":"act","seat":0,"text":"done"}'])
    connection.commit()
    (different,) = [difference for _, difference in admin.verify(data) if difference]
    assert different.table == created["table"]
    assert admin.export(data, tmp_path / "records") == (0, [different])


def test_backup_export_and_prune(server: Server, tmp_path: Path) -> None:
    record = record_of()
    finished(server, record)
    create(server, [{"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    data, copy = tmp_path / "kogge.sqlite", tmp_path / "copy.sqlite"
    admin.backup(data, copy)
    assert len(list(admin.verify(copy))) == 2
    with pytest.raises(kogge.KoggeError):
        admin.backup(data, copy)
    assert admin.export(copy, tmp_path / "records") == (1, [])
    (file,) = (tmp_path / "records").iterdir()
    assert kogge.read_record(file).actions == record.actions
    assert admin.prune(copy, time.time() - 3600, ["waiting", "finished", "running"]) == 0
    assert admin.prune(copy, time.time() + 1) == 1
    assert admin.prune(copy, time.time() + 1, ["running"]) == 0
    assert admin.prune(copy, time.time() + 1, ["finished"]) == 1
    assert list(admin.verify(copy)) == []


def test_pruning_while_the_server_runs(server: Server, tmp_path: Path) -> None:
    created = create(server)
    anna, *_ = seated(server, created)
    assert admin.prune(tmp_path / "kogge.sqlite", time.time() + 1, ["running"]) == 1
    assert key_of(anna.act(0, "income 1 trader")) == "server-no-such-table"
    kept = create(server)
    assert seated(server, kept)[0].act(0, "income 1 trader")["type"] == "done"
    assert [difference for _, difference in admin.verify(tmp_path / "kogge.sqlite")] == [None]


def test_what_is_committed_comes_into_the_file_itself(server: Server, tmp_path: Path) -> None:
    """Reading the file without its log shows it, soon and while the server runs."""
    created = create(server)
    for _ in range(1000):
        alone = sqlite3.connect(f"file:{tmp_path / 'kogge.sqlite'}?immutable=1", uri=True)
        found = alone.execute("SELECT count(*) FROM sqlite_master WHERE name = 'tables'").fetchone()[0]
        ids = alone.execute("SELECT id FROM tables").fetchall() if found else []
        alone.close()
        if ids == [(created["table"],)]:
            return
        time.sleep(0.02)
    raise AssertionError("the table is still in the log only")


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite"
    open_database(file).dispose()
    connection = sqlite3.connect(file)
    connection.execute("UPDATE schema_version SET version = ?", [VERSION + 1])
    connection.commit()
    with pytest.raises(kogge.KoggeError, match="newer version"):
        open_database(file)


def test_flags_count_before_environment_before_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kogge.toml"
    file.write_text('port = 1\nbots = 2\nhost = "10.0.0.1"\n', encoding="utf-8")
    monkeypatch.setenv("KOGGE_PORT", "2")
    monkeypatch.setenv("KOGGE_BOTS", "3")
    monkeypatch.setenv("KOGGE_ORIGINS", "https://a.example, https://b.example")
    settings = load({"port": 3, "bots": None}, file)
    assert (settings.port, settings.bots, settings.host) == (3, 3, "10.0.0.1")
    assert settings.origins == ["https://a.example", "https://b.example"]
    monkeypatch.setenv("KOGGE_PORT", "many")
    with pytest.raises(kogge.KoggeError, match="port"):
        load({}, None)
