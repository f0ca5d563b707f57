import { type RawBuilder, sql } from "kysely";
import type { PersonDetails } from "#contract/person-details.ts";
import type { PlayerLine } from "#contract/player-queries.ts";
import { weightOfAge } from "../leagues/weight-of-age.ts";
import { localName } from "../refs/local-name.ts";
import { portraitJson, portraitOf, type PortraitRows } from "../refs/portrait-json.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";

/** A player in a list as SQL hands him over, from inside a JSON value. */
export type PlayerLineRow = PersonDetails & {
  readonly id: string;
  readonly slug: string;
  readonly given: string;
  readonly family: string;
  readonly own: boolean;
  readonly born: string | null;
  readonly shirt: string | null;
  readonly position: string | null;
  readonly games: number | null;
  readonly team: TeamRefRow | null;
  readonly portrait: PortraitRows;
};

/** In a query that joined `persons person`, his `stay` with `team` and `club`, and his `career`, all but the person perhaps missing. */
export const playerLineJson: RawBuilder<PlayerLineRow> = sql`json_build_object(
  'id', person.person_id, 'slug', person.slug, 'given', person.given_name, 'family', person.family_name, 'own', person.transliterable,
  'born', person.birth_date, 'heightCm', person.height_cm, 'weightKg', ${weightOfAge}, 'nationality', person.nationality, 'shirt', stay.shirt, 'position', stay.position, 'games', career.games,
  'portrait', ${portraitJson}, 'team', case when team.team_id is not null then ${teamRefJson("team", "club")} end)`;

export function playerLine({
  id,
  slug,
  given,
  family,
  own,
  born,
  shirt,
  position,
  games,
  team,
  portrait,
  heightCm,
  weightKg,
  nationality,
}: PlayerLineRow): PlayerLine {
  return {
    personId: id,
    person: { slug, givenName: localName(given, own), familyName: localName(family, own) },
    shirt,
    position,
    birthDate: born,
    heightCm,
    weightKg,
    nationality,
    team: team && teamRef(team),
    games: games ?? 0,
    portrait: portraitOf(portrait),
  };
}
