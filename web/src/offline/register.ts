// Has the page kept on the device, and tells when a newer one is there.
import { isStatic } from "../addresses";

// A page may stay open for days.
const LOOK_AGAIN = 60 * 60_000;

/** The browser can keep pages, and this one came in a way that it trusts. */
function able(): boolean {
  return "serviceWorker" in navigator;
}

/**
 * Registers the service worker, when the page has all that it needs.
 *
 * `newer` is called when a newer version waits; what it gets makes that one take over.
 */
export function keepPage(newer: (takeOver: () => void) => void): void {
  if (!able()) return;
  const register = (): void => {
    navigator.serviceWorker
      .register(isStatic ? "sw.js" : "/sw.js", { updateViaCache: "none" })
      .then(
        (registration) => watch(registration, newer),
        // It works without, as long as there is a network.
        (problem: unknown) => console.info("the page is not kept on this device:", problem),
      );
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

function watch(
  registration: ServiceWorkerRegistration,
  newer: (takeOver: () => void) => void,
): void {
  const { serviceWorker } = navigator;
  let wished = false;
  // The first version is none that replaces another.
  const told = new Set<ServiceWorker>();
  const tell = (): void => {
    const { waiting } = registration;
    if (waiting === null || registration.active === null || told.has(waiting)) return;
    told.add(waiting);
    newer(() => {
      wished = true;
      waiting.postMessage({ type: "take-over" });
    });
  };
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", tell);
  });
  tell();
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (wished) location.reload();
    // Another tab wanted the newer version; this page is of the old one.
    else if (controlled) newer(() => location.reload());
    controlled = true;
  });
  setInterval(() => void registration.update().catch(() => {}), LOOK_AGAIN);
  // What was fetched before there was a worker, such as the words of the visitor's language.
  serviceWorker.ready.then(({ active }) => {
    const used = performance.getEntriesByType("resource").map((entry) => entry.name);
    active?.postMessage({ type: "keep", addresses: used });
  });
}
