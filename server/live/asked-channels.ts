import { readLogPosition } from "#contract/live/live-event.ts";
import { rowId } from "#contract/live/row-id.ts";
import type { Channel } from "#contract/live/stream-message.ts";

/** A channel, and for a game's how far its listener has read it; `null`: nothing yet. */
export type AskedChannel = {
  readonly channel: Channel;
  /** What stands after the colon. */
  readonly subject: string;
  readonly kind: ChannelKind;
  readonly position: { readonly epoch: number; readonly sequence: number } | null;
};

export type ChannelKind = "game" | "games" | "league" | "venue" | "graphics" | "operators" | "probe";

export type AskedStream =
  | {
      readonly kind: "channels";
      readonly channels: readonly AskedChannel[];
      readonly isScreen: boolean;
      readonly isOnce: boolean;
    }
  | { readonly kind: "bad"; readonly detail: string };

/** On one connection. */
export const mostChannels = 64;
const longestSearch = 8192;
const pattern = new RegExp(`^(?:(games|probe)|(game|graphics|operators|league):(${rowId})|venue:([a-z0-9-]{1,120}))(?:@(.*))?$`);

/** What a stream is asked for by its address, and by the browser's word on the last message it has. */
export function readAskedStream(search: string, lastEventId: string | undefined): AskedStream {
  if (search.length > longestSearch) return { kind: "bad", detail: "The list of channels is too long." };
  const parameters = new URLSearchParams(search);
  const asked = new Map<Channel, AskedChannel>();
  for (const text of parameters.getAll("channel")) {
    const channel = readChannel(text);
    if (!channel) return { kind: "bad", detail: "channel: there is none of that name." };
    asked.set(channel.channel, channel);
  }
  if (asked.size === 0) return { kind: "bad", detail: "channel: name one." };
  if (asked.size > mostChannels) return { kind: "bad", detail: `channel: at most ${mostChannels} on one connection.` };
  const last = lastEventId === undefined ? null : readChannel(lastEventId);
  if (last?.position && asked.has(last.channel)) asked.set(last.channel, last);
  return {
    kind: "channels",
    channels: [...asked.values()],
    isScreen: parameters.get("pace") === "screen",
    isOnce: parameters.get("once") === "1",
  };
}

function readChannel(text: string): AskedChannel | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, alone, kind, id, venue, position] = match;
  const subject = id ?? venue ?? "";
  const named = alone ?? (venue === undefined ? `${kind}:${id}` : `venue:${venue}`);
  return {
    channel: named as Channel,
    subject,
    kind: (alone ?? kind ?? "venue") as ChannelKind,
    position: position === undefined ? null : (readLogPosition(position) ?? unknownPosition),
  };
}

/** No log has it: its listener is told to read the log anew. */
const unknownPosition = { epoch: 0, sequence: 0 };
