import type { LogPosition } from "#contract/live/live-event.ts";
import type { Channel } from "#contract/live/stream-message.ts";
import { StreamClient } from "./stream-client.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** A page that says nothing for so long is gone: hidden pages may speak once a minute. */
const silentPageMs = 150_000;

/** Of a shared worker's own world so much as is used here; its types would be those of every page too. */
type WorkerScope = {
  addEventListener(type: "connect", listener: (event: { readonly ports: readonly MessagePort[] }) => void): void;
  addEventListener(type: "online", listener: () => void): void;
};

const client = new StreamClient();

const scope = globalThis as unknown as WorkerScope;
scope.addEventListener("connect", ({ ports }) => {
  for (const port of ports) serve(port);
});
scope.addEventListener("online", () => client.hurry());

/** One page: what it listens to, until it goes. */
function serve(port: MessagePort): void {
  const leaves = new Map<Channel, () => void>();
  const positions = new Map<Channel, LogPosition | null>();
  let heardAt = performance.now();
  const say = (message: FromWorker) => port.postMessage(message);
  const sayState = () => say({ kind: "state", state: client.state, fault: client.fault, staleForMs: client.staleForMs });
  const unwatch = client.watch(sayState);
  const watching = setInterval(() => {
    if (performance.now() - heardAt > silentPageMs) leave();
    else sayState();
  }, 2000);

  function leave(): void {
    clearInterval(watching);
    unwatch();
    for (const unlisten of leaves.values()) unlisten();
    leaves.clear();
    port.close();
  }

  port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    heardAt = performance.now();
    if (data.kind === "listen") {
      positions.set(data.channel, data.position);
      if (leaves.has(data.channel)) return;
      const listener = {
        position: () => positions.get(data.channel) ?? null,
        onMessage: (message: Parameters<Parameters<typeof client.listen>[1]["onMessage"]>[0]) =>
          say({ kind: "message", channel: data.channel, message }),
      };
      leaves.set(data.channel, client.listen(data.channel, listener));
    } else if (data.kind === "moved") positions.set(data.channel, data.position);
    else if (data.kind === "unlisten") {
      leaves.get(data.channel)?.();
      leaves.delete(data.channel);
    } else if (data.kind === "reconnect") client.reconnect();
    else if (data.kind === "hurry") client.hurry();
    else if (data.kind === "leave") leave();
  });
  port.start();
  sayState();
}
