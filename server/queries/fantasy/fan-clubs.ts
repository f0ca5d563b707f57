import { type RawBuilder, sql } from "kysely";
import type { FanClub } from "#contract/fantasy.ts";
import type { KeyInQuestion } from "../../fantasy/fantasy-season.ts";
import { localName } from "../refs/local-name.ts";

export type FanClubRow = { readonly slug: string; readonly name: string; readonly transliterable: boolean };

export function fanClub({ slug, name, transliterable }: FanClubRow): FanClub {
  return { slug, name: localName(name, transliterable) };
}

/** The clubs that play in a league, by name: a team may be the fan of one. FANL16 */
export function fanClubsQuestion({ tenantId, leagueId }: KeyInQuestion): RawBuilder<FanClubRow> {
  return sql<FanClubRow>`
    select slug, name, transliterable from clubs where clubs.tenant_id = ${tenantId} and clubs.club_id in (
      select playing.club_id from teams playing where playing.tenant_id = ${tenantId} and playing.league_id = ${leagueId})
    order by name`;
}
