import assert from "node:assert/strict";
import { test } from "node:test";
import { route } from "./router";
import { parse } from "./settings";

test("addresses lead to their pages", () => {
  assert.deepEqual(route("/", ""), { name: "home" });
  assert.deepEqual(route("/game/abc", ""), { name: "play", id: "abc" });
  assert.deepEqual(route("/replay", ""), { name: "replay", game: null });
  assert.deepEqual(route("/replay", "?game=abc"), { name: "replay", game: "abc" });
  assert.deepEqual(route("/nowhere", ""), { name: "home" });
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
