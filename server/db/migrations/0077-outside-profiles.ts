import { type Kysely, sql } from "kysely";

/** A club and a whole league also lead to where else they speak: a site of their own, their accounts of networks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table outside_links drop constraint outside_links_kind_check, drop constraint outside_links_check1;
alter table outside_links
  add constraint outside_links_kind_check
    check (kind in ('tickets', 'shop', 'website', 'instagram', 'facebook', 'x', 'youtube', 'tiktok', 'telegram', 'vk')),
  -- Tickets are of a game, a club or a league; all else of a club or, where none is named, of the whole league.
  add constraint outside_links_owner_check
    check (case when kind = 'tickets' then num_nonnulls(league_id, club_id, game_id) = 1 else num_nonnulls(league_id, game_id) = 0 end),
  -- The whole league's site is the one that is shown here.
  add constraint outside_links_website_check check (kind <> 'website' or club_id is not null);
`;
