import { type Kysely, type RawBuilder, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { GamePosition, PublicApiQueries, WantedGames } from "#contract/public-api-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { gameCards, gameSummary } from "../games/game-cards.ts";
import { placeInTime } from "../../db/game-time.ts";

type Answer = Awaited<ReturnType<PublicApiQueries["games"]>>;
type League = { readonly leagueId: string; readonly leagueSlug: string; readonly seasonSlug: string };

/** Two round trips: which leagues, then their games from a place on, read along the index of tip-offs. */
export async function gamesFrom(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, wanted: WantedGames): Promise<Answer> {
  // A league may be founded that belongs here.
  note(pageTags.site);
  const leagues = await leaguesOf(db, tenantId, wanted);
  for (const { leagueId } of leagues) note(pageTags.league(leagueId));
  if (leagues.length === 0) return { games: [], last: null };
  const rows = await gamesIn(db, tenantId, leagues, wanted);
  const shown = rows.slice(0, wanted.limit);
  const places = new Map(leagues.map((league) => [league.leagueId, league]));
  return {
    games: shown.map((row) => {
      const { seasonSlug, leagueSlug } = places.get(row.leagueId)!;
      return gameSummary(seasonSlug, leagueSlug, row);
    }),
    last: rows.length > wanted.limit ? positionOf(shown.at(-1)) : null,
  };
}

function positionOf(row: { readonly micros: string | null; readonly gameId: string } | undefined): GamePosition | null {
  return row ? { tipOff: row.micros, id: row.gameId } : null;
}

function leaguesOf(db: Kysely<Database>, tenantId: TenantId, { seasonSlug, leagueSlug }: WantedGames): Promise<League[]> {
  return db
    .selectFrom("leagues")
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("leagues.tenant_id", "=", tenantId)
    .$if(seasonSlug !== null, (query) => query.where("seasons.slug", "=", seasonSlug ?? ""))
    .$if(leagueSlug !== null, (query) => query.where("leagues.slug", "=", leagueSlug ?? ""))
    .select(["leagues.league_id as leagueId", "leagues.slug as leagueSlug", "seasons.slug as seasonSlug"])
    .execute();
}

/**
 * One more than asked for: whether there is another page. Games with a time along their index, among them those of which only the
 * day is known (SCHED24), undated ones behind them.
 */
function gamesIn(db: Kysely<Database>, tenantId: TenantId, leagues: readonly League[], wanted: WantedGames) {
  const { after, from, to } = wanted;
  const among = sql`games where games.tenant_id = ${tenantId} and ${isAmong(tenantId, leagues, wanted)}`;
  const undated = from === null && to === null ? sql`${placeInTime} is null` : sql`false`;
  const limit = wanted.limit + 1;
  return gameCards(db, tenantId)
    .where(
      sql<boolean>`games.game_id in (
        (select games.game_id from ${among} and games.tip_off is not null and ${isTimeWithin(tenantId, wanted)} and ${isDatedAfter(sql`games.tip_off`, after)}
          order by games.tip_off, games.game_id limit ${limit})
        union all
        (select games.game_id from ${among} and games.tip_off_day is not null and ${isDayWithin(wanted)} and ${isDatedAfter(placeInTime, after)}
          order by ${placeInTime}, games.game_id limit ${limit})
        union all
        (select games.game_id from ${among} and ${undated} and ${isUndatedAfter(after)}
          order by games.game_id limit ${limit}))`,
    )
    .select([
      "games.league_id as leagueId",
      "games.game_id as gameId",
      sql<string | null>`(extract(epoch from ${placeInTime}) * 1000000)::bigint::text`.as("micros"),
    ])
    .orderBy(placeInTime, (order) => order.asc().nullsLast())
    .orderBy("games.game_id")
    .limit(limit)
    .execute();
}

function isAmong(tenantId: TenantId, leagues: readonly League[], wanted: WantedGames): RawBuilder<boolean> {
  const { teamSlug, clubSlug, status, seasonSlug, leagueSlug } = wanted;
  const conditions = [
    // All leagues of the tenant are no condition: the index of all its games is then the way.
    ...(seasonSlug === null && leagueSlug === null ? [] : [sql`games.league_id = any(${leagues.map(({ leagueId }) => leagueId)}::uuid[])`]),
    ...(teamSlug === null ? [] : [isOfTeams(sql`select team_id from teams where tenant_id = ${tenantId} and slug = ${teamSlug}`)]),
    ...(clubSlug === null
      ? []
      : [
          isOfTeams(sql`select team_id from teams join clubs using (tenant_id, club_id)
            where teams.tenant_id = ${tenantId} and clubs.slug = ${clubSlug}`),
        ]),
    ...(status === null ? [] : [sql`games.status = ${status}`]),
  ];
  return allOf(conditions);
}

function isTimeWithin(tenantId: TenantId, { from, to }: WantedGames): RawBuilder<boolean> {
  return allOf([
    ...(from === null ? [] : [sql`games.tip_off >= ${beginningOf(tenantId, from, 0)}`]),
    ...(to === null ? [] : [sql`games.tip_off < ${beginningOf(tenantId, to, 1)}`]),
  ]);
}

function isDayWithin({ from, to }: WantedGames): RawBuilder<boolean> {
  return allOf([
    ...(from === null ? [] : [sql`games.tip_off_day >= ${from}::date`]),
    ...(to === null ? [] : [sql`games.tip_off_day <= ${to}::date`]),
  ]);
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join([...conditions, sql`true`], sql` and `)}`;
}

function isOfTeams(teams: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(games.home_team_id in (${teams}) or games.away_team_id in (${teams}))`;
}

/** Of a day in the tenant's time zone, or of the one after so many days. */
function beginningOf(tenantId: TenantId, day: string, later: number): RawBuilder<unknown> {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone (select time_zone from tenants where tenant_id = ${tenantId}))`;
}

function isDatedAfter(place: RawBuilder<unknown>, after: GamePosition | null): RawBuilder<unknown> {
  if (after === null) return sql`true`;
  if (after.tipOff === null) return sql`false`;
  const tipOff = sql`(timestamptz 'epoch' + ${after.tipOff}::bigint * interval '1 microsecond')`;
  return sql`(${place}, games.game_id) > (${tipOff}, ${after.id}::uuid)`;
}

function isUndatedAfter(after: GamePosition | null): RawBuilder<unknown> {
  return after === null || after.tipOff !== null ? sql`true` : sql`games.game_id > ${after.id}::uuid`;
}
