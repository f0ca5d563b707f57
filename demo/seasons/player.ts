import { seededRandom } from "../random.ts";
import { drawSkill, type Position, type Skill } from "../simulation/skill.ts";
import { ageIn, type Person } from "./crowd.ts";

/** A player through all his seasons. What he can do in one of them follows from his best years and his age. */
export type Player = {
  readonly person: Person;
  readonly position: Position;
  /** Talent in his best years, as `drawSkill` takes it. */
  readonly peak: number;
};

/** A player who has this talent in the season of that year. */
export function playerOf(person: Person, position: Position, talent: number, seasonYear: number): Player {
  return { person, position, peak: talent + shortOfPeak(ageIn(person, seasonYear)) };
}

/** His talent in the season of that year: by age, and better or worse from season to season. */
export function talentIn({ person, peak }: Player, seasonYear: number): number {
  return peak - shortOfPeak(ageIn(person, seasonYear)) + seededRandom(`${person.slug} in ${seasonYear}`).bell(0, 0.02);
}

/** The same traits in every season, lifted or lowered by his talent then. */
export function skillIn(player: Player, seasonYear: number): Skill {
  return drawSkill(seededRandom(`traits of ${player.person.slug}`), player.position, talentIn(player, seasonYear));
}

/** What a player lacks at this age: he grows until 26, holds for some years, and slows down from 31 on. */
function shortOfPeak(age: number): number {
  if (age < 26) return 0.016 * (26 - age);
  return age > 30 ? 0.015 * (age - 30) : 0;
}
