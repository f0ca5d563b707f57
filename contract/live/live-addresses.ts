import type { Locale } from "../locale.ts";
import type { Channel } from "./stream-message.ts";

/** Calls of the live part: no pages, so without a language. */
export const liveBase = "/live/v1";

/** What the table of a game writes and hears, told beside the calls it is about. */
export const tableProtocolAddress = `${liveBase}/openapi.json`;

export const liveAddresses = {
  /** POST; `Authorization: Bearer` with the link's token. */
  commands: (gameId: string) => `${liveBase}/games/${gameId}/commands`,
  leases: (gameId: string) => `${liveBase}/games/${gameId}/leases`,
  /** The whole log. Asked at a position it never changes, and is kept by whoever likes. */
  log: (gameId: string, position?: string) => `${liveBase}/games/${gameId}/log${position === undefined ? "" : `?at=${position}`}`,
  /** One flat row for titling programs, never kept by anybody. */
  vmix: (gameId: string, locale?: Locale) => `${liveBase}/games/${gameId}/vmix.json${locale === undefined ? "" : `?locale=${locale}`}`,
  /** What a link opens. The token comes behind `#`, so that it stands in no server's log and is handed to no other site. */
  desk: (gameId: string, role: string, token: string) => `/live/games/${gameId}/${role}#${token}`,
  /** GET; what a link is good for. */
  link: (gameId: string) => `${liveBase}/games/${gameId}/link`,
  /** POST; what the overlay of a game shows. */
  graphics: (gameId: string) => `${liveBase}/games/${gameId}/graphics`,
  /** POST; what came of a training at a game that is over. */
  trainings: (gameId: string) => `${liveBase}/games/${gameId}/trainings`,
  /** Server-sent events. A game channel goes on from its position: `game:ID@epoch.sequence`. */
  stream: (channels: readonly { readonly channel: Channel; readonly position: string | null }[]) =>
    `${liveBase}/stream?${channels.map(({ channel, position }) => `channel=${encodeURIComponent(position === null ? channel : `${channel}@${position}`)}`).join("&")}`,
} as const;
