import { expect, it } from "vitest";
import { foldPlays } from "#core/game/evolve.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { statisticsQueriesFor } from "./statistics-queries.ts";

const database = databaseForThisFile();

it("STREAK5 STREAK8 a career tells the games of the club in a row that somebody played: the longest, and the one that goes on", async () => {
  const league = await LeagueInDatabase.founded(database.db, "in-a-row", ["Avala", "Banjica"]);
  const [left, stayed] = [await league.person("Ode", "Odić"), await league.person("Osta", "Ostić")];
  for (const [number, played] of [[left], [left, stayed], [stayed], [stayed]].entries()) {
    const gameId = await league.game({ home: "Avala", away: "Banjica", round: number + 1, tipOff: Date.UTC(2026, 9, 1 + number) });
    const { events } = exhibitionGame(`in-a-row-${number}`);
    const players = boxScoreOf(foldPlays(playsInForce(events), fiba)).teams.home.players.filter((line) => line.played);
    await league.append(gameId, events.slice(0, 60));
    for (const [place, person] of played.entries()) await league.link(gameId, players[place]?.key ?? ("" as never), person);
    await league.append(gameId, events.slice(60));
  }
  const noted = new Set<string>();
  const told = async (slug: string) => {
    const career = await statisticsQueriesFor(database.db, league.tenantId, (tag) => noted.add(tag)).playerCareer(slug);
    return career?.streaks.flatMap(({ kind, span, length }) => (kind === "gamesPlayed" ? `${span} ${length}` : []));
  };
  expect(await told("ode-odic")).toEqual(["longest 2"]);
  expect(await told("osta-ostic")).toEqual(["longest 3", "current 3"]);
  expect([...noted].some((tag) => tag.startsWith("club:"))).toBe(true);
});
