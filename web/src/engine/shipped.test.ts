import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { shippedFile } from "./shipped";

const KNOWN = { bestemshe: "./assets/bestemshe-12345678.tgn" };

test("a file is fetched once, and tried again where it could not be had", async () => {
  const answers: (() => Response)[] = [
    () => {
      throw new TypeError("offline");
    },
    () => new Response("not found", { status: 404 }),
    () => new Response(Uint8Array.of(1, 2, 3)),
  ];
  const fetching = mock.method(globalThis, "fetch", async (address: URL) => {
    assert.match(String(address), /assets\/bestemshe-12345678\.tgn$/);
    return answers.shift()?.() ?? assert.fail("fetched again");
  });
  assert.equal(await shippedFile(KNOWN, "bestemshe"), null);
  assert.equal(await shippedFile(KNOWN, "bestemshe"), null);
  const both = await Promise.all([
    shippedFile(KNOWN, "bestemshe"),
    shippedFile(KNOWN, "bestemshe"),
  ]);
  assert.deepEqual(both, [Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2, 3)]);
  assert.equal(await shippedFile(KNOWN, "mangala"), null);
  assert.equal(fetching.mock.callCount(), 3);
  fetching.mock.restore();
});
