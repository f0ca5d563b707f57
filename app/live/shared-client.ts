import type { LiveConnection } from "./live-connection.ts";
import { SharedConnection } from "./shared-connection.ts";
import { StreamClient } from "./stream-client.ts";

let spectator: LiveConnection | undefined;
let screen: LiveConnection | undefined;

/**
 * The connection of this browser: one for all its pages where a worker can be shared, else one for each. A screen that
 * nobody sits before has its own, with the pace of screens. Made when somebody first listens.
 */
export function sharedClient(isScreen = false): LiveConnection {
  if (isScreen) return (screen ??= watched(new StreamClient({ isScreen: true })));
  return (spectator ??= watched(inWorker() ?? new StreamClient()));
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
