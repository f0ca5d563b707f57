import { type Kysely, sql } from "kysely";
import type { OwnLeagues, PrivateLeagueLine, PrivateLeagueRef } from "#contract/fantasy-leagues.ts";
import type { CompetitionRef, LeagueAddress } from "#contract/refs.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { hasFact, type StoredRound } from "../fantasy/stored-rounds.ts";
import { fantasyTeamRef, type TeamRow } from "../queries/fantasy/season-at.ts";
import { roundNames, toldRound } from "../queries/fantasy/told-round.ts";
import { localName } from "../queries/refs/local-name.ts";
import { leaguesBefore } from "./carry-league.ts";
import { ownFans } from "./fan-club.ts";
import { duelRows, type KnownDuels, knownDuels, toldDuels } from "./duel-table.ts";
import { type OwnMembership, ownMemberships } from "./league-members.ts";
import { ownTotals, totalAsked } from "./total-table.ts";

/** The private leagues an account is in, with its place in each, and what it takes to found another. */
export async function ownLeagues(db: Kysely<Database>, known: KnownSeason, accountId: string, address: LeagueAddress): Promise<OwnLeagues> {
  const { season, rounds, settings } = known;
  const names = await roundNames(db, season);
  const mine = await ownMemberships(db, season, accountId);
  return {
    competition: await competitionRef(db, season, address),
    team: await ownTeam(db, season, accountId),
    most: { ...settings.leagueSize, leagues: settings.leaguesPerTeam },
    rounds: rounds.map((round) => toldRound(names, round)),
    leagues: await linesOf(db, known, mine),
    fans: await ownFans(db, known, accountId),
    before: await leaguesBefore(db, known, accountId),
  };
}

/** Hidden by the office, it is a number. FANL12 */
export function privateLeagueRef({ number, name, isHidden }: Pick<OwnMembership, "number" | "name" | "isHidden">): PrivateLeagueRef {
  return { number, name: isHidden ? null : name };
}

export async function competitionRef(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  address: LeagueAddress,
): Promise<CompetitionRef> {
  const { name, transliterable } = await db
    .selectFrom("leagues")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .select(["name", "transliterable"])
    .executeTakeFirstOrThrow();
  return { ...address, name: localName(name, transliterable) };
}

async function ownTeam(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, accountId: string): Promise<OwnLeagues["team"]> {
  const { rows } = await sql<TeamRow>`
    select team.number, own.name, own.hidden_at is not null as "isHidden"
    from fantasy_managers own
    join fantasy_teams team on team.tenant_id = own.tenant_id and team.league_id = own.league_id and team.team_id = own.team_id
    where own.tenant_id = ${tenantId} and own.league_id = ${leagueId} and own.account_id = ${accountId}`.execute(db);
  return rows[0] ? fantasyTeamRef(rows[0]) : null;
}

async function linesOf(db: Kysely<Database>, known: KnownSeason, mine: readonly OwnMembership[]): Promise<PrivateLeagueLine[]> {
  const { season, rounds } = known;
  const [first] = mine;
  if (first === undefined) return [];
  const totals = mine.filter(({ kind }) => kind === "total").map((one) => totalAsked(rounds, one));
  const standings = await ownTotals(db, season, totals, first.teamId);
  const duels = await knownDuels(
    db,
    season,
    rounds,
    mine.filter(({ kind }) => kind === "duels").map(({ number }) => number),
  );
  return mine.map((one) => {
    const { number, kind, members } = one;
    const standing =
      kind === "total"
        ? { ...(standings.get(number) ?? { place: null, points: 0 }), duel: null }
        : ownDuels(known, duelsOf(duels, number), one);
    const { place, points, duel } = standing;
    return { league: privateLeagueRef(one), kind, members, place, points: place === null ? null : points, duel };
  });
}

/** Of many private leagues, one’s. */
export function duelsOf({ members, duels }: KnownDuels, number: number): KnownDuels {
  return { members: members.filter(({ league }) => league === number), duels: duels.filter((duel) => duel.number === number) };
}

function ownDuels({ rounds, settings }: KnownSeason, known: KnownDuels, { teamId }: OwnMembership) {
  const row = duelRows(known, rounds, settings, teamId).find(({ isOwn }) => isOwn);
  const last = drawnRounds(known, rounds).at(-1);
  const duel = last && toldDuels(known, last, teamId).find(({ one, other }) => one.isOwn || other.isOwn);
  return { place: row?.place ?? null, points: row?.duelPoints ?? 0, duel: duel ?? null };
}

/** In the order in which they were locked. */
export function drawnRounds({ duels }: KnownDuels, rounds: readonly StoredRound[]): StoredRound[] {
  const drawn = new Set(duels.map(({ round }) => round));
  return rounds.filter((round) => hasFact(round, "locked") && drawn.has(round.round));
}
