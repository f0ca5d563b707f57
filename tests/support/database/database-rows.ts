import type { Kysely } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { clubsFor } from "#server/db/repositories/clubs.ts";
import { competitionsFor } from "#server/db/repositories/competitions.ts";
import { gamesFor, type NewGame } from "#server/db/repositories/games.ts";
import { teamsFor } from "#server/db/repositories/teams.ts";
import { saveTenant } from "#server/db/repositories/tenants.ts";
import type { LeagueId, RoundId, SeasonId, TeamId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";

export type LeagueRows = {
  readonly tenantId: TenantId;
  readonly seasonId: SeasonId;
  readonly leagueId: LeagueId;
  readonly roundId: RoundId;
  readonly homeTeamId: TeamId;
  readonly awayTeamId: TeamId;
};

/** A tenant with the least a game needs: a season, a league, a round, two clubs with a team each. */
export async function aLeague(db: Kysely<Database>, tenantSlug: string): Promise<LeagueRows> {
  const tenantId = await saveTenant(db, {
    slug: tenantSlug,
    defaultLocale: "sr",
    timeZone: "Europe/Belgrade",
    hosts: [`${tenantSlug}.localhost`],
  });
  const competitions = competitionsFor(db, tenantId);
  const seasonId = await competitions.saveSeason({ slug: "2026-27", name: "2026/27", isCurrent: true, startsOn: null, endsOn: null });
  const leagueId = await competitions.saveLeague({
    seasonId,
    slug: "first",
    name: { text: "Prva liga", transliterable: true },
    kind: "league",
    ruleProfile: "fiba",
    rankingPolicy: "fiba",
    place: 0,
    onLandingPage: true,
  });
  const roundId = await competitions.saveRound({ leagueId, slug: "1", number: 1, kind: "regular", name: null, stage: null });
  const homeTeamId = await aTeam(db, { tenantId, seasonId, leagueId }, "cicevac", "Čićevac");
  const awayTeamId = await aTeam(db, { tenantId, seasonId, leagueId }, "zemun", "Zemun");
  return { tenantId, seasonId, leagueId, roundId, homeTeamId, awayTeamId };
}

export async function aTeam(
  db: Kysely<Database>,
  { tenantId, seasonId, leagueId }: Pick<LeagueRows, "tenantId" | "seasonId" | "leagueId">,
  slug: string,
  text: string,
): Promise<TeamId> {
  const name = { text, transliterable: true };
  const entry = { name, latinName: text, code: slug.slice(0, 3).toUpperCase() };
  const clubId = await clubsFor(db, tenantId).save({ slug, ...entry, primaryColor: "#0a2342", secondaryColor: "#ffffff", crestUrl: null });
  await clubsFor(db, tenantId).enterSeason(seasonId, clubId, entry);
  return teamsFor(db, tenantId).save({ seasonId, leagueId, clubId, slug, name, shortName: text, code: entry.code });
}

export function newGame(league: LeagueRows, slug: string): NewGame {
  const { leagueId, roundId, homeTeamId, awayTeamId } = league;
  return {
    leagueId,
    roundId,
    slug,
    homeTeamId,
    awayTeamId,
    venueId: null,
    tipOff: null,
    status: "scheduled",
    source: "test",
    sourceGameId: slug,
  };
}

export async function aGame(db: Kysely<Database>, league: LeagueRows, slug: string): Promise<GameId> {
  return gamesFor(db, league.tenantId).save(newGame(league, slug));
}
