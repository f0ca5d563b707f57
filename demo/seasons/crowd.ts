import { slugify } from "#core/wording/slug.ts";
import { type Culture, nameDrawer, type PersonName } from "../leagues/person-names.ts";
import type { Random } from "../random.ts";

/** Somebody of a tenant. Slugs are unique in it, and stand for the person wherever one is meant. */
export type Person = PersonName & {
  readonly slug: string;
  /** `yyyy-mm-dd`. */
  readonly birthDate: string;
};

/** Everybody a tenant ever knew; each draw adds one. */
export type Crowd = {
  /** Somebody of this age when the season of that year begins; both ends included. */
  draw(random: Random, culture: Culture, seasonYear: number, ages: readonly [number, number]): Person;
  readonly people: readonly Person[];
};

export function gatherCrowd(random: Random): Crowd {
  const drawName = nameDrawer(random);
  const people: Person[] = [];
  return {
    people,
    draw(from, culture, seasonYear, [youngest, oldest]) {
      const name = drawName(culture);
      const day = [from.whole(1, 12), from.whole(1, 28)].map((part) => String(part).padStart(2, "0"));
      const person = { ...name, slug: slugify(fullName(name)), birthDate: `${seasonYear - from.whole(youngest, oldest)}-${day.join("-")}` };
      people.push(person);
      return person;
    },
  };
}

export function fullName({ givenName, familyName }: PersonName): string {
  return `${givenName} ${familyName}`;
}

/** In whole years, in the year a season begins. */
export function ageIn({ birthDate }: Person, seasonYear: number): number {
  return seasonYear - Number(birthDate.slice(0, 4));
}
