"""The protocol as TypeScript, made from the same structs: `python -m kogge.server.typescript` prints it."""

import inspect
from typing import Any

import msgspec
from msgspec import inspect as shapes

from kogge.server import catalogue, creation, exports, history, http, problems, protocol

HEAD = """// Made from the structs of the server by `python -m kogge.server.typescript`; do not edit.

export const PROTOCOL = {version};

/** Anything that JSON can hold: positions and arguments differ from game to game. */
export type Json = unknown;
"""
OF_HTTP = (
    catalogue.GameInfo,
    catalogue.TopicInfo,
    creation.NewTable,
    creation.Created,
    exports.ScoreSheet,
    exports.PositionAt,
    history.Decision,
    http.Health,
    http.MyTables,
    http.Continue,
    http.Import,
    problems.Problem,
)
PLAIN: dict[type, str] = {
    shapes.AnyType: "Json",
    shapes.RawType: "Json",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def structs(union: Any) -> list[type[msgspec.Struct]]:
    return list(union.__args__)


def render() -> str:
    """The whole file."""
    seen: dict[str, str] = {}
    for struct in [*structs(protocol.FirstMessage), *structs(protocol.Request), *structs(protocol.Message)]:
        add(struct, seen)
    for struct in (protocol.Shared, *OF_HTTP):
        add(struct, seen)
    names = {
        "FirstMessage": structs(protocol.FirstMessage),
        "Request": structs(protocol.Request),
        "Message": structs(protocol.Message),
    }
    unions = [f"export type {name} = {' | '.join(one.__name__ for one in of)};\n" for name, of in names.items()]
    return "\n".join([HEAD.format(version=protocol.PROTOCOL), *seen.values(), *unions])


def add(struct: type[msgspec.Struct], seen: dict[str, str]) -> None:
    """The interface of a struct, and before it those of the structs it uses."""
    if struct.__name__ in seen:
        return
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    lines = [f"/** {line} */" for line in [(inspect.getdoc(struct) or "").replace("\n", " ")] if line]
    lines.append(f"export interface {struct.__name__} {{")
    if shape.tag_field:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    config = struct.__struct_config__
    may_be_missing = config.omit_defaults or config.forbid_unknown_fields  # what the server sends is complete
    for field in shape.fields:
        optional = "?" if may_be_missing and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field_type(struct, field), seen)};")
    seen[struct.__name__] = "\n".join([*lines, "}", ""])


def field_type(struct: type[msgspec.Struct], field: shapes.Field) -> shapes.Type:
    """What is sent encoded already has the type of what it holds."""
    if struct is protocol.View and field.name == "shared":
        return shapes.type_info(protocol.Shared)
    if struct is protocol.Refusal and field.name == "view":
        return shapes.type_info(protocol.View | None)
    return field.type


def written(shape: shapes.Type, seen: dict[str, str]) -> str:
    """A type in TypeScript."""
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    match shape:
        case shapes.Metadata(type=inner):
            return written(inner, seen)
        case shapes.StructType(cls=struct):
            add(struct, seen)
            return struct.__name__
        case shapes.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case shapes.UnionType(types=types):
            return " | ".join(written(one, seen) for one in types)
        case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
            inner_text = written(item, seen)
            return f"({inner_text})[]" if "|" in inner_text else f"{inner_text}[]"
        case shapes.DictType(key_type=key, value_type=value):
            return f"Record<{written(key, seen)}, {written(value, seen)}>"
    raise TypeError(shape)


if __name__ == "__main__":
    print(render(), end="")
