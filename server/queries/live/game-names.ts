import { type Kysely, sql } from "kysely";
import type { GameNames } from "#contract/live/live-game.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../refs/local-name.ts";
import { standsForKnown } from "../games/persons-of-game.ts";

type NamesRow = {
  readonly home: StoredName;
  readonly away: StoredName;
  readonly players: readonly { readonly key: string; readonly given: string; readonly family: string; readonly transliterable: boolean }[];
};
type StoredName = { readonly text: string; readonly transliterable: boolean };

/** What the league calls those who play in a game, whatever its log spells. `null`: the tenant has no such game. */
export async function gameNames(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<GameNames | null> {
  const { rows } = await sql<NamesRow>`
    select json_build_object('text', home.name, 'transliterable', home.transliterable) as home,
      json_build_object('text', away.name, 'transliterable', away.transliterable) as away,
      (select coalesce(json_agg(json_build_object('key', known.player_key, 'given', persons.given_name, 'family', persons.family_name,
          'transliterable', persons.transliterable)), '[]')
        from game_players known
        join persons on persons.tenant_id = known.tenant_id and persons.person_id = ${standsForKnown}
        where known.tenant_id = games.tenant_id and known.game_id = games.game_id) as players
    from games
    join teams home on home.tenant_id = games.tenant_id and home.team_id = games.home_team_id
    join teams away on away.tenant_id = games.tenant_id and away.team_id = games.away_team_id
    where games.tenant_id = ${tenantId} and games.game_id = ${gameId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    home: localName(row.home.text, row.home.transliterable),
    away: localName(row.away.text, row.away.transliterable),
    players: new Map(
      row.players.map(({ key, given, family, transliterable }) => [
        key,
        { givenName: localName(given, transliterable), familyName: localName(family, transliterable) },
      ]),
    ),
  };
}
