import assert from "node:assert/strict";
import { test } from "node:test";
import { clockOf } from "./clock-choice";

test("a clock is minutes and seconds, within bounds", () => {
  assert.deepEqual(clockOf("5+3"), { base: 300, increment: 3 });
  assert.deepEqual(clockOf("0.5+0"), { base: 30, increment: 0 });
  assert.deepEqual(clockOf("999+999"), { base: 10_800, increment: 60 });
  assert.deepEqual(clockOf("0+0"), { base: 30, increment: 0 });
  for (const none of ["none", "", "5", "5+", "+3", "a+b", "-5+3"])
    assert.equal(clockOf(none), null);
});
