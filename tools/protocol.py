"""Write down what the server and the page say to each other, from the server's types.

In TypeScript, ``protocol.ts`` and ``bodies.ts`` in ``web/src``, and of the HTTP part as OpenAPI,
``docs/reference/openapi.json``.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
import types
import typing
from pathlib import Path

import msgspec

from togyz.server import bodies, messages
from togyz.server.api import ENDPOINTS
from togyz.server.openapi import description

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "protocol.ts"
BODIES = TARGET.with_name("bodies.ts")
OPENAPI = ROOT / "docs" / "reference" / "openapi.json"
WIDTH = 100
HEADER = """\
// Written by tools/protocol.py from messages.py and bodies.py in src/togyz/server: change them.

"""
PRIMITIVES = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    msgspec.UnsetType: "undefined",
}
BASES = {"View", "Request"}
MODULES = (messages, bodies)
NAMES: dict[str, typing.Any] = {"LevelName": messages.LevelName}
"""Types that are plain, and none the less have a name of their own."""


def own(value: object) -> bool:
    """Tell whether a value is a message type, rather than a base or something imported."""
    return (
        inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value.__module__ in {module.__name__ for module in MODULES}
        and value.__name__ not in BASES
    )


def is_alias(value: object) -> bool:
    """Tell whether a value is a named union: of literals or of messages."""
    return typing.get_origin(value) in (typing.Literal, typing.Union, types.UnionType)


ALIASES = {
    name: value for module in MODULES for name, value in vars(module).items() if is_alias(value)
}


def typescript(hint: object, *, inside: str = "") -> str:
    """The TypeScript type of a Python type hint; `inside` is the alias being defined."""
    for name, value in ALIASES.items():
        if value == hint and name != inside:
            return name
    for name, value in NAMES.items():
        if value == hint and name != inside:
            return name
    if typing.get_origin(hint) is typing.Annotated:
        return typescript(typing.get_args(hint)[0])
    if own(hint):
        return typing.cast(type, hint).__name__
    if isinstance(hint, type) and hint in PRIMITIVES:
        return PRIMITIVES[hint]
    origin, parameters = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return " | ".join(f'"{word}"' for word in parameters)
    if origin in (typing.Union, types.UnionType):
        known = [part for part in parameters if part is not msgspec.UnsetType]
        return " | ".join(typescript(part) for part in known)
    if origin is list:
        element = typescript(parameters[0])
        return f"({element})[]" if " | " in element else f"{element}[]"
    if origin is tuple:
        return f"[{', '.join(typescript(part) for part in parameters)}]"
    if origin is dict:
        return f"Record<{typescript(parameters[0])}, {typescript(parameters[1])}>"
    raise TypeError(f"no TypeScript for {hint!r}: teach tools/protocol.py")


def comment(text: str) -> str:
    """A docstring as JSDoc."""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    body = "".join(f" * {line}".rstrip() + "\n" for line in lines)
    return f"/**\n{body} */\n"


def alias(name: str) -> str:
    """A named union, one member a line where it is too long for one."""
    members = typescript(ALIASES[name], inside=name).split(" | ")
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) - 1 <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def interface(struct: type[msgspec.Struct]) -> str:
    """A message type; fields that a request may leave out are optional."""
    hints = typing.get_type_hints(struct, include_extras=True)
    config = struct.__struct_config__
    lines = []
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";\n')
    for field in msgspec.structs.fields(struct):
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {typescript(hints[field.name])};\n")
    return (
        comment(struct.__doc__ or "")
        + f"export interface {struct.__name__} {{\n{''.join(lines)}}}\n"
    )


def declarations(module: types.ModuleType, done: set[str]) -> str:
    """What a module names, in its order, without the names that are done already."""
    parts = []
    for name, value in vars(module).items():
        if name in done or not (name in ALIASES or name in NAMES or own(value)):
            continue
        done.add(name)
        if name in NAMES:
            parts.append(f"export type {name} = {typescript(value, inside=name)};\n")
        else:
            parts.append(alias(name) if name in ALIASES else interface(value))
    return "\n".join(parts)


def sources() -> dict[Path, str]:
    """The TypeScript of both modules; all of it is to be had from the first."""
    done: set[str] = set()
    first = declarations(messages, done)
    known = set(done)
    second = declarations(bodies, done)
    used = sorted(name for name in known if re.search(rf"\b{name}\b", second))
    imports = f'import type {{ {", ".join(used)} }} from "./protocol";\n'
    if len(imports) - 1 > WIDTH:
        names = "".join(f"  {name},\n" for name in used)
        imports = f'import type {{\n{names}}} from "./protocol";\n'
    return {
        TARGET: f'{HEADER}export type * from "./bodies";\n\n{first}',
        BODIES: f"{HEADER}{imports}\n{second}",
    }


def openapi() -> str:
    """The description of the HTTP API as JSON."""
    return json.dumps(description(ENDPOINTS), indent=1) + "\n"


def main() -> None:
    """Write the files, or with --check fail if one is stale."""
    for target, text in (sources() | {OPENAPI: openapi()}).items():
        if "--check" not in sys.argv[1:]:
            target.write_text(text, encoding="utf-8")
            print(target)
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            sys.exit(f"{target.name} is stale: run tools/protocol.py")


if __name__ == "__main__":
    main()
