import { describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { admitGame, type ImportFormat } from "#server/imports/imported-game.ts";
import { readGame } from "#server/imports/read-source.ts";
import type { ImportTarget } from "#server/imports/storing/import-target.ts";
import { storeGame } from "#server/imports/storing/store-game.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { sharedGames } from "../support/games/shared-data.ts";

const database = databaseForThisFile();
const untold = { round: null, tipOff: null };

const sources: readonly [ImportFormat, { name: string; path: string }[]][] = [
  ["euroleague", sharedGames("euroleague/E2024").slice(0, 6)],
  [
    "fiba-livestats",
    sharedGames("fiba-livestats", (name) => /^\d+$/.test(name))
      .slice(0, 6)
      .map(({ name, path }) => ({ name, path: `${path}/data.json` })),
  ],
];

describe.each(sources)("real games of %s in a league", (format, games) => {
  it.skipIf(games.length === 0)("are read from their pages as their logs fold, and change nothing when they come again", async () => {
    const league = await LeagueInDatabase.founded(database.db, format, []);
    const { tenantId, seasonId, leagueId } = league;
    const target: ImportTarget = {
      tenantId,
      seasonId,
      leagueId,
      seasonSlug: "2026-27",
      leagueSlug: "first",
      defaultLocale: "sr",
      timeZone: "Europe/Belgrade",
    };
    for (const { path } of games) {
      const game = await readGame(format, path);
      const answer = await storeGame(database.db, target, game, untold, 0);
      if (answer.kind !== "stored") throw new Error(JSON.stringify(answer));
      expect(answer.added).toBe(game.events.length);
      const view = await league.pages().game(answer.ref);
      const { state, flags } = admitGame(game);
      expect(view?.box).toEqual(boxScoreOf(state));
      expect(view?.flags).toHaveLength(flags.length);
      expect(await storeGame(database.db, target, game, untold, 0)).toMatchObject({
        added: 0,
        amended: 0,
        voided: 0,
        moved: 0,
        restored: 0,
      });
    }
    const view = await league.pages().league({ seasonSlug: "2026-27", leagueSlug: "first" });
    const played = view?.standings.reduce((sum, row) => sum + row.played, 0);
    const wins = view?.standings.reduce((sum, row) => sum + row.wins, 0);
    expect([played, wins]).toEqual([games.length * 2, games.length]);
  });
});
