import { expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { fantasyOverview } from "#tests/support/fixtures/fantasy-pages.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { overviewTab } from "./overview-model.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");
const league = { seasonSlug: "2025-26", leagueSlug: "prva" };

function textsOf(kind: Parameters<typeof fantasyOverview>[0]): readonly string[] {
  return overviewTab(fantasyOverview(kind), english).says.map(({ text }) => text);
}

test("FANP1 the next deadline is told in the league's zone, with one way to a team of one's own", () => {
  const { deadline, make } = overviewTab(fantasyOverview("between"), english);
  expect(deadline).toEqual({ text: "Transfers for Round 10 until Thu 26 Nov, 17:00", at: "2026-11-26T16:00:00.000Z" });
  expect(make).toEqual({ href: addresses.ownFantasy("en", "2025-26", "prva"), text: "Create a team" });
});

test("FANP1 a round that is being played is told, and when the next can be changed", () => {
  const { deadline, says } = overviewTab(fantasyOverview("under-way"), english);
  expect(deadline).toBeNull();
  expect(says.filter(({ isLive }) => isLive).map(({ text }) => text)).toEqual(["Round 9: live"]);
  expect(says.map(({ text }) => text)).toContain("Round 10 begins Thu 26 Nov, 17:00. Transfers open when the previous round is final.");
});

test("FANP1 a round that is over is told with when it will be final, or that it waits", () => {
  const view = fantasyOverview("under-way");
  const round = view.underWay as NonNullable<typeof view.underWay>;
  const said = (finalAt: number | null) =>
    overviewTab({ ...view, underWay: { ...round, state: "provisional", finalAt } }, english).says.map(({ text }) => text);
  expect(said(Date.UTC(2026, 10, 30, 11))).toContain("Round 9 is over and will be final from Mon 30 Nov, 12:00.");
  expect(said(null)).toContain("Round 9 is not final: one of its games is still pending.");
});

test("FANP2 the best five lead to their cards, teams to their pages, and both to what is whole", () => {
  const { five, table, changed, corrections } = overviewTab(fantasyOverview("between"), english);
  expect(five?.title).toBe("Best five: Round 9");
  expect(five?.players.map(({ points }) => points)).toEqual(["41.8", "38.7", "35.5", "32.4", "29.2"]);
  expect(five?.players[0]?.href).toBe(addresses.fantasyPlayer("en", league, 13));
  expect(table.figures?.rows.map(({ head }) => [head.lead, head.text]).slice(0, 3)).toEqual([
    ["1", "Šampioni sa Čubure"],
    ["2", "Zona 2-3"],
    ["3", "Team 302"],
  ]);
  expect(table.figures?.rows.at(-1)?.cells.map((cell) => cell?.text)).toEqual(["–", "986.3"]);
  expect(table.figures?.rows[0]?.head.href).toBe(addresses.fantasyTeam("en", league, 300));
  expect(table.more.href).toBe(addresses.fantasyPage("en", league, "ranking"));
  expect(changed.map(({ title, rows }) => [title, rows[0]?.teams])).toEqual([
    ["Most transferred in", "640 teams"],
    ["Most transferred out", "640 teams"],
  ]);
  expect(corrections).toEqual({ href: addresses.fantasyPage("en", league, "corrections"), text: "2 corrections" });
});

test("FANP3 before the first round the tab says when it begins; a season that is closed says so, over its final table", () => {
  const before = overviewTab(fantasyOverview("before"), english);
  expect(textsOf("before")).toContain(
    "The game begins with Round 1: until then you can change your team as often as you like. Prices are out.",
  );
  expect([before.five, before.table.figures, before.changed, before.make === null]).toEqual([null, null, [], false]);
  const closed = overviewTab(fantasyOverview("closed"), english);
  expect(textsOf("closed")).toEqual(["The season is closed. This is the final table.", "3,208 teams are in the game."]);
  expect([closed.deadline, closed.make, closed.changed, closed.table.title]).toEqual([null, null, [], "Final table"]);
});
