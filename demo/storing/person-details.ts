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

/** Who was born before is of age in every season that shows it. */
const bornBefore = "2008-01-01";

/** Heights and weights are told of players only, weights of no minor (BIO2), and of nobody twice differently. */
export function detailsOf(person: Person, positions: ReadonlyMap<string, Position>) {
  const random = seededRandom(`details of ${person.slug}`);
  const position = positions.get(person.slug);
  const heightCm = position === undefined ? null : Math.round(random.bell(heights[position], spread));
  const nationality = random.pick(countries[cultureOf(person)]);
  const weightKg = heightCm === null || person.birthDate >= bornBefore ? null : Math.round(heightCm - 103 + random.bell(0, spread));
  return { height_cm: heightCm, weight_kg: weightKg, nationality };
}
