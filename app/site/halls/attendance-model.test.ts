import { expect, test } from "vitest";
import type { Crowd, TeamCrowds } from "#contract/venue-queries.ts";
import { fixtureTeams, ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { attendancePage } from "./attendance-model.ts";
import type { TeamRef } from "#contract/refs.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");
const nobody: Crowd = { games: 0, attendance: 0, most: null };
const [avala, cer] = fixtureTeams.map(({ ref }) => ref) as [TeamRef, TeamRef, ...TeamRef[]];

function crowds(year: number, team: TeamRef, home: Crowd, away: Crowd, seats = 0): TeamCrowds {
  const competition = { seasonSlug: `${year}`, leagueSlug: "first", name: ownName("Prva liga") };
  return { competition, seasonName: `${year}`, team, home, away, seated: seats === 0 ? 0 : home.attendance, seats };
}
const all = [
  crowds(2026, avala, { games: 2, attendance: 1500, most: 900 }, nobody, 3000),
  crowds(2026, cer, nobody, { games: 2, attendance: 1500, most: 900 }),
  crowds(2025, avala, { games: 1, attendance: 300, most: 300 }, nobody, 1500),
];

function cellsOf(season: string | null, table: number) {
  const { parts } = attendancePage(all, { league: null, season }, language);
  return parts[table]?.table.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? null));
}

test("CROWD1 a season's clubs stand by their average at home, and who was counted nowhere is blank", () => {
  expect(cellsOf(null, 0)).toEqual([
    ["2", "750", "50%", "900", null],
    ["0", null, null, null, "750"],
  ]);
});

test("CROWD1 all seasons are summed club by club, and the league is told season by season", () => {
  expect(cellsOf("all", 0)?.[0]).toEqual(["3", "600", "40%", "900", null]);
  expect(cellsOf("all", 1)).toEqual([
    ["2", "750", "50%", "900", "1,500"],
    ["1", "300", "20%", "300", "300"],
  ]);
});

test("CROWD3 what is no season is the newest one; where nobody was counted there is no table", () => {
  expect(cellsOf("nonsense", 0)).toEqual(cellsOf(null, 0));
  expect(attendancePage([], { league: "x", season: "y" }, language)).toMatchObject({ parts: [], intro: null, note: null });
});
