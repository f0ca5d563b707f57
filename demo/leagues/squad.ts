import type { RosterPlayer, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { slugify } from "#core/wording/slug.ts";
import type { Random } from "../random.ts";
import type { SimulatedTeam } from "../simulate-game.ts";
import { drawSkill, type Position, type Skill } from "../simulation/skill.ts";
import type { ClubBlueprint } from "./league-blueprint.ts";
import type { Culture, PersonName } from "./person-names.ts";

/** Somebody of the league. Slugs are unique in it, and stand for the person wherever one is meant. */
export type Person = PersonName & { readonly slug: string; readonly birthDate: string | null };

export type SquadPlayer = { readonly person: Person; readonly roster: RosterPlayer; readonly position: Position; readonly skill: Skill };

export type Squad = {
  readonly club: ClubBlueprint;
  readonly coach: Person;
  readonly assistant: Person;
  readonly players: readonly SquadPlayer[];
};

/** Twelve places of a roster: what each plays and how good he is before the club's own strength. */
const places: readonly { readonly position: Position; readonly talent: number }[] = [
  { position: "PG", talent: 0.67 },
  { position: "SG", talent: 0.62 },
  { position: "SF", talent: 0.6 },
  { position: "PF", talent: 0.57 },
  { position: "C", talent: 0.57 },
  { position: "PG", talent: 0.51 },
  { position: "SG", talent: 0.48 },
  { position: "PF", talent: 0.46 },
  { position: "C", talent: 0.44 },
  { position: "SF", talent: 0.42 },
  { position: "SG", talent: 0.37 },
  { position: "PF", talent: 0.35 },
];

/** The year the season begins in; birthdays are counted from it. */
const seasonYear = 2026;

export function drawSquad(random: Random, club: ClubBlueprint, culture: Culture, drawName: (culture: Culture) => PersonName): Squad {
  const shirts = drawShirts(random, club.bothZeros === true);
  // Two come from far away, and one from the neighbours.
  const [firstForeigner, secondForeigner, neighbour] = random.shuffled([...places.keys()]);
  const captain = random.whole(0, 4);
  const players = places.map(({ position, talent }, place): SquadPlayer => {
    const from = place === firstForeigner || place === secondForeigner ? "foreign" : place === neighbour ? neighbourOf(culture) : culture;
    const person = drawPerson(random, drawName(from), place < 8 ? [21, 35] : [18, 24]);
    const roster: RosterPlayer = {
      key: person.slug as PlayerKey,
      shirt: shirts[place] as string,
      givenName: person.givenName,
      familyName: person.familyName,
      scoreboardName: null,
      position,
      captain: place === captain,
      didNotPlayReason: null,
    };
    return { person, roster, position, skill: drawSkill(random, position, talent + club.strength + random.bell(0, 0.045)) };
  });
  const [coach, assistant] = [drawPerson(random, drawName(culture), [38, 66]), drawPerson(random, drawName(culture), [29, 55])];
  return { club, coach, assistant, players: players.toSorted((a, b) => compareShirts(a.roster.shirt, b.roster.shirt)) };
}

/** The squad as it takes the court on one side of a game. */
export function teamOf({ club, coach, assistant, players }: Squad, side: Side): SimulatedTeam {
  return {
    sheet: {
      side,
      teamKey: club.slug,
      name: club.name,
      code: club.code,
      coach: fullName(coach),
      assistantCoaches: [fullName(assistant)],
      players: players.map(({ roster }) => roster),
    },
    competitors: new Map(players.map((player) => [player.roster.key, player])),
  };
}

export function fullName({ givenName, familyName }: PersonName): string {
  return `${givenName} ${familyName}`;
}

export function drawPerson(random: Random, name: PersonName, [youngest, oldest]: readonly [number, number]): Person {
  const year = seasonYear - random.whole(youngest, oldest);
  const day = [random.whole(1, 12), random.whole(1, 28)].map((part) => String(part).padStart(2, "0"));
  return { ...name, slug: slugify(fullName(name)), birthDate: `${year}-${day.join("-")}` };
}

function neighbourOf(culture: Culture): Culture {
  return culture === "serbian" ? "slovene" : "serbian";
}

/** Most wear what a scorer can show with his hands; a few wear what they like. */
function drawShirts(random: Random, bothZeros: boolean): string[] {
  const usual = Array.from({ length: 18 }, (_, index) => String(index + 4));
  const liked = ["0", "1", "2", "3", "22", "23", "24", "25", "30", "32", "33", "34", "44", "50", "55", "77", "99"];
  const zeros = bothZeros ? ["0", "00"] : [];
  const rest = random.shuffled([...usual, ...liked.filter((shirt) => !zeros.includes(shirt))]);
  return random.shuffled([...zeros, ...rest.slice(0, places.length - zeros.length)]);
}

/** As on a scoresheet: 0, 00, then by number. */
function compareShirts(a: string, b: string): number {
  return Number(a) - Number(b) || a.length - b.length;
}
