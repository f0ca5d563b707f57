import { type Kysely, type RawBuilder, sql } from "kysely";
import type { CalendarOf, CalendarAnswer } from "#contract/feed-queries.ts";
import type { FollowedKey, FollowedKind } from "#contract/following.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { currentLeagues } from "../leagues/current-leagues.ts";
import { gameCards, gameSummary } from "../games/game-cards.ts";
import { idsOf } from "../following/followed-games.ts";
import { hallOfGame, hallRef } from "../refs/hall-ref.ts";
import { localName } from "../refs/local-name.ts";
import { broadcastsOf, ticketsOf } from "../outlets.ts";
import { dayOf, placeInTime } from "../../db/game-time.ts";

type Owner = {
  readonly name: CalendarAnswer["name"];
  /** Which games are meant, in a query over `games` and `seasons`. */
  readonly filter: RawBuilder<boolean>;
  readonly tags: readonly ReturnType<typeof pageTags.club>[];
};

/** Two steps: whose calendar, then its games, along the indexes by team. One without games changes with the first that comes. */
export async function calendarView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  of: CalendarOf,
): Promise<CalendarAnswer | null> {
  note(pageTags.site);
  note(pageTags.outlets);
  const owner = await ownerOf(db, tenantId, of);
  if (owner === null) return null;
  for (const tag of owner.tags) note(tag);
  const rows = await datedGames(db, tenantId, owner.filter);
  for (const { leagueId } of rows) note(pageTags.league(leagueId));
  return {
    name: owner.name,
    games: rows.map((row) => ({
      id: row.gameId,
      sequence: row.sequence,
      changedAt: row.changedAt,
      appointment: { sequence: row.quietSequence, changedAt: row.quietlyChangedAt },
      game: gameSummary(row.seasonSlug, row.leagueSlug, row),
      competition: { seasonSlug: row.seasonSlug, leagueSlug: row.leagueSlug, name: localName(row.leagueName, row.leagueIsOwn) },
      hall: row.hall && hallRef(row.hall),
      outlets: { broadcasts: row.broadcasts, tickets: row.tickets },
    })),
  };
}

const moves = sql<number>`(
  select count(*) from game_moves move where move.tenant_id = games.tenant_id and move.game_id = games.game_id)`;
const lastMoved = sql<Date>`(
  select max(moved_at) from game_moves move where move.tenant_id = games.tenant_id and move.game_id = games.game_id)`;
const lastSaid = sql<Date>`(select recorded_at from game_events event
  where event.tenant_id = games.tenant_id and event.game_id = games.game_id and event.sequence = game_logs.sequence)`;

/** A final score and each move are changes of their own; a correction of the log is one too. */
const sequence = sql<number>`(${moves}
  + case when games.status in ('scheduled', 'date-to-be-decided', 'if-needed') then 0 else 1 end
  + coalesce(game_logs.epoch - 1, 0))::integer`;

const changedAt = sql<number>`(extract(epoch from greatest(games.created_at, ${lastMoved}, ${lastSaid})) * 1000)::bigint`;

/** What a log says then is no play of the game. */
const isOff = sql<boolean>`games.status in ('postponed', 'cancelled', 'annulled')`;
const quietSequence = sql<number>`(${moves} + case when ${isOff} then 1 else 0 end)::integer`;
const quietlyChangedAt = sql<number>`(extract(epoch from greatest(
  games.created_at, ${lastMoved}, case when ${isOff} then ${lastSaid} end)) * 1000)::bigint`;

function datedGames(db: Kysely<Database>, tenantId: TenantId, filter: RawBuilder<boolean>) {
  return gameCards(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .leftJoin("game_logs", (join) =>
      join.onRef("game_logs.tenant_id", "=", "games.tenant_id").onRef("game_logs.game_id", "=", "games.game_id"),
    )
    .where(filter)
    .where(placeInTime, "is not", null)
    .where("games.status", "<>", "date-to-be-decided")
    .select([
      "games.game_id as gameId",
      "leagues.league_id as leagueId",
      "leagues.slug as leagueSlug",
      "leagues.name as leagueName",
      "leagues.transliterable as leagueIsOwn",
      "seasons.slug as seasonSlug",
      sequence.as("sequence"),
      changedAt.as("changedAt"),
      quietSequence.as("quietSequence"),
      quietlyChangedAt.as("quietlyChangedAt"),
      hallOfGame.as("hall"),
      broadcastsOf.as("broadcasts"),
      ticketsOf.as("tickets"),
    ])
    .orderBy(placeInTime)
    .orderBy("games.game_id")
    .execute();
}

async function ownerOf(db: Kysely<Database>, tenantId: TenantId, of: CalendarOf): Promise<Owner | null> {
  switch (of.kind) {
    case "league":
      return leagueOwner(db, tenantId, of.address);
    case "team":
      return teamOwner(db, tenantId, of.address);
    case "club":
      return clubOwner(db, tenantId, of.slug);
    case "player":
      return playerOwner(db, tenantId, of.slug);
    case "followed":
      return of.keys && { name: null, filter: ofFollowed(tenantId, of.keys), tags: [] };
  }
}

type Address<Kind extends CalendarOf["kind"]> = Extract<CalendarOf, { kind: Kind; address: unknown }>["address"];

async function leagueOwner(db: Kysely<Database>, tenantId: TenantId, address: Address<"league">): Promise<Owner | null> {
  const { rows } = await sql<{ id: string; name: string; own: boolean }>`
    select leagues.league_id as id, leagues.name, leagues.transliterable as own
    from leagues join seasons using (tenant_id, season_id)
    where tenant_id = ${tenantId} and seasons.slug = ${address.seasonSlug} and leagues.slug = ${address.leagueSlug}`.execute(db);
  const [league] = rows;
  if (!league) return null;
  return { name: localName(league.name, league.own), filter: sql`games.league_id = ${league.id}`, tags: [pageTags.league(league.id)] };
}

async function teamOwner(db: Kysely<Database>, tenantId: TenantId, address: Address<"team">): Promise<Owner | null> {
  const { rows } = await sql<{ id: string; leagueId: string; name: string; own: boolean }>`
    select teams.team_id as id, teams.league_id as "leagueId", teams.name, teams.transliterable as own
    from teams join leagues using (tenant_id, league_id) join seasons on seasons.tenant_id = teams.tenant_id and seasons.season_id = leagues.season_id
    where teams.tenant_id = ${tenantId} and seasons.slug = ${address.seasonSlug} and leagues.slug = ${address.leagueSlug}
      and teams.slug = ${address.teamSlug}`.execute(db);
  const [team] = rows;
  if (!team) return null;
  return {
    name: localName(team.name, team.own),
    filter: sql`${team.id}::uuid in (games.home_team_id, games.away_team_id)`,
    tags: [pageTags.league(team.leagueId)],
  };
}

async function clubOwner(db: Kysely<Database>, tenantId: TenantId, slug: string): Promise<Owner | null> {
  const { rows } = await sql<{ id: string; name: string; own: boolean; leagues: readonly string[] }>`
    select club_id as id, name, transliterable as own, ${currentLeagues(tenantId)} as leagues from clubs where tenant_id = ${tenantId} and slug = ${slug}`.execute(
    db,
  );
  const [club] = rows;
  if (!club) return null;
  const teams = sql`select team_id from teams join seasons using (tenant_id, season_id)
    where teams.tenant_id = ${tenantId} and teams.club_id = ${club.id} and seasons.is_current`;
  return {
    name: localName(club.name, club.own),
    filter: ofTeams(teams),
    tags: [pageTags.club(club.id), ...club.leagues.map(pageTags.league)],
  };
}

async function playerOwner(db: Kysely<Database>, tenantId: TenantId, slug: string): Promise<Owner | null> {
  const { rows } = await sql<{ id: string; given: string; family: string; own: boolean; slug: string; leagues: readonly string[] }>`
    select standing.person_id as id, standing.given_name as given, standing.family_name as family, standing.transliterable as own, standing.slug,
      ${currentLeagues(tenantId)} as leagues
    from persons asked
    left join person_identities identity on identity.tenant_id = asked.tenant_id and identity.person_id = asked.person_id
    join persons standing on standing.tenant_id = asked.tenant_id
      and standing.person_id = coalesce(identity.canonical_person_id, asked.person_id)
    where asked.tenant_id = ${tenantId} and asked.slug = ${slug}`.execute(db);
  const [person] = rows;
  if (!person) return null;
  return {
    name: { slug: person.slug, givenName: localName(person.given, person.own), familyName: localName(person.family, person.own) },
    filter: whileListed(tenantId, [person.id]),
    tags: [pageTags.person(person.id), ...person.leagues.map(pageTags.league)],
  };
}

/** As the public calendars of the same things have it, each game once. FOLLOW5 */
function ofFollowed(tenantId: TenantId, keys: readonly FollowedKey[]): RawBuilder<boolean> {
  const uuids = (kind: FollowedKind) => sql`${idsOf(keys, kind)}::uuid[]`;
  const teams = sql`
    select team_id from teams join seasons using (tenant_id, season_id)
    where tenant_id = ${tenantId} and is_current and club_id = any(${uuids("club")})
    union select team_id from teams where tenant_id = ${tenantId} and team_id = any(${uuids("team")})`;
  return sql<boolean>`(games.game_id = any(${uuids("game")}) or games.league_id = any(${uuids("league")})
    or ${ofTeams(teams)} or ${whileListed(tenantId, idsOf(keys, "player"))})`;
}

function ofTeams(teams: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(games.home_team_id in (${teams}) or games.away_team_id in (${teams}))`;
}

/**
 * Games of the teams on whose lists players stand this season, from the day they came to the day they left. Found from the
 * players on, once for all games: asked game by game it would take as long as there are games. FOLLOW5
 */
function whileListed(tenantId: TenantId, personIds: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`games.game_id in (
    with standing as materialized (select person_id, canonical_person_id from person_identities where tenant_id = ${tenantId})
    select theirs.game_id
    from rosters roster
    join standing on standing.person_id = roster.person_id
    join teams team on team.tenant_id = roster.tenant_id and team.team_id = roster.team_id
    join seasons season on season.tenant_id = team.tenant_id and season.season_id = team.season_id
    join games theirs on theirs.tenant_id = roster.tenant_id
    cross join lateral (values (theirs.home_team_id), (theirs.away_team_id)) side (team_id)
    where roster.tenant_id = ${tenantId} and season.is_current and side.team_id = roster.team_id
      and standing.canonical_person_id in (
        select asked.canonical_person_id from standing asked where asked.person_id = any(${personIds}::uuid[]))
      and ${dayOf("theirs")} >= roster.valid_from and (roster.valid_to is null or ${dayOf("theirs")} <= roster.valid_to))`;
}
