import { beforeAll, describe, expect, it } from "vitest";
import type { CombinationsWanted } from "#contract/league-combinations.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { type Lineups, lineupsOf } from "#core/stats/lineups.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { statisticsQueriesFor } from "./statistics-queries.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const usual: CombinationsWanted = { phase: "all", size: 5, club: "avala", sort: "seconds", ascending: false, page: null };
const told: Lineups[] = [];

let league: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "combinations", ["Avala", "Banjica"]);
  const persons = new Map<string, Awaited<ReturnType<LeagueInDatabase["person"]>>>();
  for (let number = 0; number < 3; number++) {
    const { events } = exhibitionGame(`combinations-${number}`);
    const lineups = lineupsOf(playsInForce(events), fiba);
    const game = await league.game({ home: "Avala", away: "Banjica", round: number + 1, tipOff: Date.UTC(2026, 9, number + 1) });
    await league.append(game, events.slice(0, 60));
    for (const key of [...lineups.home, ...lineups.away].flatMap(({ players }) => players)) {
      if (persons.has(`${number} ${key}`)) continue;
      const person = persons.get(key) ?? (await league.person("Igrač", key));
      persons.set(key, person).set(`${number} ${key}`, person);
      await league.link(game, key, person);
    }
    const rest = events.slice(60);
    if (number < 2) {
      await league.append(game, rest);
      told.push(lineups);
      continue;
    }
    // The last game's log forgets one who came in: it tells no longer who was on court.
    const lost = rest.findIndex((event) => event.op === "add" && event.fact.type === "substitution");
    await league.append(game, rest.toSpliced(lost, 1));
  }
}, 120_000);

function asked(changed: Partial<CombinationsWanted> = {}) {
  return statisticsQueriesFor(league.db, league.tenantId, () => undefined).leagueCombinations(address, { ...usual, ...changed });
}

function keysOf(persons: readonly { readonly familyName: { readonly text: string } }[]): string {
  return persons
    .map(({ familyName }) => familyName.text as PlayerKey)
    .toSorted()
    .join();
}

describe("who was on court together in a league", () => {
  it("LINE4 LINE6 only games whose substitutions reconcile are counted, and it is said how many of all", async () => {
    const answer = await asked();
    expect(answer?.games).toEqual({ told: 2, played: 3 });
    expect((await asked({ club: null }))?.games).toEqual({ told: 2, played: 3 });
    expect((await asked({ phase: "playoff" }))?.lines).toEqual([]);
  });

  it("LINE6 LINE7 fives are the sums over the games, of those who were together for two minutes or more", async () => {
    const answer = await asked();
    const fives = Map.groupBy(
      told.flatMap(({ home }) => home),
      ({ players }) => players.toSorted().join(),
    );
    const expected = [...fives].flatMap(([keys, own]) => {
      const seconds = own.reduce((sum, line) => sum + line.seconds, 0);
      const points = own.reduce((sum, line) => sum + line.pointsFor, 0);
      return seconds < 120 ? [] : [`${keys} ${seconds} ${points}`];
    });
    const listed = answer?.lines.map((line) => `${keysOf(line.persons)} ${line.seconds} ${line.pointsFor}`);
    expect(listed?.toSorted()).toEqual(expected.toSorted());
    expect(answer?.lines.length).toBeGreaterThan(3);
    expect(answer?.lines.map(({ seconds }) => seconds)).toEqual(answer?.lines.map(({ seconds }) => seconds).toSorted((a, b) => b - a));
  });

  it("LINE6 LINE8 a pair did what every five with both of them did", async () => {
    const pairs = await asked({ size: 2, sort: "plusMinus" });
    const [best] = pairs?.lines ?? [];
    const keys = keysOf(best?.persons ?? []).split(",");
    const own = told.flatMap(({ home }) => home).filter(({ players }) => keys.every((each) => players.includes(each as PlayerKey)));
    const sum = (figure: "seconds" | "pointsFor" | "pointsAgainst" | "possessionsFor") => own.reduce((all, line) => all + line[figure], 0);
    expect(best).toMatchObject({
      rank: 1,
      seconds: sum("seconds"),
      pointsFor: sum("pointsFor"),
      pointsAgainst: sum("pointsAgainst"),
      possessionsFor: sum("possessionsFor"),
    });
    const differences = pairs?.lines.map((line) => line.pointsFor - line.pointsAgainst);
    expect(differences).toEqual(differences?.toSorted((one, other) => other - one));
  });

  it("FILTER6 a page holds fifty; the pages together are the whole, and there is none after the last", async () => {
    const whole = await asked({ size: 3, club: null });
    const all = whole?.lines.map(({ persons }) => keysOf(persons)) ?? [];
    expect(all.length).toBeGreaterThan(100);
    expect(whole?.hasMore).toBe(false);
    const pages = await Promise.all([1, 2, 3].map((page) => asked({ size: 3, club: null, page })));
    expect(pages.map((page) => page?.lines.length)).toEqual([50, 50, Math.min(50, all.length - 100)]);
    expect(pages.flatMap((page) => page?.lines.map(({ persons }) => keysOf(persons)) ?? [])).toEqual(all.slice(0, 150));
    expect(pages[0]?.hasMore).toBe(true);
    expect((await asked({ size: 3, page: 99 }))?.lines).toEqual([]);
  });

  it("LINE6 of a club that does not play there is nothing to tell, and no league is no answer", async () => {
    expect(await asked({ club: "nobody" })).toMatchObject({ lines: [], games: { told: 0, played: 0 } });
    expect(
      await statisticsQueriesFor(league.db, league.tenantId, () => undefined).leagueCombinations({ ...address, leagueSlug: "none" }, usual),
    ).toBeNull();
  });
});
