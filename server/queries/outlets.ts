import { type RawBuilder, sql } from "kysely";
import { type ClubOutlets, type GameOutlets, type OutsideProfile, profileKinds } from "#contract/outlets.ts";

const ticketJson = sql`json_build_object('url', link.url, 'from',
  case when link.price_from is not null then json_build_object('amount', link.price_from, 'currency', link.currency) end)`;

/** Where a game can be watched, in a query over `games`: its own broadcasters, else its league's. OUT2 */
export const broadcastsOf: RawBuilder<GameOutlets["broadcasts"]> = sql`(
  select coalesce(json_agg(json_build_object('name', shown.name, 'url', shown.url, 'languages', shown.languages,
      'countries', shown.countries) order by shown.place, shown.name), '[]')
  from broadcasts shown
  where shown.tenant_id = games.tenant_id and shown.league_id = games.league_id
    and shown.game_id is not distinct from (select own.game_id from broadcasts own
      where own.tenant_id = games.tenant_id and own.game_id = games.game_id limit 1))`;

/** Where its tickets are sold, in a query over `games`: the game's own link, else the home club's, else the league's. OUT2 */
export const ticketsOf: RawBuilder<GameOutlets["tickets"]> = sql`(
  select ${ticketJson}
  from outside_links link
  where link.tenant_id = games.tenant_id and link.kind = 'tickets'
    and (link.game_id = games.game_id or link.league_id = games.league_id
      or link.club_id = (select host.club_id from teams host where host.tenant_id = games.tenant_id and host.team_id = games.home_team_id))
  order by link.game_id is null, link.club_id is null limit 1)`;

/** Both, for a card in a list, in a query over `games`; `null` of a game that is over or put off: nothing is looked for. OUT2 */
export const outletsOfCard: RawBuilder<GameOutlets | null> = sql`
  case when games.status in ('scheduled', 'date-to-be-decided', 'if-needed', 'open', 'live', 'interrupted')
    then json_build_object('broadcasts', ${broadcastsOf}, 'tickets', ${ticketsOf}) end`;

const shownInOrder = sql`${[...profileKinds]}::text[]`;

/** Of the rows of `link`, in the order in which they are shown. OUT3 */
const profilesJson: RawBuilder<readonly OutsideProfile[]> = sql`coalesce(
  json_agg(json_build_object('kind', link.kind, 'url', link.url) order by array_position(${shownInOrder}, link.kind))
    filter (where link.kind = any(${shownInOrder})), '[]')`;

/** Where a club is found elsewhere, in a query over `clubs` as `owner`. */
export const clubOutletsOf: RawBuilder<ClubOutlets> = sql`json_build_object(
  'tickets', (select ${ticketJson} from outside_links link
    where link.tenant_id = owner.tenant_id and link.kind = 'tickets' and link.club_id = owner.club_id),
  'shop', (select link.url from outside_links link
    where link.tenant_id = owner.tenant_id and link.kind = 'shop' and link.club_id = owner.club_id),
  'profiles', (select ${profilesJson} from outside_links link
    where link.tenant_id = owner.tenant_id and link.club_id = owner.club_id))`;

/** The league's own shop, in a query over `tenants`; `null`: it has none. */
export const shopOf: RawBuilder<string | null> = sql`(
  select link.url from outside_links link where link.tenant_id = tenants.tenant_id and link.kind = 'shop' and link.club_id is null)`;

/** Where the whole league speaks, in a query over `tenants`. OUT3 */
export const profilesOf: RawBuilder<readonly OutsideProfile[]> = sql`(select ${profilesJson} from outside_links link
  where link.tenant_id = tenants.tenant_id and link.club_id is null and link.league_id is null and link.game_id is null)`;
