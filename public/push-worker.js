// Shows what devices are told while no page is open. Keeps no page and answers no request.

/**
 * @typedef {{ readonly url: string, readonly visibilityState: string, focus(): Promise<unknown> }} OpenPage
 * @typedef {{ title?: string, body?: string, lang?: string, dir?: "ltr", tag?: string, icon?: string, image?: string, navigate?: string, data?: { path?: string } }} Told
 * @typedef {{ notification?: Told, app_badge?: number, data?: { tag?: string, path?: string }, fcmOptions?: { link?: string } }} Sent
 * @typedef {{ data: { json(): unknown }, notification: { close(): void, data?: { path?: string } }, waitUntil(done: Promise<unknown>): void }} WorkerEvent
 * @typedef {{
 *   skipWaiting(): Promise<void>,
 *   clients: { claim(): Promise<void>, matchAll(of: object): Promise<OpenPage[]>, openWindow(path: string): Promise<unknown> },
 *   registration: { showNotification(title: string, options: object): Promise<void> },
 *   navigator: { setAppBadge?(count: number): Promise<void>, clearAppBadge?(): Promise<void> },
 *   location: { origin: string },
 *   addEventListener(type: string, listener: (event: WorkerEvent) => void): void,
 * }} WorkerScope
 */
const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis));

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("push", (event) => event.waitUntil(show(sentIn(event))));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

/**
 * Ours is declarative; a league's provider sends the same under names of its own.
 * @param {Sent | null} sent
 */
async function show(sent) {
  const told = sent?.notification;
  if (!sent || !told?.title) return;
  const path = pathOf(told.data?.path ?? told.navigate ?? sent.fcmOptions?.link ?? sent.data?.path);
  const pages = await openPages();
  // Whoever looks at the game sees it happen.
  if (pages.some((page) => page.visibilityState === "visible" && showsSame(page.url, path))) return;
  await worker.navigator.setAppBadge?.(sent.app_badge ?? 1).catch(() => undefined);
  const { title, body, lang, dir, tag, icon, image } = told;
  await worker.registration.showNotification(title, { body, lang, dir, icon, image, tag: tag ?? sent.data?.tag, data: { path } });
}

/** @param {string} path */
async function open(path) {
  await worker.navigator.clearAppBadge?.().catch(() => undefined);
  const pages = await openPages();
  const there = pages.find((page) => showsSame(page.url, path));
  await (there ? there.focus() : worker.clients.openWindow(path));
}

function openPages() {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

/**
 * @param {WorkerEvent} event
 * @returns {Sent | null}
 */
function sentIn({ data }) {
  try {
    return /** @type {Sent | null} */ (data.json());
  } catch {
    return null;
  }
}

/**
 * Never to another site, whatever a message says.
 * @param {string | undefined} address
 */
function pathOf(address) {
  const { origin } = worker.location;
  if (address === undefined || !URL.canParse(address, origin)) return "/";
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname : "/";
}

/**
 * The page or one of its tabs, in any language.
 * @param {string} url
 * @param {string} path
 */
function showsSame(url, path) {
  const shown = withoutLanguage(new URL(url).pathname);
  const told = withoutLanguage(path);
  return told !== "/" && (shown === told || shown.startsWith(`${told}/`));
}

/** @param {string} path */
function withoutLanguage(path) {
  return path.replace(/^\/[a-z-]+(?=\/)/, "");
}
