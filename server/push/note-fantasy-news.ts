import { type Kysely, type RawBuilder, sql } from "kysely";
import type { fantasyPushKinds } from "#core/push/push-kinds.ts";
import type { Database } from "../db/schema.ts";

type FantasyKind = (typeof fantasyPushKinds)[number];

/**
 * Writes down an occasion for each row of `news` (a manager’s team, a round, when it happened, what it tells) that is not written down
 * yet, and for whom: all in one statement, and whoever comes second changes nothing. One of a kind and round. FANN1, PUSH11
 */
export async function noteFantasyNews(db: Kysely<Database>, kind: FantasyKind, news: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    with news as (${news}), noted as (
      insert into push_occasions (tenant_id, subject_id, key, kind, notice, happened_at)
      select news.tenant_id, news.team_id, ${kind} || ':' || news.round, ${kind}, jsonb_build_object('kind', ${kind}::text,
          'league', jsonb_build_object('seasonSlug', season.slug, 'leagueSlug', league.slug),
          'name', jsonb_build_object('text', league.name, 'transliterable', league.transliterable),
          'round', jsonb_build_object('number', named.number, 'stage', named.stage)) || news.told, news.happened_at
      from news
      join leagues league on league.tenant_id = news.tenant_id and league.league_id = news.league_id
      join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
      join fantasy_rounds known on known.tenant_id = news.tenant_id and known.league_id = news.league_id and known.round = news.round
      join rounds named on named.tenant_id = known.tenant_id and named.round_id = known.round_id
      on conflict (tenant_id, subject_id, key) do nothing
      returning tenant_id, occasion_id, subject_id
    )
    insert into push_deliveries (tenant_id, occasion_id, subscription_id)
    select noted.tenant_id, noted.occasion_id, device.subscription_id
    from noted
    join fantasy_managers own on own.tenant_id = noted.tenant_id and own.team_id = noted.subject_id
    join account_push_tokens mine on mine.tenant_id = own.tenant_id and mine.account_id = own.account_id
    join push_subscriptions device on device.tenant_id = mine.tenant_id and device.token = mine.token
    where ${kind} = any(device.kinds)
    on conflict do nothing
    returning true`.execute(db);
  return rows.length > 0;
}

/** Managers of whom a device wants such a notice, and who were not told of this `round` in the query. */
export function wantsToHear(kind: FantasyKind, round: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from account_push_tokens mine
      join push_subscriptions device on device.tenant_id = mine.tenant_id and device.token = mine.token
      where mine.tenant_id = own.tenant_id and mine.account_id = own.account_id and ${kind} = any(device.kinds))
    and not exists (select from push_occasions before where before.tenant_id = own.tenant_id and before.subject_id = own.team_id
      and before.key = ${kind} || ':' || ${round}))`;
}
