// Keeps the pages of the scoring table that this device has opened, and the files they loaded, so that they open without a line. Its
// scope is those pages alone. While a period is played they are answered from here, and no new build is told of. SEAT12, SEAT13

/**
 * @typedef {{ readonly kind: "keep", readonly path: string, readonly build: string, readonly files: readonly string[], readonly isHeld: boolean }} Keep
 * @typedef {{ put(name: string, answer: Response): Promise<void>, match(name: string): Promise<Response | undefined>, delete(name: string): Promise<boolean> }} Kept
 * @typedef {{ open(name: string): Promise<Kept>, keys(): Promise<string[]>, delete(name: string): Promise<boolean>, match(name: string): Promise<Response | undefined> }} AllKept
 * @typedef {{ readonly url: string, readonly method: string, readonly mode: string, readonly destination: string }} Asked
 * @typedef {{ readonly data: unknown, readonly request: Asked & Request, waitUntil(done: Promise<unknown>): void, respondWith(answer: Promise<Response>): void }} ConsoleWorkerEvent
 * @typedef {{
 *   clients: { claim(): Promise<void> }, caches: AllKept, location: { origin: string },
 *   addEventListener(type: string, listener: (event: ConsoleWorkerEvent) => void): void,
 * }} ConsoleWorkerScope
 */
const consoleWorker = /** @type {ConsoleWorkerScope} */ (/** @type {unknown} */ (globalThis));

const cachePrefix = "console ";
const heldCache = "console-held";
/** A line that does not answer by then is as good as none. */
const answerWithinMs = 4000;

consoleWorker.addEventListener("activate", (event) => event.waitUntil(consoleWorker.clients.claim()));
consoleWorker.addEventListener("message", (event) => {
  const asked = /** @type {Partial<Keep> | null} */ (event.data);
  if (asked?.kind === "keep") event.waitUntil(keep(/** @type {Keep} */ (asked)));
});
consoleWorker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== consoleWorker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, pathname));
  else if (pathname === "/builds/latest.json") event.respondWith(latestBuild(request));
  // Calls have no destination, and go their own way.
  else if (request.destination !== "") event.respondWith(file(request, pathname));
});

/**
 * The page has opened: it and all that it has loaded. One of another build takes the place of what was kept, unless a period is played.
 * @param {Keep} asked
 */
async function keep({ path, build, files, isHeld }) {
  const held = await consoleWorker.caches.open(heldCache);
  if (isHeld) await held.put(`/held${path}`, new Response("held"));
  else await held.delete(`/held${path}`);
  const cache = await consoleWorker.caches.open(cachePrefix + build);
  if (!(await cache.match(path))) {
    const answer = await fetch(path, { cache: "no-store" });
    // Another build has come meanwhile: its files are not those that this page has loaded.
    if (!answer.ok || !(await answer.clone().text()).includes(build)) return;
    await cache.put(path, answer);
  }
  await Promise.all(
    files.map(async (name) => {
      if (await cache.match(name)) return;
      const answer = await fetch(name).catch(() => null);
      if (answer?.ok) await cache.put(name, answer);
    }),
  );
  if (isHeld) return;
  for (const name of await consoleWorker.caches.keys())
    if (name.startsWith(cachePrefix) && name !== cachePrefix + build) await consoleWorker.caches.delete(name);
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function page(request, path) {
  const kept = await consoleWorker.caches.match(path);
  const isHeld = kept !== undefined && (await (await consoleWorker.caches.open(heldCache)).match(`/held${path}`)) !== undefined;
  if (isHeld) return kept;
  try {
    return await fetch(request, kept === undefined ? {} : { signal: AbortSignal.timeout(answerWithinMs) });
  } catch (error) {
    if (kept === undefined) throw error;
    return kept;
  }
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function file(request, path) {
  return (await consoleWorker.caches.match(path)) ?? fetch(request);
}

/**
 * While any period is played there is no newer one.
 * @param {Request} request
 */
async function latestBuild(request) {
  const held = /** @type {Kept & { keys(): Promise<unknown[]> }} */ (await consoleWorker.caches.open(heldCache));
  return (await held.keys()).length > 0 ? new Response("{}", { headers: { "Content-Type": "application/json" } }) : fetch(request);
}
