import { type Kysely, type RawBuilder, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { ScheduledGame, ScheduleQueries, ScheduleAnswer } from "#contract/schedule-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { currentLeagues } from "../leagues/current-leagues.ts";
import { gameCards, gameSummary, isAhead, isPlayed } from "../games/game-cards.ts";
import { localName } from "../refs/local-name.ts";
import { outletsOfCard } from "../outlets.ts";
import { onThisDay } from "./on-this-day.ts";
import { placeInTime } from "../../db/game-time.ts";

/** Answers to what pages ask of games by day. */
export function scheduleQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): ScheduleQueries {
  return {
    schedule: (wanted) => scheduleView(db, tenantId, note, wanted),
    onThisDay: () => onThisDay(db, tenantId, note),
  };
}

type Wanted = Parameters<ScheduleQueries["schedule"]>[0];

/** Two steps: which days, then their games. Each reads along an index, however many seasons there were. */
async function scheduleView(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, wanted: Wanted): Promise<ScheduleAnswer> {
  // Leagues may be founded, and any of this season's may get a game: both change what stands here.
  note(pageTags.site);
  note(pageTags.outlets);
  const { leagues, from, until, earlier, later, days } = await daysShown(db, tenantId, wanted);
  for (const league of leagues) note(pageTags.league(league));
  const rows = from === null || until === null ? [] : await gamesBetween(db, tenantId, wanted.leagueSlug, from, until);
  for (const { leagueId } of rows) note(pageTags.league(leagueId));
  const scheduled = rows.map((row) => ({ isDated: row.isDated, game: scheduledGame(row) }));
  return {
    from: from ?? "",
    until: until ?? "",
    earlier,
    later,
    days,
    games: scheduled.filter(({ isDated }) => isDated).map(({ game }) => game),
    undated: scheduled.filter(({ isDated }) => !isDated).map(({ game }) => game),
  };
}

type DaysShown = {
  readonly leagues: readonly string[];
  readonly from: string | null;
  readonly until: string | null;
  readonly earlier: string | null;
  readonly later: string | null;
  readonly days: ScheduleAnswer["days"];
};

/**
 * Days as text, in the tenant's time zone. Without a day and without any game there are none. Games of which only the day is known
 * are looked up along an index of their own: SCHED23.
 */
async function daysShown(db: Kysely<Database>, tenantId: TenantId, { day, leagueSlug, span = "week" }: Wanted): Promise<DaysShown> {
  const length = span === "week" ? sql`interval '7 days'` : sql`interval '1 day'`;
  const games = sql`games where tenant_id = ${tenantId} and tip_off is not null ${leagueFilter(tenantId, leagueSlug)}`;
  const ofDays = sql`games where tenant_id = ${tenantId} and tip_off_day is not null ${leagueFilter(tenantId, leagueSlug)}`;
  const answer = await sql<DaysShown>`
    with zone as (select time_zone from tenants where tenant_id = ${tenantId}),
    last_result as (
      select max(at) as tip_off from (
        (select tip_off as at from ${games} and ${isPlayed} order by tip_off desc limit 1)
        union all select max(${placeInTime}) from ${ofDays} and ${isPlayed}) played),
    standing as (
      select coalesce(
        least(
          (select min(tip_off) from ${games} and status in ('live', 'interrupted')),
          (select min(${placeInTime}) from ${ofDays} and status in ('live', 'interrupted'))),
        least(
          (select tip_off from ${games} and ${isAhead} and status <> 'postponed'
            and tip_off > coalesce((select tip_off from last_result), '-infinity') order by tip_off limit 1),
          (select min(${placeInTime}) from ${ofDays} and ${isAhead} and status <> 'postponed'
            and ${placeInTime} > coalesce((select tip_off from last_result), '-infinity'))),
        (select tip_off from last_result)) as tip_off
    ),
    first_day as (
      select date_trunc(${span}, coalesce(${day}::date::timestamp, standing.tip_off at time zone zone.time_zone)) as local, zone.time_zone
      from standing, zone
    ),
    shown as (
      select local::date as first_day, (local + ${length} - interval '1 day')::date as last_day, time_zone,
        local at time zone time_zone as begins, (local + ${length}) at time zone time_zone as ends,
        (local - ${around} * interval '1 day') at time zone time_zone as strip_begins,
        (local + ${length} + ${around} * interval '1 day') at time zone time_zone as strip_ends
      from first_day
    )
    select shown.first_day::text as "from", shown.last_day::text as until,
      greatest(
        (select (tip_off at time zone time_zone)::date from ${games} and tip_off < begins order by tip_off desc limit 1),
        (select max(tip_off_day) from ${ofDays} and tip_off_day < first_day))::text as earlier,
      least(
        (select (tip_off at time zone time_zone)::date from ${games} and tip_off >= ends order by tip_off limit 1),
        (select min(tip_off_day) from ${ofDays} and tip_off_day > last_day))::text as later,
      (select coalesce(json_agg(json_build_object('day', by_day.day::text, 'games', by_day.games) order by by_day.day), '[]')
        from (select day, count(*) as games from (
            select (tip_off at time zone time_zone)::date as day from ${games} and tip_off >= strip_begins and tip_off < strip_ends
            union all
            select tip_off_day from ${ofDays} and tip_off_day between first_day - ${around}::int and last_day + ${around}::int) game
          group by day) by_day) as days,
      ${currentLeagues(tenantId)} as leagues
    from shown`.execute(db);
  return answer.rows[0] ?? { leagues: [], from: null, until: null, earlier: null, later: null, days: [] };
}

/** So many days before and after stand in the strip. */
const around = sql.lit(14);

function leagueFilter(tenantId: TenantId, leagueSlug: string | null): RawBuilder<unknown> {
  return leagueSlug === null
    ? sql``
    : sql`and league_id in (select league_id from leagues where leagues.tenant_id = ${tenantId} and leagues.slug = ${leagueSlug})`;
}

/** The week's games, and those of the current season without a day. */
function gamesBetween(db: Kysely<Database>, tenantId: TenantId, leagueSlug: string | null, from: string, until: string) {
  const zone = sql`(select time_zone from tenants where tenant_id = ${tenantId})`;
  const begins = sql<Date>`(${from}::date::timestamp at time zone ${zone})`;
  const ends = sql<Date>`((${until}::date + 1)::timestamp at time zone ${zone})`;
  const isUndated = sql<boolean>`(seasons.is_current and ${placeInTime} is null and ${isAhead} and games.status <> 'if-needed')`;
  return gameCards(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where((game) =>
      game.or([
        game.and([sql<boolean>`games.tip_off >= ${begins}`, sql<boolean>`games.tip_off < ${ends}`]),
        sql<boolean>`games.tip_off_day between ${from}::date and ${until}::date`,
        isUndated,
      ]),
    )
    .$if(leagueSlug !== null, (query) => query.where("leagues.slug", "=", leagueSlug ?? ""))
    .select([
      "leagues.league_id as leagueId",
      "leagues.slug as leagueSlug",
      "leagues.name as leagueName",
      "leagues.transliterable as leagueIsOwn",
      "seasons.slug as seasonSlug",
      outletsOfCard.as("outlets"),
      sql<boolean>`${placeInTime} is not null`.as("isDated"),
    ])
    .orderBy(placeInTime)
    .orderBy("leagues.place")
    .orderBy("rounds.number")
    .orderBy("games.slug")
    .execute();
}

function scheduledGame(row: Awaited<ReturnType<typeof gamesBetween>>[number]): ScheduledGame {
  const { seasonSlug, leagueSlug } = row;
  return {
    game: gameSummary(seasonSlug, leagueSlug, row),
    competition: { seasonSlug, leagueSlug, name: localName(row.leagueName, row.leagueIsOwn) },
  };
}
