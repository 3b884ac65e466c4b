import assert from "node:assert/strict";
import { test } from "node:test";
import { type Asked, companions, plan, stem } from "./plan";

const SCOPE = "https://example.org/togyz/";

function planned(path: string, asked: Partial<Asked> = {}, isStatic = false): string {
  return plan({ method: "GET", mode: "cors", url: SCOPE + path, ...asked }, SCOPE, isStatic);
}

test("every page of ours is the shell, and no other address is", () => {
  for (const path of [
    "",
    "index.html",
    "?utm=1",
    "#/replay",
    "replay?game=a",
    "game/a",
    "device/b",
    "learn",
    "learn/even",
    "rules/mangala",
    "about",
    "sheet",
  ])
    assert.equal(planned(path, { mode: "navigate" }), "page", path);
  for (const path of [
    "nowhere",
    "game/",
    "game/a/b",
    "api/games",
    "health",
    "replay/x",
    "learn/",
    "learn/a/b",
    "rules",
  ])
    assert.equal(planned(path, { mode: "navigate" }), "network", path);
});

test("on a host that knows nothing of us the first page is the only one", () => {
  for (const path of ["", "index.html", "?utm=1", "#/learn/even"])
    assert.equal(planned(path, { mode: "navigate" }, true), "page", path);
  for (const path of ["game/a", "learn", "learn/even", "rules/mangala", "about", "nowhere"])
    assert.equal(planned(path, { mode: "navigate" }, true), "network", path);
  assert.equal(planned("assets/main-5CDHPEZQ.js", {}, true), "file");
});

test("what a server says of now is never kept", () => {
  for (const path of ["api/games", "api/games/a/record?format=tgk", "health", "metrics", "sw.js"])
    assert.equal(planned(path), "network", path);
  assert.equal(planned("assets/main-5CDHPEZQ.js"), "file");
  assert.equal(planned("assets/main-5CDHPEZQ.js", { method: "POST" }), "network");
  assert.equal(planned("", { url: "https://example.org/other/" }), "network");
  assert.equal(planned("", { url: "https://else.example/togyz/assets/a.js" }), "network");
});

test("a file keeps its stem when its content changes", () => {
  assert.equal(stem("assets/ru-5CDHPEZQ.js"), "assets/ru.js");
  assert.equal(stem("assets/core-61f9423e.wasm"), "assets/core.wasm");
  assert.equal(stem("favicon.svg"), "favicon.svg");
});

test("a language is kept whole", () => {
  const optional = ["assets/ru-5CDHPEZQ.js", "assets/ru.learn-AAAAAAAA.js", "assets/r-BBBBBBBB.js"];
  assert.deepEqual(companions("assets/ru-5CDHPEZQ.js", optional), ["assets/ru.learn-AAAAAAAA.js"]);
  assert.deepEqual(companions("assets/ru.learn-AAAAAAAA.js", optional), []);
});
