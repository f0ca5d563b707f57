import { type Kysely, sql } from "kysely";
import type { FantasyTeamRef } from "#contract/fantasy.ts";
import { leaguePageRows, type PrivateLeague } from "#contract/fantasy-leagues.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { hasFact, type StoredRound } from "../fantasy/stored-rounds.ts";
import { fantasyTeamRef, type TeamRow } from "../queries/fantasy/season-at.ts";
import { roundNames, toldRound } from "../queries/fantasy/told-round.ts";
import { duelRows, knownDuels, toldDuels } from "./duel-table.ts";
import { type OwnMembership, ownMemberships } from "./league-members.ts";
import { competitionRef, drawnRounds, privateLeagueRef } from "./own-leagues.ts";
import { totalAsked, totalPage } from "./total-table.ts";

type LeagueRequest = { readonly number: number; readonly page: number; readonly round: number | null };

/** A private league as a member sees it; `null`: there is none, or one is not in it, or it has no such page or round. FANL4 */
export async function privateLeague(
  db: Kysely<Database>,
  known: KnownSeason,
  accountId: string,
  address: LeagueAddress,
  asked: LeagueRequest,
): Promise<PrivateLeague | null> {
  const { season, rounds, settings } = known;
  const [own] = await ownMemberships(db, season, accountId, asked.number);
  if (own === undefined) return null;
  const names = await roundNames(db, season);
  const told = (round: StoredRound) => toldRound(names, round);
  const parts = own.kind === "total" ? await totalOf(db, known, own, asked.page) : await duelsOf(db, known, own, asked.round);
  const first = rounds.find(({ round }) => round === own.fromRound) ?? rounds[0];
  if (parts === null || first === undefined) return null;
  const teams = await teamsById(db, season, [own.founder, own.teamId]);
  const isFounder = own.founder === own.teamId;
  const duels = parts.duels && {
    ...parts.duels,
    rounds: parts.duels.rounds.map(told),
    round: parts.duels.round === undefined ? null : told(parts.duels.round),
  };
  return {
    competition: await competitionRef(db, season, address),
    league: privateLeagueRef(own),
    kind: own.kind,
    hidden: isFounder ? own.hiddenReason : null,
    code: own.code,
    isFounder,
    ownTeam: teams.get(own.teamId)?.number ?? 0,
    founder: teams.get(own.founder) ?? { number: 0, name: null },
    fromRound: told(first),
    members: own.members,
    mostMembers: settings.leagueSize[own.kind === "total" ? "totals" : "duels"],
    mayJoin: own.code !== null && own.begunIn === null && !season.isClosed,
    after: parts.after === undefined ? null : told(parts.after),
    total: parts.total,
    duels,
  };
}

async function totalOf(db: Kysely<Database>, { season, rounds }: KnownSeason, own: OwnMembership, page: number) {
  const pages = Math.max(1, Math.ceil(own.members / leaguePageRows));
  if (page > pages) return null;
  const asked = totalAsked(rounds, own);
  const table = await totalPage(db, season, asked, { page, teamId: own.teamId });
  return { after: rounds.find(({ round }) => round === asked.after), total: { ...table, page, pages }, duels: null };
}

async function duelsOf(db: Kysely<Database>, { season, rounds, settings }: KnownSeason, own: OwnMembership, wanted: number | null) {
  const known = await knownDuels(db, season, rounds, [own.number]);
  const drawn = drawnRounds(known, rounds);
  const round = wanted === null ? drawn.at(-1) : drawn.find((one) => one.round === wanted);
  if (wanted !== null && round === undefined) return null;
  return {
    after: drawn.findLast((one) => hasFact(one, "live")),
    total: null,
    duels: {
      rows: duelRows(known, rounds, settings, own.teamId),
      rounds: drawn,
      round,
      duels: round === undefined ? [] : toldDuels(known, round, own.teamId),
    },
  };
}

async function teamsById(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  teamIds: readonly FantasyTeamId[],
): Promise<ReadonlyMap<FantasyTeamId, FantasyTeamRef>> {
  const { rows } = await sql<TeamRow & { teamId: FantasyTeamId }>`
    select team.team_id as "teamId", team.number, own.name, own.hidden_at is not null as "isHidden"
    from fantasy_teams team
    left join fantasy_managers own on own.tenant_id = team.tenant_id and own.league_id = team.league_id and own.team_id = team.team_id
    where team.tenant_id = ${tenantId} and team.league_id = ${leagueId} and team.team_id = any(${[...teamIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.teamId, fantasyTeamRef(row)]));
}
