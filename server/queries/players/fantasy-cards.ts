import { sql } from "kysely";
import type { FantasyCardRef } from "#contract/player-queries.ts";
import { localName } from "../refs/local-name.ts";

export type FantasyCardRow = {
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly name: string;
  readonly own: boolean;
  readonly number: number;
};

/** Of a row `person` with the `season` of his latest team: his numbers in the fantasy games of that season. FANM8 */
export const fantasyCards = sql<readonly FantasyCardRow[]>`(
  select coalesce(json_agg(json_build_object('seasonSlug', season.slug, 'leagueSlug', played.slug, 'name', played.name,
    'own', played.transliterable, 'number', numbered.number) order by played.slug), '[]')
  from leagues played
  join fantasy_players numbered on numbered.tenant_id = played.tenant_id and numbered.league_id = played.league_id
    and numbered.person_id = person.person_id
  where played.tenant_id = person.tenant_id and played.season_id = season.season_id)`;

export function fantasyCardOf({ seasonSlug, leagueSlug, name, own, number }: FantasyCardRow): FantasyCardRef {
  return { competition: { seasonSlug, leagueSlug, name: localName(name, own) }, number };
}
