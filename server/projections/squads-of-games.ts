import { type Kysely, sql } from "kysely";
import type { Side } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { SquadMember } from "./match-listed-players.ts";
import { mergedPeople } from "./merged-people.ts";
import { dayOf } from "../db/game-time.ts";

export type Squad = readonly SquadMember<PersonId>[];

type OnList = {
  readonly gameId: GameId;
  readonly side: Side;
  readonly personId: PersonId;
  readonly shirt: string | null;
  readonly onTheDay: boolean;
};
type PersonDetails = {
  readonly personId: PersonId;
  readonly slugs: readonly string[];
  readonly names: SquadMember<PersonId>["names"];
};

/** Who stands on the two teams' lists of the season, on the day of the game or on another; of merged persons one stands for all. */
export async function squadsOf(
  db: Kysely<Database>,
  tenantId: TenantId,
  gameIds: readonly GameId[],
): Promise<ReadonlyMap<GameId, Readonly<Record<Side, Squad>>>> {
  const { rows } = await sql<OnList>`
    select game.game_id as "gameId", team.side, roster.person_id as "personId", roster.shirt_number as shirt,
      coalesce(${dayOf("game")} between roster.valid_from and coalesce(roster.valid_to, 'infinity'), true)
        as "onTheDay"
    from games game
    cross join lateral (values ('home', game.home_team_id), ('away', game.away_team_id)) team (side, team_id)
    join rosters roster on roster.tenant_id = game.tenant_id and roster.team_id = team.team_id
    where game.tenant_id = ${tenantId} and game.game_id = any(${gameIds}::uuid[])
    order by roster.person_id, roster.valid_from`.execute(db);
  if (rows.length === 0) return new Map();
  const standsFor = await mergedPeople(db, tenantId);
  const told = await toldOf(db, tenantId, [...new Set(rows.flatMap(({ personId }) => [personId, standsFor(personId)]))]);
  const squadOf = (onList: readonly OnList[], side: Side): Squad =>
    [...Map.groupBy(onList, ({ side: of, personId }) => (of === side ? standsFor(personId) : null))].flatMap(([person, entries]) =>
      person === null ? [] : [memberOf(person, entries, told)],
    );
  return new Map(
    [...Map.groupBy(rows, ({ gameId }) => gameId)].map(([gameId, onList]) => [
      gameId,
      { home: squadOf(onList, "home"), away: squadOf(onList, "away") },
    ]),
  );
}

function memberOf(person: PersonId, entries: readonly OnList[], told: ReadonlyMap<PersonId, PersonDetails>): SquadMember<PersonId> {
  const ids = [...new Set([person, ...entries.map(({ personId }) => personId)])];
  const ways = ids.flatMap((id) => told.get(id) ?? []);
  return {
    person,
    keys: new Set([...ids, ...ways.flatMap(({ slugs }) => slugs)]),
    names: ways.flatMap(({ names }) => names),
    shirts: new Set(entries.flatMap(({ shirt }) => shirt ?? [])),
    onTheDay: entries.some(({ onTheDay }) => onTheDay),
  };
}

async function toldOf(db: Kysely<Database>, tenantId: TenantId, ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, PersonDetails>> {
  const { rows } = await sql<PersonDetails>`
    select person_id as "personId",
      array[person.slug::text] || array(select former.slug::text from former_slugs former
        where former.tenant_id = person.tenant_id and former.kind = 'person' and former.row_id = person.person_id) as slugs,
      json_build_array(
        json_build_object('givenName', given_name, 'familyName', family_name),
        json_build_object('givenName', latin_given_name, 'familyName', latin_family_name)) as names
    from persons person
    where tenant_id = ${tenantId} and person_id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.personId, row]));
}
