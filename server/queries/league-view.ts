import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { LeagueView, RoundRef } from "#contract/queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { type GameCardRow, gameSummary, leagueGameCards, withSides } from "./game-cards.ts";
import { leagueAt } from "./league-at.ts";
import { localName } from "./local-name.ts";
import { rankingOf, standingsRows, tableRows } from "./table-rows.ts";

/** Table and games of a league in one round trip; `null` when the tenant has none at this address. */
export async function leagueView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, leagueSlug }: { readonly seasonSlug: string; readonly leagueSlug: string },
): Promise<LeagueView | null> {
  const league = sql.ref("leagues.league_id");
  const row = await leagueAt(db, tenantId, { seasonSlug, leagueSlug })
    .select([
      "leagues.league_id",
      "leagues.name",
      "leagues.transliterable",
      "leagues.ranking_policy",
      "seasons.name as seasonName",
      jsonArrayFrom(tableRows(db, tenantId).where(sql<boolean>`teams.league_id = ${league}`)).as("standings"),
      jsonArrayFrom(
        leagueGameCards(db, tenantId)
          .where(sql<boolean>`games.league_id = ${league}`)
          .orderBy("rounds.number")
          .orderBy("rounds.slug")
          .orderBy("games.tip_off", (order) => order.asc().nullsLast())
          .orderBy("games.slug"),
      ).as("games"),
    ])
    .executeTakeFirst();
  if (!row) {
    // The league may be founded yet; that drops the list of leagues, and with it this answer.
    note(pageTags.site);
    return null;
  }
  note(pageTags.league(row.league_id));
  return {
    competition: { seasonSlug, leagueSlug, name: localName(row.name, row.transliterable) },
    seasonName: row.seasonName,
    ranking: rankingOf(row.ranking_policy),
    standings: standingsRows(row.standings),
    rounds: byRound(seasonSlug, leagueSlug, withSides(row.games, row.standings)),
  };
}

/** The cards come round by round already. */
function byRound(seasonSlug: string, leagueSlug: string, cards: readonly GameCardRow[]): LeagueView["rounds"] {
  const rounds = new Map<string, RoundRef & { slug: string; games: ReturnType<typeof gameSummary>[] }>();
  for (const card of cards) {
    const round = rounds.get(card.roundSlug) ?? { slug: card.roundSlug, number: card.roundNumber, stage: card.roundStage, games: [] };
    rounds.set(card.roundSlug, round);
    round.games.push(gameSummary(seasonSlug, leagueSlug, card));
  }
  return [...rounds.values()];
}
