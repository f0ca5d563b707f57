import { type Kysely, sql } from "kysely";
import type { RosterPlayer, Side } from "#core/game/facts.ts";
import type { PlayerKey, TenantId } from "#core/kernel/ids.ts";
import type { PersonId, TeamId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { absenceOn } from "#server/queries/absences.ts";
import { seededRandom } from "../random.ts";
import type { SimulatedTeam } from "../simulate-game.ts";
import { drawSkill, positions, type Position } from "../simulation/skill.ts";

/** A team as its rows have it on a day, ready to play. */
export type LiveSquad = { readonly team: SimulatedTeam; readonly people: ReadonlyMap<PlayerKey, PersonId> };

type Member = {
  readonly personId: PersonId;
  readonly slug: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly shirt: string;
  readonly position: string | null;
  readonly captain: boolean;
};

/** The most a team may list. FIBA Art. 4.2 */
const listedPlayers = 12;

/** When a game is played: the day (`yyyy-mm-dd`) where it is, and the moment it tips off, epoch milliseconds. */
export type TimeOfGame = { readonly day: string; readonly tipOff: number };

/**
 * The squad of a team for a game from its roster, without those who its club says are out (DEMO10): those who have played most this
 * season are its best. The traits of each are those they had in the games before; what comes after the tip-off changes nothing, so
 * that a restart in the middle of the game finds the same squad (DEMO12).
 */
export async function liveSquad(
  db: Kysely<Database>,
  tenantId: TenantId,
  teamId: TeamId,
  side: Side,
  time: TimeOfGame,
): Promise<LiveSquad> {
  const { code, name, slug } = await db
    .selectFrom("teams")
    .select(["code", "name", "slug"])
    .where("tenant_id", "=", tenantId)
    .where("team_id", "=", teamId)
    .executeTakeFirstOrThrow();
  const members = await membersOf(db, tenantId, teamId, time);
  const players = members.toSorted((one, other) => Number(one.shirt) - Number(other.shirt) || one.shirt.length - other.shirt.length);
  const sheet = { side, teamKey: slug, name, code, coach: null, assistantCoaches: [], players: players.map(rosterPlayer) };
  const competitors = members.map((member, rank) => {
    const position = positionOf(member, rank);
    const skill = drawSkill(seededRandom(`traits of ${member.slug}`), position, 0.66 - 0.028 * rank);
    return [keyOf(member), { position, skill }] as const;
  });
  return { team: { sheet, competitors: new Map(competitors) }, people: new Map(members.map((member) => [keyOf(member), member.personId])) };
}

/** Those with most minutes first. */
async function membersOf(
  db: Kysely<Database>,
  tenantId: TenantId,
  teamId: TeamId,
  { day, tipOff }: TimeOfGame,
): Promise<readonly Member[]> {
  const { rows } = await sql<Member>`
    select roster.person_id as "personId", person.slug, person.given_name as "givenName", person.family_name as "familyName",
      roster.shirt_number as shirt, roster.position, roster.captain
    from rosters roster
    join persons person on person.tenant_id = roster.tenant_id and person.person_id = roster.person_id
    left join (
      select line.person_id, sum(line.seconds) as seconds from box_player_lines line
      join games game on game.tenant_id = line.tenant_id and game.game_id = line.game_id
      where line.tenant_id = ${tenantId} and line.team_id = ${teamId} and game.tip_off < ${new Date(tipOff)}
      group by line.person_id
    ) played on played.person_id = roster.person_id
    where roster.tenant_id = ${tenantId} and roster.team_id = ${teamId} and roster.shirt_number is not null
      and roster.valid_from <= ${day} and coalesce(roster.valid_to, 'infinity') >= ${day}
      and coalesce(${absenceOn(sql`${day}::date`)} ->> 'status', 'available') <> 'out'
    order by coalesce(played.seconds, 0) desc, person.slug
    limit ${listedPlayers}`.execute(db);
  return rows;
}

function keyOf({ slug }: Member): PlayerKey {
  return slug as PlayerKey;
}

function positionOf({ position }: Member, rank: number): Position {
  return positions.find((known) => known === position) ?? (positions[rank % positions.length] as Position);
}

function rosterPlayer(member: Member): RosterPlayer {
  const { shirt, givenName, familyName, position, captain } = member;
  return { key: keyOf(member), shirt, givenName, familyName, scoreboardName: null, position, captain, didNotPlayReason: null };
}
