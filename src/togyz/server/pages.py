"""The built web pages, as files."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

__all__ = ["page_routes", "pages_missing", "shell", "wants_page"]

NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>togyz</title>
<h1>The web pages are not built</h1>
<p>This server runs from its sources. Run <code>make build</code>, then reload this page.</p>
</html>
"""


class Files(StaticFiles):
    """Files of a folder that may not be there yet."""

    async def check_config(self) -> None:
        """Do without the folder: nothing is found in it."""


class Loose(Files):
    """Files that keep their names when they change, the service worker and the manifest."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, to be asked for anew each time."""
        response = await super().get_response(path, scope)
        if response.status_code in (200, 304):
            response.headers["Cache-Control"] = "no-cache"
        return response


class Assets(Files):
    """Files whose names contain a hash of what is in them: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, to be kept for ever."""
        response = await super().get_response(path, scope)
        if response.status_code in (200, 304):
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def pages_missing(static: Path) -> bool:
    """Whether the web pages have not been built."""
    return not (static / "index.html").is_file()


def shell(static: Path, status: int = 200) -> Response:
    """The page; what it shows it takes from its address, and also says where nothing is."""
    if pages_missing(static):
        return HTMLResponse(NOT_BUILT, status_code=503)
    return FileResponse(
        static / "index.html", status_code=status, headers={"Cache-Control": "no-cache"}
    )


def wants_page(request: Request) -> bool:
    """Whether somebody typed an address or followed a link, and is to read the answer."""
    return (
        request.method in ("GET", "HEAD")
        and not request.url.path.startswith("/api/")
        and "text/html" in request.headers.get("accept", "")
    )


def page_routes(static: Path) -> list[BaseRoute]:
    """The application shell at each of its addresses, and the files it uses."""

    async def page(_request: Request) -> Response:
        return shell(static)

    return [
        Route("/", page),
        Route("/game/{game}", page),
        Route("/device/{game}", page),
        Route("/replay", page),
        Route("/analysis", page),
        Route("/library", page),
        Route("/learn", page),
        Route("/learn/{step}", page),
        Route("/rules/{variant}", page),
        Route("/about", page),
        Route("/sheet", page),
        Mount("/assets", Assets(directory=static / "assets", check_dir=False)),
        Mount("/", Loose(directory=static, check_dir=False)),
    ]
