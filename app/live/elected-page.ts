import { PageServer } from "./serve-pages.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/**
 * Where no worker can be shared, one of this browser's pages has the connection for all of them: who holds a lock that the
 * browser gives to one page at a time. It is one that is looked at, where there is any, since hidden pages are slowed down. STREAM5
 */
const name = "fullcourt live";

/** Between pages. `leads`: there is a new one that has the connection. `seeks`: a page that is looked at would have it. */
type BetweenPages =
  | { readonly kind: "to-leader"; readonly port: string; readonly data: ToWorker }
  | { readonly kind: "to-page"; readonly port: string; readonly data: FromWorker }
  | { readonly kind: "leads" }
  | { readonly kind: "seeks" };

const channel = new BroadcastChannel(name);
const page = crypto.randomUUID();
/** The far ends of this page's own ports. */
const own = new Map<string, MessagePort>();
/** While this page leads: the near ends of other pages' ports. */
const others = new Map<string, MessagePort>();
let pages: PageServer | null = null;
let release: (() => void) | null = null;
let seeking: AbortController | null = null;
let made = 0;

channel.addEventListener("message", ({ data }: MessageEvent<BetweenPages>) => hear(data));
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) seek();
  else if (pages === null) seeking?.abort();
  else void giveWay();
});

/** Hands the far end of a page's port to whoever has the connection. */
export function connectToElected(port: MessagePort): void {
  if (pages === null) relay(`${page} ${made++}`, port);
  else pages.serve(port);
  seek();
}

function relay(id: string, port: MessagePort): void {
  own.set(id, port);
  port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    say({ kind: "to-leader", port: id, data });
    if (data.kind === "leave") own.delete(id);
  });
  port.start();
}

function say(message: BetweenPages): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- pages of this origin alone hear it
  channel.postMessage(message);
}

function hear(message: BetweenPages): void {
  if (message.kind === "to-page") own.get(message.port)?.postMessage(message.data);
  else if (message.kind === "leads") joinAnew();
  else if (message.kind === "seeks") void giveWay();
  else if (pages !== null) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    portOf(message.port).postMessage(message.data);
    if (message.data.kind === "leave") others.delete(message.port);
  }
}

/** Whoever is served elsewhere from now on asks there again, from where he stands. */
function joinAnew(): void {
  for (const port of own.values()) port.postMessage({ kind: "gone" } satisfies FromWorker);
  own.clear();
}

function portOf(id: string): MessagePort {
  const known = others.get(id);
  if (known) return known;
  const { port1: near, port2: far } = new MessageChannel();
  near.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => say({ kind: "to-page", port: id, data }));
  near.start();
  others.set(id, near);
  pages?.serve(far);
  return near;
}

/** A page that nobody looks at leads only where nobody else does. */
function seek(): void {
  if (pages !== null || seeking !== null) return;
  const asking = new AbortController();
  seeking = asking;
  const how = document.hidden ? { ifAvailable: true } : { signal: asking.signal };
  void navigator.locks
    .request(name, how, async (lock) => {
      if (lock === null) return;
      await lead();
    })
    .catch(() => undefined)
    .finally(() => (seeking = seeking === asking ? null : seeking));
  if (!document.hidden) say({ kind: "seeks" });
}

async function lead(): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  pages = new PageServer();
  release = resolve;
  say({ kind: "leads" });
  joinAnew();
  await over;
  pages.close();
  pages = null;
  others.clear();
}

/** Hidden, and somebody who is looked at waits. */
async function giveWay(): Promise<void> {
  if (pages === null || !document.hidden) return;
  const { pending = [] } = await navigator.locks.query();
  if (document.hidden && pending.some((lock) => lock.name === name)) release?.();
}
