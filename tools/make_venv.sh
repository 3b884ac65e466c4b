#!/bin/sh
# Make the virtual environment named by the first argument, if it isn't there.
# PYTHON names the Python to make it with; without it the first good one is taken.
set -eu
venv=$1

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

# It may be there and yet be of no use: its Python was removed, or the folder was moved.
if [ -x "$venv/bin/python" ] && new_enough "$venv/bin/python" &&
    "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    exit 0
fi
rm -rf "$venv"

if [ -n "${PYTHON:-}" ]; then
    if ! command -v "$PYTHON" >/dev/null 2>&1; then
        echo "togyz: there is no '$PYTHON' (the variable PYTHON names it)." >&2
        exit 1
    fi
    if ! new_enough "$PYTHON"; then
        echo "togyz: needs Python 3.11 or newer, but '$PYTHON' is $("$PYTHON" --version 2>&1)." >&2
        exit 1
    fi
else
    for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if new_enough "$candidate"; then
            PYTHON=$candidate
            break
        fi
    done
    if [ -z "${PYTHON:-}" ]; then
        echo "togyz: needs Python 3.11 or newer, and found none." >&2
        echo "togyz: the python3 here is: $(python3 --version 2>&1 || true)" >&2
        echo "togyz: if there is one elsewhere, say where: make ... PYTHON=/path/to/python3" >&2
        exit 1
    fi
fi

echo "Making the virtual environment $venv with $("$PYTHON" --version) ..."
if ! "$PYTHON" -m venv "$venv"; then
    rm -rf "$venv"
    echo "togyz: '$PYTHON' can't make a virtual environment (see above)." >&2
    echo "togyz: on Debian and Ubuntu that is in a package of its own: python3-venv." >&2
    exit 1
fi
