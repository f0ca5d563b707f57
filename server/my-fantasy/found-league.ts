import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { chosenName } from "#contract/fields/chosen-name.ts";
import { type LeagueFounded, leagueNameLengths, type LeagueRefusal } from "#contract/fantasy-leagues.ts";
import { leagueCodeOf } from "#core/fantasy/league-code.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { hasUnfitWord } from "../fantasy/name-office.ts";
import { hasFact } from "../fantasy/stored-rounds.ts";
import { enterLeague, holdManager, leaguesOf } from "./league-members.ts";

export type LeagueOutcome =
  | { readonly kind: "done"; readonly number: number; readonly code: string | null }
  | { readonly kind: "refused"; readonly refusal: LeagueRefusal }
  | { readonly kind: "unknown" | "no-team" };

const chances = 2 ** 32;
const codeLetters = 7;

/** Founds a private league, with its founder as its first member. FANL1, FANL3 */
export async function foundLeague(
  db: Kysely<Database>,
  known: KnownSeason,
  accountId: string,
  founded: LeagueFounded,
): Promise<LeagueOutcome> {
  const { season, settings } = known;
  if (season.isClosed) return refused({ rule: "FANL1", code: "closed" });
  const chosen = chosenName(founded.name, leagueNameLengths);
  if ("fault" in chosen) return refused({ rule: "FANL1", code: chosen.fault });
  if (!mayBeginWith(known, founded)) return refused({ rule: "FANL1", code: "round" });
  return db.transaction().execute(async (transaction) => {
    const teamId = await holdManager(transaction, season, accountId);
    if (teamId === null) return { kind: "no-team" };
    if (await hasUnfitWord(transaction, season.tenantId, chosen.name)) return refused({ rule: "FANL1", code: "word" });
    const most = settings.leaguesPerTeam;
    if ((await leaguesOf(transaction, season, teamId)) >= most) return refused({ rule: "FANL3", code: "too-many", most });
    await holdFounding(transaction, season);
    const code = await newCode(transaction, season.tenantId);
    const { rows } = await sql<{ number: number }>`
      insert into fantasy_leagues (tenant_id, league_id, number, name, code, kind, from_round, made_at)
      select ${season.tenantId}, ${season.leagueId}, coalesce(max(number), 0) + 1, ${chosen.name}, ${code}, ${founded.kind}, ${founded.fromRound},
        clock_timestamp()
      from fantasy_leagues where tenant_id = ${season.tenantId} and league_id = ${season.leagueId}
      returning number`.execute(transaction);
    const number = rows[0]?.number ?? 0;
    await enterLeague(transaction, season, number, teamId);
    return { kind: "done", number, code };
  });
}

/** So that no other private league of the competition is founded meanwhile: they are numbered one after the other. */
export async function holdFounding(db: Kysely<Database>, { leagueId }: SeasonKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fantasy leagues ${leagueId}`}, 0))`.execute(db);
}

function refused(refusal: LeagueRefusal): LeagueOutcome {
  return { kind: "refused", refusal };
}

/** A total may count what was played, duels begin with what is to be. */
function mayBeginWith({ rounds }: KnownSeason, { kind, fromRound }: LeagueFounded): boolean {
  const round = rounds.find((one) => one.round === fromRound);
  return round !== undefined && (kind === "total" || !hasFact(round, "locked"));
}

/** One that no private league of the league has: of three thousand million. FAN30 */
export async function newCode(db: Kysely<Database>, tenantId: TenantId): Promise<string> {
  const code = leagueCodeOf(Array.from({ length: codeLetters }, () => randomInt(chances) / chances));
  const taken = await db
    .selectFrom("fantasy_leagues")
    .where("tenant_id", "=", tenantId)
    .where("code", "=", code)
    .select("number")
    .executeTakeFirst();
  return taken === undefined ? code : newCode(db, tenantId);
}
