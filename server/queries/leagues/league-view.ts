import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { LeagueAnswer } from "#contract/queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PlayoffPlan, Stage } from "#core/league/playoff/playoff-plan.ts";
import type { Database } from "../../db/schema.ts";
import { type GameCardRow, gameSummary, leagueGameCards, withSides } from "../games/game-cards.ts";
import { leagueAt } from "./league-at.ts";
import { localName } from "../refs/local-name.ts";
import { rankingOf, standingsRows, tableRows } from "./table-rows.ts";
import { placeInTime } from "../../db/game-time.ts";
import type { RoundRef } from "#contract/refs.ts";

/** Table and games of a league in one round trip; `null` when the tenant has none at this address. */
export async function leagueView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, leagueSlug }: { readonly seasonSlug: string; readonly leagueSlug: string },
): Promise<LeagueAnswer | null> {
  const league = sql.ref("leagues.league_id");
  const row = await leagueAt(db, tenantId, { seasonSlug, leagueSlug })
    .leftJoin("league_playoffs as playoffs", (join) =>
      join.onRef("playoffs.tenant_id", "=", "leagues.tenant_id").onRef("playoffs.league_id", "=", "leagues.league_id"),
    )
    .select([
      sql<Pick<PlayoffPlan, "rounds"> | null>`playoffs.plan`.as("plan"),
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
          .orderBy(placeInTime, (order) => order.asc().nullsLast())
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
    rounds: byRound({ seasonSlug, leagueSlug }, withSides(row.games, row.standings), stagesOf(row.plan)),
  };
}

/**
 * The cards come round by round already. What is not what its round is called, such as the game for third place in the
 * round of the final, stands after it under its own name.
 */
function byRound(
  { seasonSlug, leagueSlug }: { readonly seasonSlug: string; readonly leagueSlug: string },
  cards: readonly GameCardRow[],
  stages: ReadonlyMap<string, Stage>,
): LeagueAnswer["rounds"] {
  const rounds = new Map<string, RoundRef & { slug: string; isApart: boolean; games: ReturnType<typeof gameSummary>[] }>();
  for (const card of cards) {
    const stage = stages.get(`${card.roundSlug}/${card.duelSlug}`) ?? card.roundStage;
    const isApart = stage !== card.roundStage;
    const slug = isApart ? `${card.roundSlug}-${stage}` : card.roundSlug;
    const round = rounds.get(slug) ?? { slug, number: card.roundNumber, stage, isApart, games: [] };
    rounds.set(slug, round);
    round.games.push(gameSummary(seasonSlug, leagueSlug, { ...card, roundStage: stage }));
  }
  return [...rounds.values()]
    .toSorted((one, other) => one.number - other.number || Number(one.isApart) - Number(other.isApart))
    .map(({ slug, number, stage, games }) => ({ slug, number, stage, games }));
}

/** What each pairing of the plan is called, by round and pairing. */
function stagesOf(plan: Pick<PlayoffPlan, "rounds"> | null): Map<string, Stage> {
  const rounds = plan?.rounds ?? [];
  return new Map(rounds.flatMap(({ slug, duels }) => duels.map((duel) => [`${slug}/${duel.slug}`, duel.stage] as const)));
}
