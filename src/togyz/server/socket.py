"""The socket on which a game is played and watched."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from .clocks import now
from .errors import Refused
from .guard import refusal
from .messages import ClientMessage, Echo, Hello, Ping, Pong, Refusal
from .room import Room
from .services import services
from .watcher import Watcher

__all__ = ["MESSAGE_SIZE", "SOCKET_ROUTES"]

logger = logging.getLogger(__name__)

MESSAGE_SIZE = 16 * 1024
"""Bytes of the longest message that a client may send."""

TOO_SLOW = 1013

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


async def play(socket: WebSocket) -> None:
    """Serve one connection for as long as it lasts."""
    here = services(socket)
    try:
        async with here.rooms.hold(socket.path_params["game"]) as room:
            await socket.accept()
            watcher = Watcher(here.seats.visitor(socket))
            sending = asyncio.create_task(_send(socket, watcher))
            try:
                await _receive(socket, room, watcher)
            finally:
                room.leave(watcher)
                sending.cancel()
                await asyncio.wait([sending])
    except Refused as refused:
        await socket.send_denial_response(refusal(refused))


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    """Send what the room tells, in order."""
    try:
        while (message := await watcher.outbox.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(TOO_SLOW, "too slow")
    except (WebSocketDisconnect, RuntimeError):
        return  # the connection is gone, which the receiver notices too


async def _receive(socket: WebSocket, room: Room, watcher: Watcher) -> None:
    """Do what the client asks, one thing after the other, until it goes."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        at = now()
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
            try:
                watcher.tell(await room.obey(asked, watcher.visitor, at))
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
