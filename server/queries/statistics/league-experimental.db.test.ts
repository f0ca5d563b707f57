import { beforeAll, describe, expect, it } from "vitest";
import { foldPlays } from "#core/game/evolve.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { statisticsQueriesFor } from "./statistics-queries.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
/** By the name of the person, as the log itself tells. */
const secondsOf = new Map<string, number>();

let league: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "estimates", ["Avala", "Banjica"]);
  const game = await league.game({ home: "Avala", away: "Banjica", tipOff: Date.UTC(2026, 9, 1) });
  const { events } = exhibitionGame("estimates");
  const { teams } = boxScoreOf(foldPlays(playsInForce(events), fiba));
  await league.append(game, events.slice(0, 60));
  for (const line of [...teams.home.players, ...teams.away.players]) {
    await league.link(game, line.key, await league.person("Igrač", line.key));
    if (line.played) secondsOf.set(line.key, line.seconds ?? 0);
  }
  await league.append(game, events.slice(60));
}, 60_000);

function asked(phase: "all" | "playoff", at = address) {
  return statisticsQueriesFor(league.db, league.tenantId, () => undefined).leagueExperimental(at, phase);
}

describe("estimated figures of a league", () => {
  it("EXPER5 are those of the players who were on court for a fifth of their team's time", async () => {
    const answer = await asked("all");
    expect(answer).toMatchObject({ isRecorded: true, fewestGames: 1 });
    const enough = [...secondsOf].filter(([, seconds]) => seconds >= 0.2 * 2400);
    expect(new Map(answer?.lines.map(({ person, seconds }) => [person.familyName.text, seconds]))).toEqual(new Map(enough));
    const shares = (answer?.lines ?? []).reduce((sum, { winShares }) => sum + (winShares ?? Number.NaN), 0);
    // A game is a win for one side: shares come near it, though nothing makes them meet.
    expect(shares).toBeGreaterThan(0.3);
    expect(shares).toBeLessThan(2);
  });

  it("EXPER5 are none of a part of the season that was not played, nor of a league that is not there", async () => {
    expect((await asked("playoff"))?.lines).toEqual([]);
    expect(await asked("all", { ...address, leagueSlug: "none" })).toBeNull();
  });
});
