import type { Kysely } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { leagueAt } from "./league-at.ts";
import { localName } from "../refs/local-name.ts";
import type { LeagueHead } from "#contract/refs.ts";

/** A league's name and season, for tabs whose content is asked for elsewhere; `null` when there is none at this address. */
export async function leagueHead(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, leagueSlug }: { readonly seasonSlug: string; readonly leagueSlug: string },
): Promise<LeagueHead | null> {
  const row = await leagueAt(db, tenantId, { seasonSlug, leagueSlug })
    .select(["leagues.league_id", "leagues.name", "leagues.transliterable", "seasons.name as seasonName"])
    .executeTakeFirst();
  if (!row) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.league(row.league_id));
  return { competition: { seasonSlug, leagueSlug, name: localName(row.name, row.transliterable) }, seasonName: row.seasonName };
}
