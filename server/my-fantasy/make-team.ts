import { type Kysely, sql } from "kysely";
import { type FantasyRefusal, type TeamMade, teamNameLengths } from "#contract/my-fantasy.ts";
import { chosenName } from "#contract/fields/chosen-name.ts";
import { decideFirstSquad } from "#core/fantasy/decide-first-squad.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import { holdSquads, type SeasonKey } from "../fantasy/fantasy-season.ts";
import { hasUnfitWord } from "../fantasy/name-office.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { transferTime } from "./squad-times.ts";

export type MakeOutcome =
  | { readonly kind: "made"; readonly number: number }
  | { readonly kind: "refused"; readonly refusal: FantasyRefusal };

/** Makes an account's team of a league's season. `accountId`: `null` for a made-up one of a demonstration. FAN1–FAN4, FAN31 */
export async function makeTeam(db: Kysely<Database>, known: KnownSeason, accountId: string | null, made: TeamMade): Promise<MakeOutcome> {
  const { season } = known;
  const priced = transferTime(known, null)?.round;
  if (priced === undefined) return refused({ rule: "FAN31", code: "closed" });
  if (made.market !== priced.market) return refused({ rule: "FAN26", code: "market" });
  const chosen = chosenName(made.name, teamNameLengths);
  if ("fault" in chosen) return refused({ rule: "FAN31", code: chosen.fault });
  const { name } = chosen;
  const decision = decideFirstSquad(known, { players: made.players, captain: made.captain, vice: made.vice });
  if (decision.kind === "refused") return decision;
  const { squad } = decision;
  return db.transaction().execute(async (transaction) => {
    await holdNumbers(transaction, season);
    // Not while a round is being locked: the team is in it with all of it, or not at all.
    await holdSquads(transaction, season, "to-change");
    if (!(await isStillPriced(transaction, season, priced))) return refused({ rule: "FAN26", code: "market" });
    if (await hasUnfitWord(transaction, season.tenantId, name)) return refused({ rule: "FAN31", code: "word" });
    const taken = await nameOrTeamTaken(transaction, season, accountId, name);
    if (taken !== null) return refused(taken);
    const { teamId, number } = await newTeam(transaction, season);
    const of = { tenant_id: season.tenantId, league_id: season.leagueId, team_id: teamId };
    await transaction
      .insertInto("fantasy_managers")
      .values({ ...of, account_id: accountId, name, hidden_at: null, hidden_reason: null })
      .execute();
    const at = sql<Date>`clock_timestamp()`;
    const { captain, vice } = squad;
    const [players, paid] = [[...squad.players], [...squad.paid]];
    await transaction
      .insertInto("fantasy_squads")
      .values({ ...of, players, paid, captain, vice, changed_in: priced.round, changed_at: at })
      .execute();
    await transaction
      .insertInto("fantasy_moves")
      .values({ ...of, version: 1, round: priced.round, kind: "made", gone: [], come: players, paid, at })
      .execute();
    return { kind: "made", number };
  });
}

function refused(refusal: FantasyRefusal): MakeOutcome {
  return { kind: "refused", refusal };
}

/** What it was decided on was read a moment ago: meanwhile a price or a position may have become another, or the season be over. */
async function isStillPriced(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  { round, market }: { readonly round: number; readonly market: number },
): Promise<boolean> {
  const { rows } = await sql<{ round: number; market: number }>`
    select priced.round, priced.market from fantasy_rounds priced
    join fantasy_seasons season on season.tenant_id = priced.tenant_id and season.league_id = priced.league_id and season.closed_at is null
    where priced.tenant_id = ${tenantId} and priced.league_id = ${leagueId} and exists (select from fantasy_round_events event
      where event.tenant_id = priced.tenant_id and event.league_id = priced.league_id and event.round = priced.round and event.kind = 'opened')
    order by priced.locks_at desc limit 1`.execute(db);
  return rows[0]?.round === round && rows[0].market === market;
}

/** Teams are numbered one after the other. */
async function holdNumbers(transaction: Kysely<Database>, { leagueId }: SeasonKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fantasy numbers ${leagueId}`}, 0))`.execute(transaction);
}

async function nameOrTeamTaken(
  db: Kysely<Database>,
  season: SeasonKey,
  accountId: string | null,
  name: string,
): Promise<FantasyRefusal | null> {
  const own = await db
    .selectFrom("fantasy_managers")
    .where("tenant_id", "=", season.tenantId)
    .where("league_id", "=", season.leagueId)
    .where("account_id", "=", accountId)
    .select("account_id")
    .executeTakeFirst();
  if (own) return { rule: "FAN31", code: "has-team" };
  return (await ownersOfName(db, season, name)).length > 0 ? { rule: "FAN31", code: "name-taken" } : null;
}

async function ownersOfName(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, name: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom("fantasy_managers")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .select("account_id")
    .execute();
  return rows.map(({ account_id }) => account_id);
}

async function newTeam(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey): Promise<{ teamId: FantasyTeamId; number: number }> {
  const { rows } = await sql<{ teamId: FantasyTeamId; number: number }>`
    insert into fantasy_teams (tenant_id, league_id, number, made_at)
    select ${tenantId}, ${leagueId}, coalesce(max(number), 0) + 1, clock_timestamp() from fantasy_teams
    where tenant_id = ${tenantId} and league_id = ${leagueId}
    returning team_id as "teamId", number`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("An aggregate without groups answers with one row.");
  return row;
}

/** Gives a team another name; `"no-team"`: the account has none. FAN31 */
export async function renameTeam(
  db: Kysely<Database>,
  season: SeasonKey,
  accountId: string,
  text: string,
): Promise<FantasyRefusal | "renamed" | "no-team"> {
  const chosen = chosenName(text, teamNameLengths);
  if ("fault" in chosen) return { rule: "FAN31", code: chosen.fault };
  const { name } = chosen;
  const { tenantId, leagueId } = season;
  return db.transaction().execute(async (transaction) => {
    await holdNumbers(transaction, season);
    if (await hasUnfitWord(transaction, tenantId, name)) return { rule: "FAN31", code: "word" };
    const owners = await ownersOfName(transaction, season, name);
    if (owners.some((owner) => owner !== accountId)) return { rule: "FAN31", code: "name-taken" };
    const { numUpdatedRows } = await transaction
      .updateTable("fantasy_managers")
      .set({ name })
      .where("tenant_id", "=", tenantId)
      .where("league_id", "=", leagueId)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? "renamed" : "no-team";
  });
}
