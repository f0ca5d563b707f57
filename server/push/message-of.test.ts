import { expect, test } from "vitest";
import { isPrivatePath } from "#contract/private-addresses.ts";
import type { PushNotice } from "#contract/push-notice.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { messageMaker } from "./message-of.ts";

const side = { text: "Gavran", transliterable: false };
const game = {
  gameId: "0193e0a0-1234-7abc-8def-0123456789ab" as GameId,
  ref: { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "a-b", playoff: null },
  home: side,
  away: side,
};
const score = { home: 81, away: 79 };
const fantasy = { league: { seasonSlug: "2026-27", leagueSlug: "first" }, name: side, round: { number: 7, stage: null } };
const notices: readonly PushNotice[] = [
  { kind: "start", ...game },
  { kind: "quarter", period: { kind: "regular", number: 1 }, score, ...game },
  { kind: "close-finish", score, ...game },
  { kind: "final", score, isCorrected: false, ...game },
  { kind: "schedule-change", tipOff: null, status: "postponed", ...game },
  { kind: "news", slug: "finale", tellsResults: false, texts: {} },
  { kind: "fantasy-day-before", ...fantasy, locksAt: 0, timeZone: "UTC", missing: 1, isUnseen: false },
  { kind: "fantasy-two-hours", ...fantasy, locksAt: 0, timeZone: "UTC", missing: 1, isUnseen: false },
  { kind: "fantasy-result", ...fantasy, team: 5, points: 876, place: 1, teams: 2, totalPlace: 1 },
  { kind: "fantasy-price", ...fantasy, players: [], more: 0 },
  { kind: "fantasy-correction", ...fantasy, before: 876, after: 870 },
  { kind: "fantasy-duel", ...fantasy, duels: 2 },
];

test.each(notices)("GUARD16 a notice of $kind leads to a page that everybody may see, and holds no parameters", async (notice) => {
  const make = messageMaker(
    () => ({ title: "a", body: "b" }),
    async () => ({ origin: "https://league.example", icon: null }),
  );
  const delivery = {
    notice,
    occasionId: "0193e0a0-1234-7abc-8def-0123456789ab",
    tenantId: "t",
    locale: "sr",
    timeZone: "UTC",
    isSpoilerFree: false,
  };
  const { notification } = await make(delivery as unknown as Parameters<typeof make>[0]);
  const { pathname, search, hash } = new URL(notification.navigate);
  expect([isPrivatePath(pathname), search, hash, notification.data.path]).toEqual([false, "", "", pathname]);
});
