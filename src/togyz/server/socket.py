"""The socket on which a game is played and watched."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import perf_counter

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from togyz.rules import TogyzError

from .clocks import now
from .errors import Refused
from .limits import Pace, network
from .messages import ClientMessage, Echo, Hello, Ping, Pong, Refusal
from .metrics import MOVE_SECONDS, SOCKETS
from .room import Room
from .services import Services, services
from .watcher import Watcher

__all__ = ["MESSAGE_SIZE", "SOCKET_ROUTES"]

logger = logging.getLogger(__name__)

MESSAGE_SIZE = 16 * 1024
"""Bytes of the longest message that a client may send."""

TOO_SLOW = 1013
FINAL = 4404
"""The close code that says: there is no such game, or it can't be shown; don't come again."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


async def play(socket: WebSocket) -> None:
    """Serve one connection for as long as it lasts."""
    here = services(socket)
    try:
        with here.sockets.one(network(socket)):
            await _serve(socket, here)
    except Refused:
        # Before it is accepted: pages then come again at growing intervals.
        await socket.close()


async def _serve(socket: WebSocket, here: Services) -> None:
    await socket.accept()
    try:
        async with here.rooms.hold(socket.path_params["game"]) as room:
            watcher = Watcher(here.seats.visitor(socket))
            sending = asyncio.create_task(_send(socket, watcher))
            try:
                with SOCKETS.track_inprogress():
                    await _receive(socket, room, watcher)
            finally:
                room.leave(watcher)
                sending.cancel()
                await asyncio.wait([sending])
    except TogyzError as error:
        await _turn_away(socket, error)


async def _turn_away(socket: WebSocket, error: TogyzError) -> None:
    """Say why this game can't be shown, and that it is of no use to come again."""
    if isinstance(error, Refused):
        refusal = Refusal(code=error.code, message=error.message)
    else:
        logger.error("game %s can't be read: %s", socket.path_params["game"], error)
        refusal = Refusal(code="internal", message="The server can't read this game.")
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(refusal).decode())
        await socket.close(FINAL, refusal.code)


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    """Send what the room tells, in order."""
    try:
        while (message := await watcher.outbox.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(TOO_SLOW, "too slow")
    except (WebSocketDisconnect, RuntimeError):
        return  # the connection is gone, which the receiver notices too


async def _receive(socket: WebSocket, room: Room, watcher: Watcher) -> None:
    """Do what the client asks, one thing after the other, until it goes.

    Who sends too fast is heard more slowly: what comes meanwhile waits at the sender's end.
    """
    pace = Pace()
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        at = now()
        if (seconds := pace.wait()) > 0:
            await asyncio.sleep(seconds)
        text = message.get("text")
        if text is None:
            watcher.tell(Refusal(code="bad-request", message="Send text messages, not binary."))
            continue
        if len(text) > MESSAGE_SIZE:
            watcher.tell(Refusal(code="too-large", message="That message is too long."))
            continue
        try:
            asked = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            watcher.tell(Refusal(code="bad-request", message=f"{error}."))
            continue
        await _answer(asked, room, watcher, at)


async def _answer(asked: ClientMessage, room: Room, watcher: Watcher, at: int) -> None:
    match asked:
        case Hello():
            room.join(watcher, asked.seen)
        case Ping():
            watcher.tell(Pong())
        case Echo():
            room.echo(watcher, asked.n, at)
        case _:
            begin = perf_counter()
            try:
                watcher.tell(await room.obey(asked, watcher.visitor, at))
                MOVE_SECONDS.observe(perf_counter() - begin)
            except Refused as refused:
                watcher.tell(Refusal(code=refused.code, message=refused.message, id=asked.id))
                if refused.code == "stale":
                    room.resend(watcher)
            except Exception:
                logger.exception("game %s: %s failed", room.state.id, type(asked).__name__)
                watcher.tell(
                    Refusal(
                        code="internal",
                        message="The server could not do that; nothing has changed.",
                        id=asked.id,
                    )
                )


SOCKET_ROUTES = [WebSocketRoute("/api/games/{game}/socket", play)]
