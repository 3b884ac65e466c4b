// Parts of the page that are fetched when they are needed.

/** A part could not be fetched: there is no network, or the server has a newer page by now. */
export class PartMissing extends Error {}

/** What `import()` gives; fails with a `PartMissing`. */
export async function part<T>(fetched: Promise<T>): Promise<T> {
  try {
    return await fetched;
  } catch (error) {
    throw new PartMissing(String(error), { cause: error });
  }
}
