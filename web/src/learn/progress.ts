// Which steps of the course have been done, kept on the device.
const KEY = "togyz.learn";

/** Reads what was kept; what makes no sense counts as nothing. */
export function readDone(stored: string | null): Set<string> {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    if (Array.isArray(value)) {
      return new Set(value.filter((one): one is string => typeof one === "string"));
    }
  } catch {
    // Not ours.
  }
  return new Set();
}

// Where a browser forbids storage, it holds until the page is left.
let kept: Set<string> | null = null;

export function done(): ReadonlySet<string> {
  try {
    return readDone(localStorage.getItem(KEY) ?? JSON.stringify([...(kept ?? [])]));
  } catch {
    return kept ?? new Set();
  }
}

export function markDone(id: string): void {
  kept = new Set(done()).add(id);
  store();
}

/** Begins the course anew. */
export function forget(): void {
  kept = new Set();
  store();
}

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...(kept ?? [])]));
  } catch {
    // It stays in `kept`.
  }
}
