import type { LiveConnection } from "./live-connection.ts";
import { SharedConnection } from "./shared-connection.ts";
import { StreamClient } from "./stream-client.ts";

let shared: LiveConnection | undefined;

/**
 * The connection of this browser: one for all its pages, of whatever kind. A browser has six over HTTP/1.1 to one host, and a stream
 * takes one of them for as long as it is open. It is in a worker where one can be shared, else in one of the pages; only where
 * neither goes each page has its own. A screen that nobody sits before gives it the pace of screens. Made when somebody first listens. STREAM5
 */
export function sharedClient(isScreen = false): LiveConnection {
  shared ??= watched(inWorker() ?? inElectedPage() ?? new StreamClient());
  if (isScreen && shared instanceof SharedConnection) shared.becomeScreen();
  else if (isScreen && shared instanceof StreamClient) shared.setPace(true);
  return shared;
}

function inWorker(): LiveConnection | null {
  if (!("SharedWorker" in globalThis)) return null;
  try {
    return new SharedConnection(
      () => new SharedWorker(new URL("./stream-worker.ts", import.meta.url), { type: "module", name: "fullcourt live" }).port,
    );
  } catch {
    return null;
  }
}

/** What is said before the code has come waits in the port. */
function inElectedPage(): LiveConnection | null {
  if (!("BroadcastChannel" in globalThis) || !("locks" in navigator)) return null;
  return new SharedConnection(() => {
    const { port1: near, port2: far } = new MessageChannel();
    void import("./elected-page.ts").then(({ connectToElected }) => connectToElected(far));
    return near;
  });
}

/** Whatever makes it likely that the line works again, tries it. */
function watched(connection: LiveConnection): LiveConnection {
  const hurry = () => connection.hurry();
  addEventListener("online", hurry);
  addEventListener("pageshow", hurry);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") hurry();
  });
  return connection;
}
