import type { Kysely } from "kysely";
import type { FantasyTeamRef } from "#contract/fantasy.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { LeagueAddress, LeagueHead } from "#contract/refs.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { type KnownSeason, readSeason } from "../../fantasy/known-season.ts";
import { leagueAt } from "../leagues/league-at.ts";
import { localName } from "../refs/local-name.ts";

/** A league's season of the game at its address, as pages ask for it. */
export type SeasonAt = KnownSeason & { readonly head: LeagueHead };

/** `null`: there is no such league, or the game is not played in it. Notes what its answer was read from. */
export async function seasonAt(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
): Promise<SeasonAt | null> {
  const league = await leagueAt(db, tenantId, address)
    .select(["leagues.league_id as leagueId", "leagues.name", "leagues.transliterable", "seasons.name as seasonName"])
    .executeTakeFirst();
  note(pageTags.site);
  if (!league) return null;
  note(pageTags.league(league.leagueId));
  note(pageTags.fantasy(league.leagueId));
  const known = await readSeason(db, { tenantId, leagueId: league.leagueId });
  if (known === null) return null;
  const competition = { ...address, name: localName(league.name, league.transliterable) };
  return { ...known, head: { competition, seasonName: league.seasonName } };
}

export type TeamRow = { readonly number: number; readonly name: string | null; readonly isHidden: boolean };

/** A team as everybody sees it: hidden by the office, or of somebody who is gone, it is a number. FAN33 */
export function fantasyTeamRef({ number, name, isHidden }: TeamRow): FantasyTeamRef {
  return { number, name: isHidden ? null : name };
}
