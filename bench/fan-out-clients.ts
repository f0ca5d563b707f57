import { connect } from "node:net";

/**
 * The other side of `live-fan-out`, in a process of its own: opens sockets in groups, and tells when the last of a group has
 * heard the next message. Times are of the machine's monotonic clock, which both processes read.
 */
export type ClientOrder =
  | { readonly kind: "open"; readonly group: string; readonly port: number; readonly sockets: number; readonly request: string }
  | { readonly kind: "close"; readonly group: string };

export type ClientReport =
  | { readonly kind: "open"; readonly group: string; readonly tookMs: number }
  /** The `round`th message was heard by all of the group. */
  | { readonly kind: "heard"; readonly group: string; readonly round: number; readonly at: string }
  | { readonly kind: "lost"; readonly group: string };

const marker = Buffer.from("event: events");
/** At the same time, as a crowd that comes back. */
const openingAtOnce = 200;
const groups = new Map<string, () => void>();

process.on("message", (order: ClientOrder) => {
  if (order.kind === "open") void open(order);
  else groups.get(order.group)?.();
});

function report(message: ClientReport): void {
  process.send?.(message);
}

async function open({ group, port, sockets, request }: Extract<ClientOrder, { kind: "open" }>): Promise<void> {
  const startedAt = performance.now();
  const heardBy: number[] = [];
  const all: ReturnType<typeof connect>[] = [];
  let isClosing = false;
  let begun = 0;
  const ready = Promise.withResolvers<void>();
  groups.set(group, () => {
    isClosing = true;
    for (const socket of all) socket.destroy();
  });
  function openOne(): void {
    const socket = connect(port, "127.0.0.1");
    all.push(socket);
    let heard = -1;
    socket.on("connect", () => socket.write(request));
    socket.on("error", () => {});
    socket.on("close", () => {
      if (!isClosing) report({ kind: "lost", group });
    });
    socket.on("data", (piece: Buffer) => {
      for (let at = piece.indexOf(marker); at >= 0; at = piece.indexOf(marker, at + marker.length)) {
        heard += 1;
        // The first one only says where the game stands.
        if (heard === 0) {
          begun += 1;
          if (all.length < sockets) openOne();
          if (begun === sockets) ready.resolve();
          continue;
        }
        const count = (heardBy[heard] ?? 0) + 1;
        heardBy[heard] = count;
        if (count === sockets) report({ kind: "heard", group, round: heard, at: String(process.hrtime.bigint()) });
      }
    });
  }
  for (let first = 0; first < Math.min(openingAtOnce, sockets); first++) openOne();
  await ready.promise;
  report({ kind: "open", group, tookMs: performance.now() - startedAt });
}
