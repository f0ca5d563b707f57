import { describe, expect, test } from "vitest";
import type { RecordBoard } from "#contract/statistics-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { allTimeContext } from "./figure-context.ts";
import { recordBoard, recordTable, timelineLines } from "./record-boards.ts";
import type { PlayedGame } from "#contract/game-summary.ts";
import type { TeamRef } from "#contract/refs.ts";

putAllMessages();
const context = allTimeContext(pageLanguage("en", "Europe/Belgrade"));

function team(name: string): TeamRef {
  const slug = name.toLowerCase();
  const colors = { primaryColor: "#111111", secondaryColor: "#ffcc00", crestUrl: null };
  return { clubSlug: slug, teamSlug: slug, name: { text: name, transliterable: true }, code: slug.slice(0, 3), ...colors };
}

const game: PlayedGame = {
  ref: { seasonSlug: "2025-26", leagueSlug: "first", roundSlug: "3", gameSlug: "avala-gavran", playoff: null },
  playedAt: Date.UTC(2025, 10, 2, 18),
  home: { ...team("Avala"), points: 101 },
  away: { ...team("Gavran"), points: 99 },
};

function board(category: string, value: number, more = false): RecordBoard {
  const line = { rank: 1, value, person: null, team: team("Gavran"), game };
  return { holder: "team", category, lines: [line], more, recordedSince: more ? "2024/25" : null };
}

describe("a record", () => {
  test("names its holder and the game, with the day", () => {
    const [line] = recordBoard(board("points", 101), null, context).lines;
    expect([line?.name, line?.value, line?.isTeam]).toEqual(["Gavran", "101", true]);
    expect(line?.details.map(({ text }) => text)).toEqual(["Avala – Gavran 101–99", "02/11/2025"]);
    expect(line?.details[0]?.href).toBe("/en/seasons/2025-26/leagues/first/rounds/3/games/avala-gavran");
  });

  test("RECORD9 that belongs to both sides names both", () => {
    const [line] = recordBoard(board("combinedPoints", 200), null, context).lines;
    expect([line?.name, line?.href]).toEqual(["Avala – Gavran", "/en/seasons/2025-26/leagues/first/rounds/3/games/avala-gavran"]);
    expect(recordTable(board("attendance", 1500), "Caption", context).rows[0]?.head.name).toBe("Avala – Gavran");
  });

  test("says that more are level, and since when it is recorded", () => {
    expect(recordBoard(board("points", 101, true), null, context).notes).toEqual([
      "Others are tied with the last one.",
      "Recorded since the 2024/25 season",
    ]);
  });

  test("grew: the latest reign stands first", () => {
    const holders = [{ person: null, team: team("Gavran") }];
    const first = { value: 90, from: Date.UTC(2024, 9, 1), until: Date.UTC(2025, 9, 1), holders };
    const second = { value: 101, from: Date.UTC(2025, 9, 1), until: null, holders };
    const lines = timelineLines({ holder: "team", category: "points", reigns: [first, second] }, context);
    expect(lines.map(({ value, text }) => [value, text])).toEqual([
      ["101", "Has stood since 1 October 2025"],
      ["90", "Stood from 1 October 2024, broken on 1 October 2025"],
    ]);
  });
});
