import type { PerformanceIndex } from "../league/competition-settings.ts";

/** The three kinds of places a squad has. */
export const positionGroups = ["guard", "forward", "centre"] as const;
export type PositionGroup = (typeof positionGroups)[number];

/** How many of each group, of a squad or of a five. */
export type Shape = Readonly<Record<PositionGroup, number>>;

/**
 * How a competition plays its fantasy game. Everything is a whole number, so that figures add up on every machine: money and
 * prices in tenths, shares in percent.
 */
export type FantasySettings = {
  readonly index: PerformanceIndex;
  readonly winBonusPercent: number;
  readonly shape: Shape;
  readonly formations: readonly Shape[];
  readonly weightPercent: { readonly five: number; readonly sixth: number; readonly bench: number; readonly captain: number };
  readonly budget: number;
  /** How many of one club while at least so many clubs play; most clubs first, the last one from 0. */
  readonly clubLimits: readonly { readonly clubs: number; readonly players: number }[];
  readonly transfersPerRound: number;
  /** Rounds with any number of transfers: the first after half of the regular season, the first of play-offs, and others by number. */
  readonly windows: { readonly half: Opening; readonly playoffs: Opening; readonly rounds: readonly number[] };
  readonly price: PriceSettings;
  /** `round`: at its first tip-off. `game`: each player at his own, when the office has said so for everybody. */
  readonly lock: { readonly transfers: "round" | "game" };
  /** A game further than this from the middle game of its league's round sets no fantasy round's window. */
  readonly windowSpreadHours: number;
  readonly quietHours: number;
  /** No round turns final before this hour of this day of the week, 1 Monday to 7 Sunday, on the league's clocks. */
  readonly finalNotBefore: { readonly weekday: number; readonly hour: number };
  readonly protestHoldsDays: number;
  readonly closeAfterDays: number;
  readonly duelPoints: { readonly win: number; readonly draw: number };
  readonly leagueSize: { readonly totals: number; readonly duels: number };
  readonly leaguesPerTeam: number;
};

/** Whether there is such a window. */
export const openings = ["open", "closed"] as const;
type Opening = (typeof openings)[number];

export type PriceSettings = {
  readonly floor: number;
  readonly ceiling: number;
  readonly step: number;
  readonly weightPercent: number;
  readonly newcomer: { readonly ratingThousandths: number; readonly weightPercent: number; readonly games: number };
  /** Games of last season from which its mean is a player's opening rating. */
  readonly openingGames: number;
  /** What regulars cost on average at the opening, where the scale is `auto`. */
  readonly openingMean: number;
  /** What a point of rating costs, 100 being 1.0; `auto`: so that regulars cost `openingMean`. */
  readonly scalePercent: number | "auto";
};

/** As of the study: what nobody has set otherwise. */
export const usualFantasySettings: FantasySettings = {
  index: "performanceIndexRating",
  winBonusPercent: 10,
  shape: { guard: 4, forward: 4, centre: 2 },
  formations: [
    { guard: 2, forward: 2, centre: 1 },
    { guard: 1, forward: 3, centre: 1 },
    { guard: 3, forward: 1, centre: 1 },
    { guard: 2, forward: 1, centre: 2 },
    { guard: 1, forward: 2, centre: 2 },
  ],
  weightPercent: { five: 100, sixth: 100, bench: 50, captain: 150 },
  budget: 1000,
  clubLimits: [
    { clubs: 8, players: 3 },
    { clubs: 4, players: 4 },
    { clubs: 0, players: 6 },
  ],
  transfersPerRound: 3,
  windows: { half: "open", playoffs: "open", rounds: [] },
  price: {
    floor: 40,
    ceiling: 300,
    step: 10,
    weightPercent: 15,
    newcomer: { ratingThousandths: 6500, weightPercent: 30, games: 4 },
    openingGames: 5,
    openingMean: 87,
    scalePercent: "auto",
  },
  lock: { transfers: "round" },
  windowSpreadHours: 72,
  quietHours: 24,
  finalNotBefore: { weekday: 1, hour: 12 },
  protestHoldsDays: 7,
  closeAfterDays: 14,
  duelPoints: { win: 2, draw: 1 },
  leagueSize: { totals: 5000, duels: 20 },
  leaguesPerTeam: 25,
};

/** Settings that hold from a round on. */
export type SettingsVersion = { readonly fromRound: number; readonly settings: FantasySettings };

const wholeOf = new WeakMap<SettingsVersion, FantasySettings>();

/**
 * What holds in a round: of the versions, oldest first, the last that has begun; what it was written without is as usual. Of one version
 * it is always the same value: rounds that were played by the same settings can be told by it. FAN19
 */
export function settingsInRound(versions: readonly SettingsVersion[], round: number): FantasySettings {
  const version = versions.findLast(({ fromRound }) => fromRound <= round);
  if (version === undefined) return usualFantasySettings;
  const whole = wholeOf.get(version) ?? { ...usualFantasySettings, ...version.settings };
  wholeOf.set(version, whole);
  return whole;
}

/** How many players a squad has. */
export function squadSize({ shape }: FantasySettings): number {
  return shape.guard + shape.forward + shape.centre;
}
