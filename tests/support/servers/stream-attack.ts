import { randomUUID } from "node:crypto";
import { type IncomingMessage, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export type StreamAttack = {
  /** How many streams were let in. */
  readonly open: number;
  /** How many were refused, by status. */
  readonly refused: ReadonlyMap<number, number>;
  end(): void;
};

const kinds = ["league", "venue", "game", "graphics"] as const;

/** So many channels of what nobody has, of all kinds, as a stream is asked for them. */
export function madeUpChannels(count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) => `${kinds[place % kinds.length]}:${randomUUID()}`);
}

/** Streams of one address, each with channels of its own, opened one upon the other and never closed; they read what comes. */
export async function attackStreams(
  port: number,
  {
    streams,
    channels,
    host = "127.0.0.1",
  }: { readonly streams: number; readonly channels: () => readonly string[]; readonly host?: string },
): Promise<StreamAttack> {
  const open: IncomingMessage[] = [];
  const refused = new Map<number, number>();
  const one = () =>
    new Promise<void>((resolve) => {
      const search = channels()
        .map((channel) => `channel=${channel}`)
        .join("&");
      const asking = get(
        { port, host: "127.0.0.1", path: `/live/v1/stream?${search}`, headers: { Host: host }, agent: false },
        (answer) => {
          const { statusCode = 0 } = answer;
          if (statusCode === 200) open.push(answer);
          else refused.set(statusCode, (refused.get(statusCode) ?? 0) + 1);
          answer.resume();
          answer.on("error", () => undefined);
          resolve();
        },
      );
      asking.on("error", () => resolve());
    });
  for (let left = streams; left > 0; left -= 20) await Promise.all(Array.from({ length: Math.min(20, left) }, one));
  await pause(50);
  return {
    open: open.length,
    refused,
    end: () => {
      for (const answer of open) answer.destroy();
    },
  };
}
