import assert from "node:assert/strict";
import { test } from "node:test";
import { clockText } from "./clock";

test("a clock shows minutes and seconds, hours where there are any, and tenths at the end", () => {
  assert.equal(clockText(300_000), "5:00");
  assert.equal(clockText(299_001), "5:00");
  assert.equal(clockText(299_000), "4:59");
  assert.equal(clockText(3_600_000), "1:00:00");
  assert.equal(clockText(3_723_000), "1:02:03");
  assert.equal(clockText(20_000), "0:20");
  assert.equal(clockText(19_999), "0:19.9");
  assert.equal(clockText(4_250), "0:04.2");
  assert.equal(clockText(1), "0:00.0");
  assert.equal(clockText(-50), "0:00.0");
});
