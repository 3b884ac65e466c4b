import assert from "node:assert/strict";
import { test } from "node:test";
import { route } from "./router";
import { parse } from "./settings";

test("addresses lead to their pages", () => {
  assert.deepEqual(route("/", ""), { name: "home" });
  assert.deepEqual(route("/game/abc", ""), { name: "play", id: "abc" });
  assert.deepEqual(route("/replay", ""), { name: "replay", game: null });
  assert.deepEqual(route("/replay", "?game=abc"), { name: "replay", game: "abc" });
  for (const nowhere of ["/nowhere", "/game", "/game/", "/game/abc/d", "/replay/", "/replay/x"]) {
    assert.deepEqual(route(nowhere, ""), { name: "missing" }, nowhere);
  }
  assert.deepEqual(route("/game/%61%F0%9F%98%80", ""), { name: "play", id: "a😀" });
  // Nobody can decode these; the server will say that there is no such game.
  assert.deepEqual(route("/game/%ff", ""), { name: "play", id: "%ff" });
  assert.deepEqual(route("/game/%", ""), { name: "play", id: "%" });
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
