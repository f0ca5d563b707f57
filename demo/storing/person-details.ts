import type { PersonDetails } from "#contract/person-details.ts";
import { cultureOf } from "../leagues/person-names.ts";
import { seededRandom } from "../random.ts";
import type { Person } from "../seasons/crowd.ts";
import type { Position } from "../simulation/skill.ts";
import type { SeasonWorld } from "../world.ts";

/** How tall players of a position are on average, in centimetres. */
const heights: Readonly<Record<Position, number>> = { PG: 187, SG: 193, SF: 199, PF: 204, C: 209 };
const spread = 4;
const countries = { serbian: ["RS"], slovene: ["SI"], foreign: ["US", "US", "US", "CA", "GB"] } as const;

/** Who plays where in a season. */
export function positionsOf({ leagues }: Pick<SeasonWorld, "leagues">): ReadonlyMap<string, Position> {
  const signings = leagues.flatMap(({ teams }) => teams.flatMap((team) => team.signings));
  return new Map(signings.map(({ player }) => [player.person.slug, player.position]));
}

/** Heights are told of players only, and of nobody twice differently. */
export function detailsOf(person: Person, positions: ReadonlyMap<string, Position>) {
  const random = seededRandom(`details of ${person.slug}`);
  const position = positions.get(person.slug);
  const details: PersonDetails = {
    heightCm: position === undefined ? null : Math.round(random.bell(heights[position], spread)),
    nationality: random.pick(countries[cultureOf(person)]),
  };
  return { height_cm: details.heightCm, nationality: details.nationality };
}
