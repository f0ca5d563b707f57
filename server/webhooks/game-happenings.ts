import type { TimedEvent } from "#core/game/game-now.ts";
import type { Period } from "#core/game/period.ts";
import type { GameOccasion } from "#core/push/game-occasions.ts";

type Score = GameOccasion["score"];

/** Something in a game's log that partners are told of. Moments are epoch milliseconds. */
export type GameHappening =
  | { readonly type: "game.started"; readonly at: number }
  | { readonly type: "game.period_ended"; readonly at: number; readonly period: Period; readonly score: Score }
  | { readonly type: "game.final"; readonly at: number; readonly score: Score }
  | {
      readonly type: "game.corrected";
      readonly at: number;
      /** `null`: it is decided no more. */
      readonly score: Score | null;
      readonly previousScore: Score;
      /** `null`: it was not confirmed yet. */
      readonly edition: number | null;
    };

/** A log, or the beginning of one, and what it comes to. */
type Course = { readonly events: readonly TimedEvent[]; readonly occasions: readonly GameOccasion[] };

/**
 * What has happened in a log since it was `told` up to so many events; `null`: nothing of it was. Starts and periods are told once,
 * whatever becomes of them; a decided game, again when its score or what was recorded of it changes. WEBHOOK3, WEBHOOK4
 */
export function gameHappenings(
  { events, occasions }: Course,
  told: { readonly sequence: number; readonly occasions: readonly GameOccasion[] } | null,
): readonly GameHappening[] {
  const before = told?.occasions ?? [];
  const known = new Set(before.map(({ key }) => key));
  const played = occasions.filter(({ kind, key }) => (kind === "start" || kind === "quarter") && !known.has(key)).map(playedHappening);
  const decided = decision(finalOf(before), finalOf(occasions), events.slice(told?.sequence ?? 0), events);
  return decided === null ? played : [...played, decided];
}

function playedHappening({ kind, at, period, score }: GameOccasion): GameHappening {
  return kind === "start" ? { type: "game.started", at } : { type: "game.period_ended", at, period, score };
}

function decision(
  before: GameOccasion | null,
  now: GameOccasion | null,
  since: readonly TimedEvent[],
  events: readonly TimedEvent[],
): GameHappening | null {
  if (before === null) return now && { type: "game.final", at: now.at, score: now.score };
  if (now?.key === before.key && !since.some(isCorrection)) return null;
  const at = Math.max(...since.map((event) => event.at));
  return { type: "game.corrected", at, score: now?.score ?? null, previousScore: before.score, edition: editionOf(events) };
}

function isCorrection(event: TimedEvent): boolean {
  return event.op !== "add" || event.fact.type === "game.amend";
}

/** As the log counts it: LIVE8. */
function editionOf(events: readonly TimedEvent[]): number | null {
  const editions = events.flatMap((event) => (event.op === "add" && event.fact.type === "game.amend" ? [event.fact.version] : []));
  return editions.length === 0 ? null : Math.max(...editions);
}

function finalOf(occasions: readonly GameOccasion[]): GameOccasion | null {
  return occasions.find(({ kind }) => kind === "final") ?? null;
}
