import assert from "node:assert/strict";
import { test } from "node:test";
import { gamePath, replayPath, route } from "./router";
import { parse } from "./settings";

const server = (id: string) => ({ place: "server", id }) as const;

test("addresses lead to their pages", () => {
  assert.deepEqual(route("/", ""), { name: "home" });
  assert.deepEqual(route("/game/abc", ""), { name: "play", game: server("abc") });
  assert.deepEqual(route("/replay", ""), { name: "replay", game: null });
  assert.deepEqual(route("/replay", "?game=abc"), { name: "replay", game: server("abc") });
  assert.deepEqual(route("/learn", ""), { name: "learn", step: null });
  assert.deepEqual(route("/learn/even", ""), { name: "learn", step: "even" });
  assert.deepEqual(route("/rules/mangala", ""), { name: "rules", variant: "mangala" });
  assert.deepEqual(route("/about", ""), { name: "about" });
  assert.deepEqual(route("/sheet", ""), { name: "sheet" });
  const device = { place: "device", id: "a?/b" } as const;
  assert.deepEqual(route(gamePath(device), ""), { name: "play", game: device });
  const [path = "", query = ""] = replayPath(device).split("?");
  assert.deepEqual(route(path, query), { name: "replay", game: device });
  for (const nowhere of [
    "/nowhere",
    "/game",
    "/game/",
    "/game/abc/d",
    "/replay/",
    "/replay/x",
    "/learn/",
    "/learn/a/b",
    "/rules",
    "/about/x",
  ]) {
    assert.deepEqual(route(nowhere, ""), { name: "missing" }, nowhere);
  }
  assert.deepEqual(route("/game/%61%F0%9F%98%80", ""), { name: "play", game: server("a😀") });
  // Nobody can decode these; the server will say that there is no such game.
  assert.deepEqual(route("/game/%ff", ""), { name: "play", game: server("%ff") });
  assert.deepEqual(route("/game/%", ""), { name: "play", game: server("%") });
});

test("settings that make no sense become the defaults, one by one", () => {
  const defaults = parse(null);
  assert.equal(defaults.speed, "normal");
  assert.deepEqual(parse("no JSON"), defaults);
  assert.deepEqual(parse("[1]"), defaults);
  assert.deepEqual(parse("null"), defaults);
  assert.deepEqual(parse('{"speed": "warp", "theme": "dark", "level": 3}'), {
    ...defaults,
    theme: "dark",
  });
});
