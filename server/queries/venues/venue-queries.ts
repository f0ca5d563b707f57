import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { VenueQueries, VenueAnswer } from "#contract/venue-queries.ts";
import type { Database } from "../../db/schema.ts";
import { currentLeagues } from "../leagues/current-leagues.ts";
import { gameCards, gameSummary, isAhead } from "../games/game-cards.ts";
import { hallLines } from "./hall-lines.ts";
import { hallView } from "./hall-view.ts";
import { teamCrowds } from "./team-crowds.ts";
import { localName } from "../refs/local-name.ts";
import { placeInTime } from "../../db/game-time.ts";
import type { VenueRef } from "#contract/refs.ts";

/** Answers to what pages ask of the halls. */
export function venueQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): VenueQueries {
  return {
    venues: () => venues(db, tenantId, note),
    halls: () => hallLines(db, tenantId, note),
    crowds: () => teamCrowds(db, tenantId, note),
    hall: (slug, wanted) => hallView(db, tenantId, note, slug, wanted),
    venue: (slug) => venue(db, tenantId, note, slug),
  };
}

async function venues(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<VenueRef[]> {
  note(pageTags.site);
  const { halls, leagues } = await db
    .selectNoFrom([currentLeagues(tenantId).as("leagues"), jsonArrayFrom(hallsOfNow(db, tenantId)).as("halls")])
    .executeTakeFirstOrThrow();
  for (const league of leagues) note(pageTags.league(league));
  return halls.map(({ slug, name, transliterable }) => ({ slug, name: localName(name, transliterable) }));
}

/** Those that have a game of the current season. */
function hallsOfNow(db: Kysely<Database>, tenantId: TenantId) {
  return db
    .selectFrom("venues")
    .where("venues.tenant_id", "=", tenantId)
    .where((hall) =>
      hall.exists(
        hall
          .selectFrom("games")
          .innerJoin("leagues", (join) =>
            join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
          )
          .innerJoin("seasons", (join) =>
            join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
          )
          .select("games.game_id")
          .whereRef("games.tenant_id", "=", "venues.tenant_id")
          .whereRef("games.venue_id", "=", "venues.venue_id")
          .where("seasons.is_current", "=", true),
      ),
    )
    .select(["venues.slug", "venues.name", "venues.transliterable"])
    .orderBy("venues.name");
}

async function venue(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, slug: string): Promise<VenueAnswer | null> {
  note(pageTags.site);
  const found = await db
    .selectFrom("venues")
    .where("tenant_id", "=", tenantId)
    .where("slug", "=", slug)
    .select(["venue_id", "slug", "name", "transliterable", currentLeagues(tenantId).as("leagues")])
    .executeTakeFirst();
  if (!found) return null;
  for (const league of found.leagues) note(pageTags.league(league));
  const card = await gameCards(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("games.venue_id", "=", found.venue_id)
    .where((game) => game.or([game("games.status", "in", ["live", "interrupted"]), isAhead]))
    .where(placeInTime, "is not", null)
    .select(["leagues.league_id as leagueId", "leagues.slug as leagueSlug", "seasons.slug as seasonSlug"])
    .orderBy(sql`games.status not in ('live', 'interrupted')`)
    .orderBy(placeInTime)
    .limit(1)
    .executeTakeFirst();
  if (card) note(pageTags.league(card.leagueId));
  return {
    slug: found.slug,
    name: localName(found.name, found.transliterable),
    game: card ? gameSummary(card.seasonSlug, card.leagueSlug, card) : null,
  };
}
