"""The web application: rooms with event logs, HTTP, sockets, and the page's files."""

from .app import create_app
from .config import DEFAULT_HOST, DEFAULT_PORT, Config, default_database
from .errors import ServerError
from .serving import run, serve

__all__ = [
    "DEFAULT_HOST",
    "DEFAULT_PORT",
    "Config",
    "ServerError",
    "create_app",
    "default_database",
    "run",
    "serve",
]
