import type { RosterPlayer, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { ClubBlueprint } from "../leagues/tenant-blueprint.ts";
import type { Random } from "../random.ts";
import type { SimulatedTeam } from "../simulate-game.ts";
import type { Position, Skill } from "../simulation/skill.ts";
import { fullName, type Person } from "./crowd.ts";
import { skillIn, type Player } from "./player.ts";

/** A player's time with a team within one season. */
export type Signing = {
  readonly player: Player;
  readonly shirt: string;
  readonly captain: boolean;
  readonly skill: Skill;
  /** First and last day, `yyyy-mm-dd`. */
  readonly validFrom: string;
  readonly validTo: string | null;
};

/** A club in one season of one competition. */
export type Team = {
  readonly club: ClubBlueprint;
  readonly coach: Person;
  readonly assistant: Person;
  /** Everybody who belonged to it in the season, with those who came and went. */
  readonly signings: readonly Signing[];
};

/** Twelve places of a roster: what each plays and how good he is before the club's own strength. */
export const places: readonly { readonly position: Position; readonly talent: number }[] = [
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

/** Who belongs to the team on a day, `yyyy-mm-dd`. */
export function squadOn({ signings }: Team, day: string): readonly Signing[] {
  return signings.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo >= day));
}

/** The team as it takes the court on one side of a game, as the scorer lists it: by shirt. */
export function simulatedTeam({ club, coach, assistant }: Team, side: Side, present: readonly Signing[]): SimulatedTeam {
  const listed = present.toSorted((one, other) => compareShirts(one.shirt, other.shirt));
  return {
    sheet: {
      side,
      teamKey: club.slug,
      name: club.name,
      code: club.code,
      coach: fullName(coach),
      assistantCoaches: [fullName(assistant)],
      players: listed.map(rosterPlayer),
    },
    competitors: new Map(listed.map(({ player, skill }) => [keyOf(player), { position: player.position, skill }])),
  };
}

/** Within a game's log; the person's slug, so that a log can be read without its rows. */
export function keyOf({ person }: Player): PlayerKey {
  return person.slug as PlayerKey;
}

function rosterPlayer({ player, shirt, captain }: Signing): RosterPlayer {
  const { givenName, familyName } = player.person;
  return {
    key: keyOf(player),
    shirt,
    givenName,
    familyName,
    scoreboardName: null,
    position: player.position,
    captain,
    didNotPlayReason: null,
  };
}

type NewSquad = { readonly players: readonly Player[]; readonly seasonYear: number; readonly from: string; readonly bothZeros: boolean };

/** Gives everybody a shirt, the one he `wore` if he did, and one of the first five the captain's arm-band. */
export function signSquad(random: Random, squad: NewSquad, wore: ReadonlyMap<string, Signing>): Signing[] {
  const taken = new Set<string>();
  const kept = squad.players.map(({ person }) => {
    const shirt = wore.get(person.slug)?.shirt ?? null;
    if (shirt !== null) taken.add(shirt);
    return shirt;
  });
  const free = freeShirts(random, taken, squad.bothZeros);
  const captain =
    squad.players.find(({ person }) => wore.get(person.slug)?.captain) ??
    squad.players[random.whole(0, Math.min(4, squad.players.length - 1))];
  return squad.players.map((player, place) => ({
    player,
    shirt: kept[place] ?? (free.shift() as string),
    captain: player === captain,
    skill: skillIn(player, squad.seasonYear),
    validFrom: squad.from,
    validTo: null,
  }));
}

/** Most wear what a scorer can show with his hands; a few wear what they like. */
export function freeShirts(random: Random, taken: ReadonlySet<string>, bothZeros: boolean): string[] {
  const usual = Array.from({ length: 18 }, (_, index) => String(index + 4));
  const liked = ["0", "1", "2", "3", "22", "23", "24", "25", "30", "32", "33", "34", "44", "50", "55", "77", "99"];
  const zeros = bothZeros ? ["0", "00"] : [];
  const rest = random.shuffled([...usual, ...liked.filter((shirt) => !zeros.includes(shirt))]);
  return [...zeros, ...rest].filter((shirt) => !taken.has(shirt));
}

/** As on a scoresheet: 0, 00, then by number. */
function compareShirts(one: string, other: string): number {
  return Number(one) - Number(other) || one.length - other.length;
}
