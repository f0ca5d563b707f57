import type { Kysely } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { CompetitionSettings } from "#core/league/competition-settings.ts";
import type { LeagueId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { leagueAt } from "../leagues/league-at.ts";
import { localName } from "../refs/local-name.ts";
import type { LeagueAddress, LeagueHead } from "#contract/refs.ts";

export type FoundLeague = { readonly leagueId: LeagueId; readonly head: LeagueHead; readonly settings: CompetitionSettings };

/**
 * The league at an address with what `foundLeague` reads; what a question wants of it is selected beside, so that finding
 * it is no round trip of its own.
 */
export function leagueRow(db: Kysely<Database>, tenantId: TenantId, address: LeagueAddress) {
  return leagueAt(db, tenantId, address).select([
    "leagues.league_id",
    "leagues.name",
    "leagues.transliterable",
    "leagues.settings",
    "seasons.name as seasonName",
  ]);
}

type LeagueRow = {
  readonly league_id: LeagueId;
  readonly name: string;
  readonly transliterable: boolean;
  readonly settings: CompetitionSettings;
  readonly seasonName: string;
};

/** Notes what the answer depends on. No row: the league may be founded yet, and that drops the list of leagues. */
export function foundLeague(note: NotePageTag, address: LeagueAddress, row: LeagueRow | undefined): FoundLeague | null {
  if (!row) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.league(row.league_id));
  const { seasonName, settings } = row;
  const competition = { seasonSlug: address.seasonSlug, leagueSlug: address.leagueSlug, name: localName(row.name, row.transliterable) };
  return { leagueId: row.league_id, settings, head: { competition, seasonName } };
}
