import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { ClubLine } from "#contract/club-queries.ts";
import { isLocale, languageTag } from "#contract/locale.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../refs/local-name.ts";
import { clubRef } from "../refs/club-ref.ts";
import { clubColumns } from "./club-rows.ts";

/** Every club there ever was, in the order that readers of the tenant's own language expect. One round trip. */
export async function clubList(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<readonly ClubLine[]> {
  note(pageTags.site);
  const rows = await db
    .selectFrom("clubs")
    .innerJoin("tenants", "tenants.tenant_id", "clubs.tenant_id")
    .where("clubs.tenant_id", "=", tenantId)
    .select(clubColumns("clubs"))
    .select((club) => [
      "clubs.club_id as clubId",
      "tenants.default_locale as locale",
      jsonArrayFrom(
        club
          .selectFrom("teams")
          .innerJoin("seasons", (join) =>
            join.onRef("seasons.tenant_id", "=", "teams.tenant_id").onRef("seasons.season_id", "=", "teams.season_id"),
          )
          .innerJoin("leagues", (join) =>
            join.onRef("leagues.tenant_id", "=", "teams.tenant_id").onRef("leagues.league_id", "=", "teams.league_id"),
          )
          .whereRef("teams.tenant_id", "=", "clubs.tenant_id")
          .whereRef("teams.club_id", "=", "clubs.club_id")
          .where("seasons.is_current", "=", true)
          .select(["seasons.slug as seasonSlug", "leagues.slug as leagueSlug", "leagues.name", "leagues.transliterable"])
          .orderBy("leagues.place")
          .orderBy("leagues.name"),
      ).as("competitions"),
      sql<string | null>`(
        select seasons.name from season_clubs entered
        join seasons on seasons.tenant_id = entered.tenant_id and seasons.season_id = entered.season_id
        where entered.tenant_id = clubs.tenant_id and entered.club_id = clubs.club_id
        order by seasons.starts_on desc nulls last, seasons.slug desc limit 1)`.as("lastSeasonName"),
    ])
    .execute();
  const locale = rows[0]?.locale;
  const { compare } = new Intl.Collator(locale !== undefined && isLocale(locale) ? languageTag(locale) : undefined, { numeric: true });
  return rows
    .map(({ competitions, lastSeasonName, clubId, ...row }) => ({
      ...clubRef(row),
      clubId,
      competitions: competitions.map(({ name, transliterable, ...league }) => ({ ...league, name: localName(name, transliterable) })),
      lastSeasonName,
    }))
    .toSorted((one, other) => compare(one.name.text, other.name.text));
}
