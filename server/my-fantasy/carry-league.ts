import { type Kysely, sql } from "kysely";
import type { LeagueBefore, LeagueCarried, LeagueRefusal, PrivateLeagueKind } from "#contract/fantasy-leagues.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { hasFact } from "../fantasy/stored-rounds.ts";
import type { LeagueId } from "../db/row-ids.ts";
import { holdFounding, type LeagueOutcome, newCode } from "./found-league.ts";
import { enterKnown } from "./join-league.ts";
import { enterLeague, holdManager, leaguesOf } from "./league-members.ts";

/** A private league of the season before, of which one was a member to its end. */
type Before = {
  readonly leagueId: LeagueId;
  readonly number: number;
  readonly name: string;
  readonly kind: PrivateLeagueKind;
  readonly hiddenAt: Date | null;
  readonly hiddenReason: string | null;
  readonly isClosed: boolean;
  readonly seasonSlug: string;
  readonly seasonName: string;
  /** What it is in this season; `null`: nobody has said yet that it goes on. */
  readonly now: number | null;
  readonly isEntered: boolean;
};

/**
 * Lets a private league of the season before go on in this one, or enters it where somebody else has let it: the name stays, the code is
 * new, and who says so first is its founder. FANL19–FANL21
 */
export async function carryLeague(
  db: Kysely<Database>,
  known: KnownSeason,
  accountId: string,
  { season: slug, number }: LeagueCarried,
): Promise<LeagueOutcome> {
  const { season } = known;
  if (season.isClosed) return refused({ rule: "FANL1", code: "closed" });
  return db.transaction().execute(async (transaction) => {
    const teamId = await holdManager(transaction, season, accountId);
    if (teamId === null) return { kind: "no-team" };
    // Whoever waits here finds what the other has founded meanwhile.
    await holdFounding(transaction, season);
    const before = (await membershipsBefore(transaction, season, accountId)).find(
      (one) => one.seasonSlug === slug && one.number === number,
    );
    if (before === undefined) return { kind: "unknown" };
    if (!before.isClosed) return refused({ rule: "FANL19", code: "not-closed" });
    return before.now === null ? goOn(transaction, known, before, teamId) : enterKnown(transaction, known, before.now, teamId);
  });
}

function refused(refusal: LeagueRefusal): LeagueOutcome {
  return { kind: "refused", refusal };
}

async function goOn(
  db: Kysely<Database>,
  { season, rounds, settings }: KnownSeason,
  before: Before,
  teamId: FantasyTeamId,
): Promise<LeagueOutcome> {
  const most = settings.leaguesPerTeam;
  if ((await leaguesOf(db, season, teamId)) >= most) return refused({ rule: "FANL3", code: "too-many", most });
  const first = before.kind === "total" ? rounds[0] : rounds.find((round) => !hasFact(round, "locked"));
  if (first === undefined) return refused({ rule: "FANL1", code: "round" });
  const code = await newCode(db, season.tenantId);
  const { rows } = await sql<{ number: number }>`
    insert into fantasy_leagues (tenant_id, league_id, number, name, code, kind, from_round, made_at, hidden_at, hidden_reason,
      from_league_id, from_number)
    select ${season.tenantId}, ${season.leagueId}, coalesce(max(number), 0) + 1, ${before.name}, ${code}, ${before.kind}, ${first.round},
      clock_timestamp(), ${before.hiddenAt}::timestamptz, ${before.hiddenReason}, ${before.leagueId}, ${before.number}
    from fantasy_leagues where tenant_id = ${season.tenantId} and league_id = ${season.leagueId}
    returning number`.execute(db);
  const number = rows[0]?.number ?? 0;
  await enterLeague(db, season, number, teamId);
  return { kind: "done", number, code };
}

/** Of the latest season before this one in which a league of the same address had the game: those one was in when it ended. */
async function membershipsBefore(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, accountId: string): Promise<Before[]> {
  const { rows } = await sql<Before>`
    with own as (
      select league.slug, season.slug as season from leagues league
      join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
      where league.tenant_id = ${tenantId} and league.league_id = ${leagueId}
    ), last as (
      select league.league_id, season.slug, season.name, game.closed_at from own
      join leagues league on league.tenant_id = ${tenantId} and league.slug = own.slug
      join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id and season.slug < own.season
      join fantasy_seasons game on game.tenant_id = league.tenant_id and game.league_id = league.league_id
      order by season.slug desc limit 1
    )
    select old.league_id as "leagueId", old.number, old.name, old.kind, old.hidden_at as "hiddenAt", old.hidden_reason as "hiddenReason",
      last.closed_at is not null as "isClosed", last.slug as "seasonSlug", last.name as "seasonName", now.number as now,
      exists (select from fantasy_members entered
        join fantasy_managers mine on mine.tenant_id = entered.tenant_id and mine.league_id = entered.league_id
          and mine.team_id = entered.team_id and mine.account_id = ${accountId}
        where entered.tenant_id = now.tenant_id and entered.league_id = now.league_id and entered.number = now.number
          and entered.left_at is null) as "isEntered"
    from last
    join fantasy_managers manager on manager.tenant_id = ${tenantId} and manager.league_id = last.league_id
      and manager.account_id = ${accountId}
    join fantasy_members member on member.tenant_id = manager.tenant_id and member.league_id = manager.league_id
      and member.team_id = manager.team_id and member.left_at is null
    join fantasy_leagues old on old.tenant_id = member.tenant_id and old.league_id = member.league_id and old.number = member.number
    left join fantasy_leagues now on now.tenant_id = old.tenant_id and now.league_id = ${leagueId}
      and now.from_league_id = old.league_id and now.from_number = old.number
    order by member.joined_at, old.number`.execute(db);
  return rows;
}

/** Those that one may still take along: of a season that is closed, and not entered yet. FANL19 */
export async function leaguesBefore(db: Kysely<Database>, { season }: KnownSeason, accountId: string): Promise<LeagueBefore[]> {
  if (season.isClosed) return [];
  return (await membershipsBefore(db, season, accountId))
    .filter(({ isClosed, isEntered }) => isClosed && !isEntered)
    .map(({ number, seasonSlug, seasonName, name, kind, hiddenAt, now }) => ({
      number,
      seasonSlug,
      seasonName,
      name: hiddenAt === null ? name : null,
      kind,
      goesOn: now !== null,
    }));
}
