import { describe, expect, test } from "vitest";
import type { GameAnswer } from "#contract/queries.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import type { PlayerStint } from "#core/stats/rotations.ts";
import { drawStints, toneOf } from "../../charts/rotation-drawing.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { rotationParts } from "./rotations-model.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");
const stints: readonly PlayerStint[] = [
  [0, 300_000, 7],
  [600_000, 1_260_000, -3],
  [1_260_000, 1_260_000, 0],
];

async function viewWith(reconciled: boolean): Promise<GameAnswer> {
  const view = await fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: "7", gameSlug: fixtureGames.final });
  if (!view?.box) throw new Error("the fixture has no such game");
  const { home, away } = view.box.teams;
  const rotation = (of: typeof home) =>
    of.players.filter(({ played }) => played).map(({ key }, place) => ({ player: key, stints: stints.slice(place === 0 ? 0 : 1) }));
  const line = {
    players: home.players.slice(0, 5).map(({ key }) => key),
    seconds: 60,
    pointsFor: 2,
    pointsAgainst: 0,
    plusMinus: 2,
    possessionsFor: 1,
    possessionsAgainst: 1,
  };
  return { ...view, lineups: { home: [line], away: [line], reconciled, rotations: { home: rotation(home), away: rotation(away) } } };
}

describe("rotations", () => {
  test("LINE10 each player who was on court has a row, with his page, his minutes and his plus-minus; the others have none", async () => {
    const view = await viewWith(true);
    const parts = rotationParts(view, english);
    expect(parts.map(({ kind }) => kind)).toEqual(["chart", "chart"]);
    const [chart] = parts;
    if (chart?.kind !== "chart" || !view.box) throw new Error("no chart");
    const played = view.box.teams.home.players.filter((line) => line.played);
    const heard = (name: string) => `<i class="visually-hidden">${name} </i>([^<]*)`;
    const row = `<li>(?:<a href="([^"]*)">|<span>)([^<]*)<.*?<span>${heard("Minutes")}</span><b>${heard("\\+/−")}</b></li>`;
    const rows = [...chart.markup.matchAll(new RegExp(row, "g"))];
    expect(rows).toHaveLength(played.length);
    expect(new Set(rows.map(([, , , minutes]) => minutes))).toEqual(
      new Set(played.map(({ seconds }) => english.format.minutes(seconds ?? 0))),
    );
    for (const [, href, name] of rows) expect([name, href ?? "/en/players/"]).toEqual([name, expect.stringContaining("/en/players/")]);
  });

  test("LINE10 the table has a row for each stint, by period and clock: the end of one period, the beginning of the next", async () => {
    const [chart] = rotationParts(await viewWith(true), english);
    if (chart?.kind !== "chart") throw new Error("no chart");
    const rows = [...chart.table.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1).map(([, row = ""]) => [...row.matchAll(/<td>(.*?)<\/td>/g)]);
    expect(rows[0]?.map(([, cell]) => cell)).toEqual(["Q1 10:00", "Q1 5:00", "5:00", "+7"]);
    expect(rows[1]?.map(([, cell]) => cell)).toEqual(["Q2 10:00", "Q3 9:00", "11:00", "−3"]);
  });

  test("LINE10 where the substitutions do not reconcile it says so, once the game is over; of a game folded before it says nothing", async () => {
    const view = await viewWith(false);
    expect(rotationParts(view, english)).toEqual([
      { kind: "empty", text: "Rotations are not shown: the substitutions recorded for this game do not add up." },
    ]);
    const { home, away } = view.lineups!;
    expect(rotationParts({ ...view, lineups: { home, away, reconciled: true } }, english)).toEqual([]);
    expect(rotationParts({ ...view, summary: { ...view.summary, status: "live" } }, english)).toEqual([]);
  });

  test("LINE10 a stint is coloured by what it came to, and stands higher for a gain; one without a second is no bar", () => {
    expect([-9, -6, -5, 0, 5, 6].map(toneOf)).toEqual(["bigLoss", "bigLoss", "loss", "level", "gain", "bigGain"]);
    expect(drawStints(stints)).toEqual([
      { tone: "loss", path: "M600 6H1260V20H600Z" },
      { tone: "bigGain", path: "M0 0H300V14H0Z" },
    ]);
  });

  test("LINE10 a name cannot become markup", async () => {
    const view = await viewWith(true);
    const named = view.players.map((player) => ({ ...player, familyName: { text: `<b>"X"`, transliterable: false } }));
    const [chart] = rotationParts({ ...view, players: named }, english);
    if (chart?.kind !== "chart") throw new Error("no chart");
    for (const markup of [chart.markup, chart.table]) {
      expect(markup).toContain("&lt;b&gt;&quot;X&quot;");
      expect(markup).not.toContain("<b>&quot;");
    }
  });
});
