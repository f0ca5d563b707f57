import type { Random } from "../random.ts";
import { seededRandom } from "../random.ts";
import type { MarketView } from "./market-view.ts";
import { quickBell } from "./quick-bell.ts";

/** A made-up manager. Figures of players are points; they are chance and additions alone, the same on every machine. */
export type Manager = {
  readonly number: number;
  readonly random: Random;
  /** 0 knows players best, 1 worst. */
  readonly place: number;
  /** How far his guess of a player is off, usually. */
  readonly deviation: number;
  /** In how many of the rounds he looks in. */
  readonly activity: number;
  /** The club he is a fan of, by its place among all; `null`: of none. */
  readonly club: number | null;
  /** The round before which he makes his team. */
  readonly joins: number;
  /** By how much each player is better or worse in his eyes. */
  readonly errors: number[];
};

/** What they are drawn from; the figures of the study, save where `docs/decisions/0048-fantasy-managers.md` says why not. */
export type ManagerTraits = {
  readonly bestDeviation: number;
  readonly worstDeviation: number;
  readonly leastActivity: number;
  readonly fans: number;
  /** What a fan sees more in his own. */
  readonly fondness: number;
  /** What all of them believe of a player without ground. */
  readonly sharedDeviation: number;
  /** What a player owned by everybody gains in their eyes. */
  readonly pull: number;
  /** How much of a guess is another from round to round. */
  readonly changeOfMind: number;
  /** Who takes nobody for less than this. */
  readonly leastGain: number;
  /** How many come later, and until which round. */
  readonly late: number;
  readonly lastJoins: number;
  /** How much all of them see of what a player is going to bring, beside what his games have told: his part in the team, his shape. */
  readonly foresight: number;
};

export const usualTraits: ManagerTraits = {
  bestDeviation: 0.6,
  worstDeviation: 5,
  leastActivity: 0.35,
  fans: 0.3,
  fondness: 2,
  sharedDeviation: 0.7,
  pull: 0.5,
  changeOfMind: 0.3,
  leastGain: 1.5,
  late: 0,
  lastJoins: 1,
  foresight: 0,
};

/** So many managers, the same for the same seed. */
export function gatherManagers(seed: string, count: number, traits: ManagerTraits = usualTraits): Manager[] {
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(`${seed}/manager ${index + 1}`);
    const place = random.next();
    return {
      number: index + 1,
      random,
      place,
      deviation: traits.bestDeviation + place * (traits.worstDeviation - traits.bestDeviation),
      activity: random.between(traits.leastActivity, 1),
      club: random.chance(traits.fans) ? random.whole(0, 99) : null,
      joins: random.chance(traits.late) ? random.whole(2, traits.lastJoins) : 1,
      errors: [],
    };
  });
}

/** What a manager expects of everybody in the coming round, by number; before it he changes his mind a little. */
export function opinionsOf(manager: Manager, view: MarketView, traits: ManagerTraits = usualTraits): number[] {
  const { errors, random, deviation } = manager;
  const kept = 1 - traits.changeOfMind;
  const added = Math.sqrt(1 - kept * kept);
  return view.players.map((player, number) => {
    if (player === undefined) return 0;
    const before = errors[number];
    const error = before === undefined ? quickBell(random) : kept * before + added * quickBell(random);
    errors[number] = error;
    const fond = manager.club !== null && view.clubs[manager.club % view.clubs.length] === player.club ? traits.fondness : 0;
    const seen = player.expected + deviation * error + fond + player.rumour * traits.sharedDeviation + traits.pull * player.owned;
    return player.isOut ? 0 : Math.max(0, seen);
  });
}
