import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { currentLeagues } from "../leagues/current-leagues.ts";
import { gameCards, gameSummary, isAhead } from "../games/game-cards.ts";
import { localName } from "../refs/local-name.ts";
import { placeInTime } from "../../db/game-time.ts";
import type { VenueRef } from "#contract/refs.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** The screens of a hall stay with a game for so long after its last event. */
const shownAfterEnd = "30 minutes";
/** A game that never got an end stays live in the books; after so long the hall has moved on. */
const longestGame = "12 hours";

type VenueNow = VenueRef & {
  /** The one its screens belong to. */
  readonly game: GameSummary | null;
  /** The one they announce. */
  readonly next: GameSummary | null;
};

/** A hall and its games from now on. `null`: there is no such hall. HALL1 */
export async function venueNow(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, slug: string): Promise<VenueNow | null> {
  note(pageTags.site);
  const hall = await db
    .selectFrom("venues")
    .where("venues.tenant_id", "=", tenantId)
    .where("venues.slug", "=", slug)
    .select([
      "venues.slug",
      "venues.name",
      "venues.transliterable",
      jsonArrayFrom(gamesOfHall(db, tenantId)).as("games"),
      currentLeagues(tenantId).as("leagues"),
    ])
    .executeTakeFirst();
  if (!hall) return null;
  for (const league of [...hall.leagues, ...hall.games.map(({ leagueId }) => leagueId)]) note(pageTags.league(league));
  const [game = null, ...others] = hall.games;
  const next = others.find((other) => other.isAhead) ?? null;
  const summary = (card: typeof next) => card && gameSummary(card.seasonSlug, card.leagueSlug, card);
  return { slug: hall.slug, name: localName(hall.name, hall.transliterable), game: summary(game), next: summary(next) };
}

const isOfToday = sql<boolean>`(${placeInTime} > now() - ${sql.lit(longestGame)}::interval)`;
const isPlaying = sql<boolean>`(games.status in ('live', 'interrupted') and ${isOfToday})`;
const isOver = sql<boolean>`(games.status in ('ended', 'final') and ${isOfToday})`;
const isJustOver = sql<boolean>`(${isOver} and exists (
    select from game_logs head
    join game_events event on event.tenant_id = head.tenant_id and event.game_id = head.game_id and event.sequence = head.sequence
    where head.tenant_id = games.tenant_id and head.game_id = games.game_id
      and event.recorded_at > now() - ${sql.lit(shownAfterEnd)}::interval))`;
/** Over, and nobody has confirmed it: shown for want of another. */
const isUnconfirmed = sql<boolean>`(games.status = 'ended' and ${isOfToday})`;
/** Of a game whose time is to follow, till its day is over. */
const isNext = sql<boolean>`(${isAhead} and (games.tip_off > now() - interval '3 hours' or games.tip_off is null and ${placeInTime} > now()))`;

const isShown = sql<boolean>`(${isPlaying} or ${isJustOver} or ${isUnconfirmed} or ${isNext})`;
const byRank = sql`case when ${isPlaying} then 0 when ${isJustOver} then 1 when ${isNext} then 2 else 3 end`;
const byNearness = sql`case when ${isNext} then ${placeInTime} - now() else now() - ${placeInTime} end`;

/** The game that the screens of each of these halls belong to, in one question; `null`: there is no such hall. HALL1 */
export async function gamesOfHalls(
  db: Kysely<Database>,
  halls: readonly { readonly tenantId: TenantId; readonly slug: string }[],
): Promise<readonly ({ readonly gameId: GameId | null } | null)[]> {
  const { rows } = await sql<{ readonly isThere: boolean; readonly gameId: GameId | null }>`
    select venues.venue_id is not null as "isThere", shown.game_id as "gameId"
    from unnest(${halls.map(({ tenantId }) => tenantId)}::uuid[], ${halls.map(({ slug }) => slug)}::text[])
      with ordinality asked (tenant_id, slug, place)
    left join venues on venues.tenant_id = asked.tenant_id and venues.slug = asked.slug
    left join lateral (
      select games.game_id from games
      where games.tenant_id = venues.tenant_id and games.venue_id = venues.venue_id and ${placeInTime} is not null and ${isShown}
      order by ${byRank}, ${byNearness} limit 1
    ) shown on true
    order by asked.place`.execute(db);
  return rows.map(({ isThere, gameId }) => (isThere ? { gameId } : null));
}

/** Correlated to the hall of the query around it, in the order of HALL1; of those that are or were played the last begun is first. */
function gamesOfHall(db: Kysely<Database>, tenantId: TenantId) {
  return gameCards(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where(sql<boolean>`games.venue_id = venues.venue_id`)
    .where(placeInTime, "is not", null)
    .where(isShown)
    .select(["leagues.league_id as leagueId", "leagues.slug as leagueSlug", "seasons.slug as seasonSlug", isNext.as("isAhead")])
    .orderBy(byRank)
    .orderBy(byNearness)
    .limit(4);
}
