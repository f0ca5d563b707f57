import type { GameCard } from "../../sport/game-card.ts";
import type { HomeDay, HomePage } from "./home-model.ts";

export type StripDay = {
  /** Of the day as `2026-11-21`, or of the round where the day is not known. */
  readonly key: string;
  /** `null`: nobody knows it. The round stands for it then. */
  readonly day: HomeDay | null;
  readonly games: readonly GameCard[];
};

/**
 * The games of the strip under their days, in the order of time: results without a day before all others, games that have
 * no day yet behind them. HOME1
 */
export function stripDays({ latest, next, days }: Pick<HomePage, "latest" | "next" | "days">): readonly StripDay[] {
  const dated = [...latest, ...next].filter(({ machineTime }) => machineTime !== null);
  const undated = (games: readonly GameCard[]) => games.filter(({ machineTime }) => machineTime === null);
  const inOrder = [...undated(latest).toReversed(), ...dated.toSorted(byTime), ...undated(next)];
  const groups = Map.groupBy(inOrder, ({ dayKey, round, phase }) => dayKey ?? `${phase === "over"} ${round}`);
  return [...groups].map(([key, games]) => ({ key, day: days[key] ?? null, games }));
}

/** Where the strip begins: a day on which is being played, else the last one with a result. */
export function startOfStrip(days: readonly StripDay[]): string | undefined {
  const ofPhase = (wanted: GameCard["phase"]) => (day: StripDay) => day.games.some(({ phase }) => phase === wanted);
  return (days.find(ofPhase("live")) ?? days.findLast(ofPhase("over")) ?? days[0])?.key;
}

/** A day whose time is to follow is no midnight: behind the games of the day. SCHED24 */
function byTime(one: GameCard, other: GameCard): number {
  if (one.dayKey !== other.dayKey) return (one.dayKey ?? "") < (other.dayKey ?? "") ? -1 : 1;
  const at = ({ time, machineTime }: GameCard) => (time === null ? Infinity : Date.parse(machineTime ?? ""));
  return at(one) - at(other) || 0;
}
