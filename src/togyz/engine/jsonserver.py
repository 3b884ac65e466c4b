"""JSON lines: many requests at once, searched by a few workers.

Every request gets exactly one last answer: a ``result`` or an ``error`` with its id.
docs/reference/engine-json.md describes it all.
"""

from __future__ import annotations

import heapq
import json
import threading
from collections.abc import Callable
from typing import Any, BinaryIO

from togyz.core import Info
from togyz.rules import VARIANTS, TogyzError

from .answer import NOTHING_YET
from .jsonrequests import About, Analyse, Cancel, Refused, RequestId, parse_request
from .judges import DEFAULT
from .knowledge import AUTO
from .levels import FULL, level_names
from .local import OwnEngine, own_name
from .options import OWN_OPTIONS
from .report import info_as_dict
from .session import bounded_lines
from .words import printable

__all__ = ["LONGEST_REQUEST", "MOST_PENDING", "JsonServer", "serve_json"]

LONGEST_REQUEST = 1 << 20
MOST_PENDING = 10_000
"""Requests that may wait."""


class Job:
    """A request and how far it is."""

    def __init__(self, request: Analyse) -> None:
        self.request = request
        self.engine: OwnEngine | None = None
        self.cancelled = False
        self.done = False


class JsonServer:
    """Workers and the requests that wait for them."""

    def __init__(
        self,
        write: Callable[[dict[str, Any]], None],
        workers: int,
        hash_mib: int,
        threads: int,
        network: str = DEFAULT,
        tables: str = AUTO,
    ) -> None:
        """Start the workers.

        Args:
            write: gets every answer, from several threads.
            workers: how many positions are searched at once.
            hash_mib: memory for each worker's table.
            threads: how many think about one position.
            network: what judges positions, as the option of our engine.
            tables: which tables are asked, likewise.

        Raises:
            CoreUnavailable: there is no compiled core.
            TogyzError: no memory, no threads, or no such network or folder.
        """
        most = OWN_OPTIONS["hash"].highest
        if workers * hash_mib > most:
            raise TogyzError(
                f"{workers} workers with {hash_mib} MiB each need more than the {most} MiB "
                "that there may be: give them less, or take fewer"
            )
        self._write = write
        self._jobs: dict[RequestId, Job] = {}
        self._queue: list[tuple[int, int, Job]] = []
        self._count = 0
        self._closing = False
        self._change = threading.Condition()
        engines = [
            OwnEngine(hash=hash_mib, threads=threads, network=network, tables=tables)
            for _ in range(workers)
        ]
        self._network = network
        self._tables = tables
        self._threads = [
            threading.Thread(target=self._work, args=(engine,), daemon=True) for engine in engines
        ]
        try:
            for thread in self._threads:
                thread.start()
        except RuntimeError as error:
            with self._change:
                self._closing = True
                self._change.notify_all()
            raise TogyzError(f"there are no threads for {workers} workers: {error}") from None

    def handle(self, line: str | None) -> None:
        """Take a request; None stands for a line that was too long."""
        try:
            if line is None:
                raise Refused(None, None, f"a request has at most {LONGEST_REQUEST} bytes")
            if not line:
                return
            request = parse_request(line)
            self._check_unused(request.id)
            if isinstance(request, About):
                self._about(request)
            elif isinstance(request, Cancel):
                self._cancel(request)
            else:
                self._accept(request)
        except Refused as error:
            self._refuse(error)

    def close(self, *, finish: bool = False) -> None:
        """Take no more; cancel everything, or with `finish` only what has no end."""
        with self._change:
            self._closing = True
            jobs = list(self._jobs.values())
            self._change.notify_all()
        for job in jobs:
            if job.request.endless or not finish:
                self._cancel_job(job)
        for thread in self._threads:
            thread.join()

    def _refuse(self, error: Refused) -> None:
        self._write(
            {
                "id": error.request,
                "type": "error",
                "field": error.field,
                "message": error.message,
            }
        )

    def _check_unused(self, request: RequestId) -> None:
        # Requests come one after the other: nobody takes it meanwhile.
        with self._change:
            if request in self._jobs:
                raise Refused(request, "id", "another request of this id is not done yet")

    def _about(self, request: About) -> None:
        self._write(
            {
                "id": request.id,
                "type": "result",
                "name": own_name(),
                "variants": list(VARIANTS),
                "levels": list(level_names()),
                "workers": len(self._threads),
                "network": self._network,
                "tables": self._tables,
                "pending": len(self._jobs),
            }
        )

    def _accept(self, request: Analyse) -> None:
        with self._change:
            if len(self._jobs) >= MOST_PENDING:
                raise Refused(request.id, None, f"{MOST_PENDING} requests wait: send less at once")
            job = Job(request)
            self._jobs[request.id] = job
            self._count += 1
            heapq.heappush(self._queue, (-request.priority, self._count, job))
            self._change.notify()

    def _cancel(self, request: Cancel) -> None:
        with self._change:
            job = self._jobs.get(request.target)
        if job is not None:
            self._cancel_job(job)
        self._write({"id": request.id, "type": "result", "found": job is not None})

    def _cancel_job(self, job: Job) -> None:
        with self._change:
            if job.done:
                return  # its engine may be at another one by now
            job.cancelled = True
            if job.engine is not None:
                job.engine.stop()
                return
        # It has not begun. A worker that comes to it later passes it over.
        self._finish(job, NOTHING_YET)

    def _finish(self, job: Job, found: Info | TogyzError) -> None:
        with self._change:
            if job.done:
                return
            job.done = True
            del self._jobs[job.request.id]
        if isinstance(found, TogyzError):
            self._refuse(Refused(job.request.id, None, str(found)))
        else:
            self._tell(job, "result", found)

    def _tell(self, job: Job, kind: str, info: Info) -> None:
        answer = {"id": job.request.id, "type": kind, **info_as_dict(info)}
        if kind == "result":
            answer["cancelled"] = job.cancelled
        self._write(answer)

    def _work(self, engine: OwnEngine) -> None:
        while (job := self._next()) is not None:
            found: Info | TogyzError | None
            try:
                found = self._search(engine, job)
            except TogyzError as error:
                found = error
            except Exception as error:
                # Whatever it is: one who asked is answered, and the others have their worker.
                found = TogyzError(f"the search failed: {printable(repr(error))}")
            if found is not None:
                self._finish(job, found)

    def _next(self) -> Job | None:
        with self._change:
            while True:
                while self._queue:
                    job = heapq.heappop(self._queue)[2]
                    if not job.cancelled:
                        return job
                if self._closing:
                    return None
                self._change.wait()

    def _search(self, engine: OwnEngine, job: Job) -> Info | None:
        request = job.request
        tables = request.tables or self._tables
        if tables != engine.tables:
            engine.set_option("tables", tables)
        # The same request gets the same answer, whatever came before it.
        engine.set(request.position, request.earlier)
        engine.clear()
        with self._change:
            if job.cancelled:
                return None  # answered already
            job.engine = engine  # from now on a cancel is heard

        def hear(info: Info) -> None:
            if request.partial:
                self._tell(job, "partial", info)

        if request.level.name != FULL:
            return engine.choose(request.level, request.seed, request.limits.moves)
        return engine.search(request.limits, hear)


def serve_json(
    stdin: BinaryIO,
    stdout: BinaryIO,
    workers: int,
    hash_mib: int,
    threads: int,
    network: str = DEFAULT,
    tables: str = AUTO,
) -> None:
    """Answer requests until the end of the input; what has limits is finished then.

    Raises:
        CoreUnavailable: there is no compiled core.
        TogyzError: no memory, or no such network or folder.
        BrokenPipeError: nobody reads the answers any more.
    """
    lock = threading.Lock()
    broken: list[OSError] = []

    def write(answer: dict[str, Any]) -> None:
        # ASCII: a lone surrogate in an id has no other form.
        line = json.dumps(answer).encode() + b"\n"
        with lock:
            try:
                stdout.write(line)
                stdout.flush()
            except OSError as error:
                broken.append(error)

    server = JsonServer(write, workers, hash_mib, threads, network, tables)
    try:
        for line in bounded_lines(stdin, LONGEST_REQUEST):
            if broken:
                break
            server.handle(line)
        server.close(finish=not broken)
    except BaseException:  # Ctrl-C: no thread may be inside the core when Python ends
        server.close()
        raise
    if broken:
        raise broken[0]
