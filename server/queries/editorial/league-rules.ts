import { type Kysely, sql } from "kysely";
import type { LeagueRules } from "#contract/editorial-queries.ts";
import { isLocale } from "#contract/locale.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { rankingPolicyOf } from "#core/league/ranking-policies.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../refs/local-name.ts";
import { rankingOf } from "../leagues/table-rows.ts";

const minuteMs = 60_000;
const noPoints = { win: 0, loss: 0, forfeit: 0 };

/** Files of the latest version of the league's first regulations that is out. */
const newestRegulations = sql<readonly { readonly url: string; readonly locale: string | null }[]>`(
  select coalesce(json_agg(json_build_object('url', url, 'locale', locale) order by locale), '[]') from (
    select '/files/' || files.file_id || '/' || files.name as url, edition.locale,
      rank() over (order by documents.place, documents.slug, edition.version desc) as place
    from documents
    join document_versions edition on edition.tenant_id = documents.tenant_id and edition.document_id = documents.document_id
    join files on files.tenant_id = edition.tenant_id and files.file_id = edition.file_id
    where documents.tenant_id = leagues.tenant_id and documents.league_id = leagues.league_id
      and documents.kind = 'regulations' and edition.published_on <= current_date) newest
  where place = 1)`;

/** How the leagues of the current season are played. One round trip. */
export async function leagueRules(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<readonly LeagueRules[]> {
  note(pageTags.site);
  note(pageTags.documents);
  const countOf = (table: "teams" | "rounds", condition = sql`true`) => sql<number>`(
    select count(*)::int from ${sql.table(table)} counted
    where counted.tenant_id = leagues.tenant_id and counted.league_id = leagues.league_id and ${condition})`;
  const rows = await db
    .selectFrom("leagues")
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("leagues.tenant_id", "=", tenantId)
    .where("seasons.is_current", "=", true)
    .select([
      "leagues.league_id as leagueId",
      "leagues.slug as leagueSlug",
      "leagues.name",
      "leagues.transliterable",
      "leagues.rule_profile as ruleProfile",
      "leagues.ranking_policy as rankingPolicy",
      "seasons.slug as seasonSlug",
      countOf("teams").as("teams"),
      countOf("rounds", sql`counted.kind = 'regular'`).as("rounds"),
      sql<boolean>`exists (select from league_playoffs bracket
        where bracket.tenant_id = leagues.tenant_id and bracket.league_id = leagues.league_id)`.as("hasPlayoffs"),
      newestRegulations.as("regulations"),
    ])
    .orderBy("leagues.place")
    .orderBy("leagues.name")
    .execute();
  return rows.map((row) => {
    note(pageTags.league(row.leagueId));
    const { regularPeriods, regularMs, overtimeMs } = ruleSetOf(row.ruleProfile)?.format ?? {};
    const isKnown = regularPeriods !== undefined && regularMs !== undefined && overtimeMs !== undefined;
    const policy = rankingPolicyOf(row.rankingPolicy);
    const { win, loss, forfeit } = policy?.points ?? noPoints;
    return {
      competition: { seasonSlug: row.seasonSlug, leagueSlug: row.leagueSlug, name: localName(row.name, row.transliterable) },
      teams: row.teams,
      rounds: row.rounds,
      hasPlayoffs: row.hasPlayoffs,
      ranking: rankingOf(row.rankingPolicy),
      points: { win, loss, forfeit },
      tieBreak: { first: policy?.criteria[0] ?? null, ofTwo: policy?.criteriaForTwo?.[0] ?? null },
      regulations: row.regulations.map(({ url, locale }) => ({ url, locale: locale !== null && isLocale(locale) ? locale : null })),
      playingTime: isKnown ? { periods: regularPeriods, minutes: regularMs / minuteMs, overtimeMinutes: overtimeMs / minuteMs } : null,
    };
  });
}
