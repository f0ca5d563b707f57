import { type LogPosition, logPosition } from "#contract/live/live-event.ts";
import type { Channel, ChannelState, ResetReason, StreamMessage } from "#contract/live/stream-message.ts";
import { type KnownGame, nowOf } from "./live-games.ts";
import type { PayloadCipher } from "./payload-cipher.ts";

/** So that no message is longer than 65,536 bytes, which the receiving end takes for granted. */
const mostEventsInMessage = 100;

/** A message as it goes over the wire, made once for all who get it. */
export function streamFrame({ event, data }: StreamMessage, id?: string): Buffer {
  return Buffer.from(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The events of a game after a sequence, up to where it stands; none of them tells that there is nothing new. */
export function eventsFrame(channel: Channel, game: KnownGame, after: number, cipher: PayloadCipher | null): Buffer {
  const frames: Buffer[] = [];
  let from = after;
  do {
    const to = Math.min(game.version, from + mostEventsInMessage);
    frames.push(someEventsFrame(channel, game, { from, to }, cipher));
    from = to;
  } while (from < game.version);
  return frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames);
}

function someEventsFrame(
  channel: Channel,
  { epoch, version, events, ruleProfile, now }: KnownGame,
  { from, to }: { readonly from: number; readonly to: number },
  cipher: PayloadCipher | null,
): Buffer {
  const end = logPosition(epoch, to);
  const data = {
    channel,
    from: logPosition(epoch, from),
    to: end,
    events: events.slice(from, to),
    now: to === version ? now : nowOf(events.slice(0, to), ruleProfile),
  };
  return payloadFrame(channel, { event: "events", data }, cipher, `${channel}@${end}`);
}

export function stateFrame(
  data: { readonly channel: Channel; readonly revision: number; readonly state: ChannelState },
  cipher: PayloadCipher | null,
): Buffer {
  return payloadFrame(data.channel, { event: "state", data }, cipher);
}

export function resetFrame(channel: Channel, to: LogPosition, reason: ResetReason): Buffer {
  return streamFrame({ event: "reset", data: { channel, to, reason } });
}

function payloadFrame(channel: Channel, message: StreamMessage, cipher: PayloadCipher | null, id?: string): Buffer {
  if (cipher === null) return streamFrame(message, id);
  return streamFrame({ event: "encrypted", data: { channel, cipher: cipher(JSON.stringify(message)) } }, id);
}
