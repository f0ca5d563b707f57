import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Squad } from "#core/fantasy/squad.ts";
import { arrayText, numbersOf } from "../db/column-arrays.ts";
import { compiledOnce } from "../db/compiled-once.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { lastLocked } from "../fantasy/stored-rounds.ts";

/** Somebody's team with its squad, and the squad it had when the last round was locked. */
export type OwnSquad = {
  readonly teamId: FantasyTeamId;
  readonly number: number;
  readonly name: string;
  readonly hiddenReason: string | null;
  readonly squad: Squad;
  readonly version: number;
  readonly changedIn: number;
  readonly changes: number;
  readonly used: number;
  /** `null`: it has not played yet. */
  readonly entry: (Squad & { readonly round: number }) | null;
};

/** Lists as PostgreSQL writes them. */
type Listed = { readonly players: string; readonly paid: string; readonly captain: number; readonly vice: number };
type Own = Omit<OwnSquad, "squad" | "entry"> &
  Listed & {
    readonly accountId: string;
    readonly enteredIn: number | null;
    readonly enteredPlayers: string;
    readonly enteredPaid: string;
    readonly enteredCaptain: number;
    readonly enteredVice: number;
  };

/** `null`: the account has no team there. */
export async function ownTeamId(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, accountId: string): Promise<FantasyTeamId | null> {
  const row = await db
    .selectFrom("fantasy_managers")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("account_id", "=", accountId)
    .select("team_id")
    .executeTakeFirst();
  return row?.team_id ?? null;
}

/** The same with its squad. */
export async function ownSquad(
  db: Kysely<Database>,
  known: Pick<KnownSeason, "season" | "rounds">,
  accountId: string,
): Promise<OwnSquad | null> {
  return (await ownSquads(db, known, [accountId]))[0] ?? null;
}

/** Of many accounts, each in its place, with what it had in the last round that was locked: who takes part once always does. */
export async function ownSquads(
  db: Kysely<Database>,
  { season: { tenantId, leagueId }, rounds }: Pick<KnownSeason, "season" | "rounds">,
  accountIds: readonly string[],
): Promise<(OwnSquad | null)[]> {
  const asked = { tenantId, leagueId, accountIds: arrayText(accountIds, (one) => one) };
  const last = lastLocked(rounds);
  const { rows } = await db.executeQuery(
    last === undefined ? squadsOf(db, asked) : squadsAndEntriesOf(db, { ...asked, round: last.round }),
  );
  const byAccount = new Map(rows.map((row) => [row.accountId, ownSquadOf(row)]));
  return accountIds.map((accountId) => byAccount.get(accountId) ?? null);
}

type SquadsQuery = SeasonKey & { readonly accountIds: string };

// Before the first lock nothing is asked of entries. Behind it each squad's own is looked up by its whole key, in a way that leaves the
// planner no other: right after a lock it takes the table for as empty as it was, and would read through all of it.
const squadsOf = compiledOnce((db, query: SquadsQuery) => squadsQuestion(query, sql`null::smallint as "enteredIn"`, sql``).compile(db));

const squadsAndEntriesOf = compiledOnce((db, query: SquadsQuery & { readonly round: number }) =>
  squadsQuestion(
    query,
    sql`entry.round as "enteredIn", entry.players::text as "enteredPlayers", entry.paid::text as "enteredPaid",
      entry.captain as "enteredCaptain", entry.vice as "enteredVice"`,
    sql`left join lateral (
      select * from fantasy_entries one where one.tenant_id = own.tenant_id and one.league_id = own.league_id
        and one.round = ${query.round}::smallint and one.team_id = own.team_id limit 1) entry on true`,
  ).compile(db),
);

function squadsQuestion({ tenantId, leagueId, accountIds }: SquadsQuery, entered: RawBuilder<unknown>, entries: RawBuilder<unknown>) {
  return sql<Own>`
    select own.account_id as "accountId", own.team_id as "teamId", own.team_number as number, own.name, own.hidden_reason as "hiddenReason",
      squad.players::text, squad.paid::text, squad.captain, squad.vice, squad.version, squad.changed_in as "changedIn", squad.changes, squad.used,
      ${entered}
    from fantasy_managers own
    join fantasy_squads squad on squad.tenant_id = own.tenant_id and squad.league_id = own.league_id and squad.team_id = own.team_id
    ${entries}
    where own.tenant_id = ${tenantId} and own.league_id = ${leagueId} and own.account_id = any(${accountIds}::uuid[])`;
}

function ownSquadOf({ players, paid, captain, vice, teamId, number, name, hiddenReason, version, changedIn, changes, used, ...row }: Own) {
  const entry =
    row.enteredIn === null
      ? null
      : {
          round: row.enteredIn,
          players: numbersOf(row.enteredPlayers),
          paid: numbersOf(row.enteredPaid),
          captain: row.enteredCaptain,
          vice: row.enteredVice,
        };
  const squad = { players: numbersOf(players), paid: numbersOf(paid), captain, vice };
  return { teamId, number, name, hiddenReason, squad, version, changedIn, changes, used, entry };
}

/** What transfers are counted from: the squad that played last; of a team that has not played, what it has. FAN6 */
export function squadAtOpening({ entry, squad }: OwnSquad): Squad {
  return entry ?? squad;
}
