import type { LogPosition } from "#contract/live/live-event.ts";
import type { Channel } from "#contract/live/stream-message.ts";
import type { ChannelListener } from "./live-connection.ts";
import { StreamClient } from "./stream-client.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** A page that says nothing for so long is gone: hidden pages may speak once a minute. */
const silentPageMs = 150_000;
/** So often a page is told how the line stands; a screen has to know sooner that nothing is heard. HALL3 */
const tellEveryMs = { spectator: 2000, screen: 500 } as const;

/** The one connection of this browser, for all pages whose ports it is handed. STREAM5 */
export class PageServer {
  readonly client = new StreamClient();
  readonly #leaves = new Set<() => void>();
  #screens = 0;

  /** One page: what it listens to, until it goes. */
  serve(port: MessagePort): void {
    const { client } = this;
    const unlistens = new Map<Channel, () => void>();
    const positions = new Map<Channel, LogPosition | null>();
    let isScreen = false;
    let heardAt = performance.now();
    const say = (message: FromWorker) => port.postMessage(message);
    const sayState = () => say({ kind: "state", state: client.state, fault: client.fault, staleForMs: client.staleForMs });
    const unwatch = client.watch(sayState);
    let telling = setInterval(tell, tellEveryMs.spectator);

    function tell(): void {
      if (performance.now() - heardAt > silentPageMs) leave();
      else sayState();
    }

    const becomeScreen = () => {
      if (isScreen) return;
      isScreen = true;
      clearInterval(telling);
      telling = setInterval(tell, tellEveryMs.screen);
      this.#count(1);
    };

    const leave = () => {
      if (!this.#leaves.delete(leave)) return;
      clearInterval(telling);
      unwatch();
      for (const unlisten of unlistens.values()) unlisten();
      if (isScreen) this.#count(-1);
      port.close();
    };
    this.#leaves.add(leave);

    function listen(channel: Channel): void {
      const onMessage: ChannelListener["onMessage"] = (message) => say({ kind: "message", channel, message });
      unlistens.set(channel, client.listen(channel, { position: () => positions.get(channel) ?? null, onMessage }));
    }

    port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
      heardAt = performance.now();
      if (data.kind === "listen" || data.kind === "moved") positions.set(data.channel, data.position);
      if (data.kind === "listen" && !unlistens.has(data.channel)) listen(data.channel);
      else if (data.kind === "unlisten") {
        unlistens.get(data.channel)?.();
        unlistens.delete(data.channel);
      } else if (data.kind === "screen") becomeScreen();
      else if (data.kind === "reconnect") client.reconnect();
      else if (data.kind === "hurry") client.hurry();
      else if (data.kind === "leave") leave();
    });
    port.start();
    sayState();
  }

  /** Another one serves the pages from now on. */
  close(): void {
    for (const leave of this.#leaves) leave();
  }

  /** One screen among the pages, and the connection has the pace of screens. */
  #count(more: 1 | -1): void {
    this.#screens += more;
    this.client.setPace(this.#screens > 0);
  }
}
