import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { HomeAnswer } from "#contract/queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { noteNewsOf, roundAwardOf, roundAwardOfLeague } from "../award-rows.ts";
import { gameCards, gameSummary, isAhead, isPlayed } from "../games/game-cards.ts";
import { leaderLists, leaderNotes, leaderRows, teamGamesRows } from "./leader-entries.ts";
import { localName } from "../refs/local-name.ts";
import { outletsOfCard } from "../outlets.ts";
import { planAhead, playoffStart } from "./playoff-start.ts";
import { rankingOf, standingsRows, tableRows } from "./table-rows.ts";
import { placeInTime } from "../../db/game-time.ts";

const gamesShown = 8;
const leadersShown = 5;

/** The leagues of the current season that the tenant shows on its first page. One round trip, its cost flat in the length of a season. */
export async function homeView(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<HomeAnswer> {
  note(pageTags.site);
  note(pageTags.outlets);
  const league = sql.ref("leagues.league_id");
  const rows = await db
    .selectFrom("leagues")
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("leagues.tenant_id", "=", tenantId)
    .where("seasons.is_current", "=", true)
    .where("leagues.on_landing_page", "=", true)
    .select([
      "leagues.league_id",
      "leagues.slug as leagueSlug",
      "leagues.name",
      "leagues.transliterable",
      "leagues.settings",
      "leagues.ranking_policy as rankingPolicy",
      "seasons.slug as seasonSlug",
      jsonArrayFrom(tableRows(db, tenantId).where(sql<boolean>`teams.league_id = ${league}`)).as("standings"),
      jsonArrayFrom(leaderRows(db, tenantId, leadersShown).where(sql<boolean>`leader.league_id = ${league}`)).as("leaders"),
      roundAwardOfLeague.as("roundAward"),
      planAhead(db, tenantId).as("plan"),
      jsonArrayFrom(teamGamesRows(db, tenantId).where(sql<boolean>`total.league_id = ${league}`)).as("teamGames"),
      jsonArrayFrom(
        gameCards(db, tenantId)
          .select(outletsOfCard.as("outlets"))
          .where(sql<boolean>`games.league_id = ${league}`)
          .where(isPlayed)
          .orderBy(placeInTime, (order) => order.desc().nullsLast())
          .orderBy("rounds.number", "desc")
          .orderBy("games.slug")
          .limit(gamesShown),
      ).as("latest"),
      jsonArrayFrom(
        gameCards(db, tenantId)
          .select(outletsOfCard.as("outlets"))
          .where(sql<boolean>`games.league_id = ${league}`)
          .where(isAhead)
          .orderBy(placeInTime)
          .orderBy("rounds.number")
          .orderBy("games.slug")
          .limit(gamesShown),
      ).as("next"),
    ])
    .orderBy("leagues.place")
    .orderBy("leagues.name")
    .execute();
  for (const row of rows) note(pageTags.league(row.league_id));
  noteNewsOf(
    note,
    rows.map((row) => row.roundAward),
  );
  return {
    leagues: rows.map((row) => ({
      competition: { seasonSlug: row.seasonSlug, leagueSlug: row.leagueSlug, name: localName(row.name, row.transliterable) },
      ranking: rankingOf(row.rankingPolicy),
      standings: standingsRows(row.standings),
      latest: row.latest.map((card) => gameSummary(row.seasonSlug, row.leagueSlug, card)),
      next: row.next.map((card) => gameSummary(row.seasonSlug, row.leagueSlug, card)),
      leaders: leaderLists(row.leaders, leadersShown),
      roundAward: row.roundAward && roundAwardOf(row.roundAward),
      leaderNotes: leaderNotes(row.settings, row.teamGames, row.leaders),
      playoffStart: playoffStart(row.plan, row.standings),
    })),
  };
}
