import type { Kysely } from "kysely";
import type { OwnDuel } from "#contract/my-fantasy.ts";
import type { Database } from "../db/schema.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { roundNames, toldRound } from "../queries/fantasy/told-round.ts";
import { knownDuels, toldDuels } from "./duel-table.ts";
import { ownMemberships } from "./league-members.ts";
import { drawnRounds, duelsOf, privateLeagueRef } from "./own-leagues.ts";

/** One's own duels of the last round that was drawn, of each private league one is in. MYFAN18 */
export async function ownDuels(db: Kysely<Database>, { season, rounds }: KnownSeason, accountId: string): Promise<OwnDuel[]> {
  const mine = (await ownMemberships(db, season, accountId)).filter(({ kind }) => kind === "duels");
  if (mine.length === 0) return [];
  const names = await roundNames(db, season);
  const all = await knownDuels(
    db,
    season,
    rounds,
    mine.map(({ number }) => number),
  );
  return mine.flatMap((league) => {
    const known = duelsOf(all, league.number);
    const last = drawnRounds(known, rounds).at(-1);
    const duel = last && toldDuels(known, last, league.teamId).find(({ one, other }) => one.isOwn || other.isOwn);
    return last === undefined || duel === undefined ? [] : [{ league: privateLeagueRef(league), round: toldRound(names, last), duel }];
  });
}
