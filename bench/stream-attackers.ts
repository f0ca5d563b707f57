import { attackStreams, madeUpChannels } from "#tests/support/servers/stream-attack.ts";

/** The other side of `stream-attack`, in a process of its own: opens its streams when told where, tells when all are asked, and holds them. */
export type AttackOrder = { readonly port: number; readonly host: string; readonly streams: number; readonly channels: number };

export type AttackReport = { readonly open: number; readonly refused: number; readonly tookMs: number };

process.on("message", (order: AttackOrder) => void attack(order));

async function attack({ port, host, streams, channels }: AttackOrder): Promise<void> {
  const startedAt = performance.now();
  const { open, refused } = await attackStreams(port, { streams, host, channels: () => madeUpChannels(channels) });
  const report: AttackReport = {
    open,
    refused: [...refused.values()].reduce((sum, count) => sum + count, 0),
    tookMs: performance.now() - startedAt,
  };
  process.send?.(report);
}
