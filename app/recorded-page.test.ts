import { expect, test } from "vitest";
import { isRecorded } from "./recorded-page.ts";

test.each([
  ["/sr", true],
  ["/sr/news/finale", true],
  ["/sr/seasons/2025-26/leagues/prva/rounds/1/games/a-b", true],
  ["/sr/profile", false],
  ["/sr/profile/tabs/Following", false],
  ["/sr/auth/Register", false],
  ["/sr/applications/0193e0a0-1234-7abc-8def-0123456789ab/team", false],
  ["/sr/live/games/0193e0a0-1234-7abc-8def-0123456789ab/scorer", false],
  ["/sr/venues/hala/scoreboard-game", false],
  ["/sr/seasons/2025-26/leagues/prva/rounds/1/games/a-b/tv-stats", false],
  ["/sr/seasons/2025-26/leagues/prva/rounds/1/games/a-b/broadcast", false],
])("REPORT3 a visit is recorded where everybody may look: %s", (path, recorded) => {
  expect(isRecorded(path)).toBe(recorded);
});
