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
const notices: readonly PushNotice[] = [
  { kind: "start", ...game },
  { kind: "quarter", period: { kind: "regular", number: 1 }, score, ...game },
  { kind: "close-finish", score, ...game },
  { kind: "final", score, isCorrected: false, ...game },
  { kind: "schedule-change", tipOff: null, status: "postponed", ...game },
  { kind: "news", slug: "finale", tellsResults: false, texts: {} },
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
