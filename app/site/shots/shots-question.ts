import type { ShotPlaces, WantedShots } from "#contract/shot-places.ts";
import type { Side } from "#core/game/facts.ts";
import { periodAt } from "#core/game/period.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { type Stretch, stretchesOf } from "#core/stats/stretch.ts";
import { oneOf } from "../statistics/statistics-filters-model.ts";

/** What a chart of shots over many games is narrowed to, as its address has it. SHOT6 */
export type ShotsAsked = {
  /** `2025-26/first`: which league; empty: all of them. */
  readonly league: string;
  readonly part: string;
  readonly side: Side | "";
  readonly result: "won" | "lost" | "";
};

/** Of an address; what no chart has is as good as not named. */
export function shotsAsked(parameters: URLSearchParams): ShotsAsked {
  return {
    league: parameters.get("league") ?? "",
    part: parameters.get("part") ?? "",
    side: oneOf(parameters.get("side"), ["", "home", "away"]),
    result: oneOf(parameters.get("result"), ["", "won", "lost"]),
  };
}

export function wantedShots({ league, side, result }: ShotsAsked): WantedShots {
  const [, seasonSlug, leagueSlug] = /^([\w-]+)\/([\w-]+)$/.exec(league) ?? [];
  return {
    league: seasonSlug !== undefined && leagueSlug !== undefined ? { seasonSlug, leagueSlug } : null,
    side: side === "" ? null : side,
    won: result === "" ? null : result === "won",
  };
}

/** The parts of a game by which shots over many games are told apart: overtimes are one. Where leagues differ in periods, none. SHOT8 */
export function partsOfGames({ ruleProfiles }: Pick<ShotPlaces, "ruleProfiles">): readonly Stretch[] {
  const formats = ruleProfiles.flatMap((profile) => ruleSetOf(profile)?.format ?? []);
  const [format] = formats;
  if (!format || formats.some(({ regularPeriods }) => regularPeriods !== format.regularPeriods)) return [];
  const { regularPeriods } = format;
  const parts = stretchesOf([periodAt(regularPeriods - 1, format)], format);
  return [...parts, { name: "ot", of: { overtimes: Infinity }, from: regularPeriods, to: Infinity }];
}
