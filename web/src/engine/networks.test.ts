import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { networkFor } from "./networks";

const KNOWN = { bestemshe: "./assets/bestemshe-12345678.tgn" };

test("a network is fetched once, and tried again where it could not be had", async () => {
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
  assert.equal(await networkFor("bestemshe", KNOWN), null);
  assert.equal(await networkFor("bestemshe", KNOWN), null);
  const both = await Promise.all([networkFor("bestemshe", KNOWN), networkFor("bestemshe", KNOWN)]);
  assert.deepEqual(both, [Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2, 3)]);
  assert.equal(await networkFor("mangala", KNOWN), null);
  assert.equal(fetching.mock.callCount(), 3);
  fetching.mock.restore();
});
