import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { Database } from "#server/db/schema.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { makeTeam } from "#server/my-fantasy/make-team.ts";
import { signedInAccount } from "./account-in-database.ts";
import { cheapestSquad, type FantasyLeague } from "./fantasy-league.ts";

/** Somebody who is signed in and has a team of a fantasy league. */
export async function memberOf(
  db: Kysely<Database>,
  of: FantasyLeague,
  name: string,
): Promise<SignedInVisitor & { readonly team: number }> {
  const { accountId, sessionId } = await signedInAccount(db, of.league.tenantId, name);
  const season = await readSeason(db, of.key);
  if (season === null) throw new Error("the game is not played here");
  const lineUp = cheapestSquad(season.market, season.clubsPlaying);
  const outcome = await makeTeam(db, season, accountId, { ...lineUp, name, market: season.priced?.market ?? 0 });
  if (outcome.kind !== "made") throw new Error(JSON.stringify(outcome.refusal));
  return { accountId, sessionId, tenantId: of.league.tenantId, team: outcome.number };
}
