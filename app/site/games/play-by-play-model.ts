import type { Side } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";
import type { PlayLine, Wording } from "#core/wording/play-line.ts";
import type { GameView } from "#contract/queries.ts";
import type { PageLanguage } from "../page-language.ts";
import { periodKey } from "./period-name.ts";
import { shortName } from "../clubs/player-name.ts";

/** A line as it travels: five hundred of them make a game, so names stand once and what is absent is left out. */
export type PlayRow = {
  readonly clock: string;
  readonly side?: Side;
  /** Index into the names. */
  readonly player?: number;
  readonly says: Wording;
  readonly details?: readonly { readonly says: Wording; readonly player?: number }[];
  readonly score?: readonly [home: number, away: number];
  readonly corrected?: true;
};

export type PlayPeriod = {
  readonly period: Period;
  readonly home: number;
  readonly away: number;
  /** Newest first. */
  readonly plays: readonly PlayRow[];
};

export type PlayByPlay = {
  /** "23 Ž. Grbović" */
  readonly names: readonly string[];
  /** Newest first. */
  readonly periods: readonly PlayPeriod[];
};

export function playByPlay(view: GameView, language: PageLanguage): PlayByPlay {
  const order = new Map(view.players.map(({ key }, index) => [key as string, index]));
  const byPeriod = Map.groupBy(view.plays, ({ period }) => periodKey(period));
  const periods = [...byPeriod.values()].flatMap((plays) => {
    const [first] = plays;
    return first ? [playPeriod(first.period, plays, view, order, language)] : [];
  });
  return { names: view.players.map((player) => `${player.shirt} ${shortName(player, language)}`), periods: periods.toReversed() };
}

function playPeriod(
  period: Period,
  plays: readonly PlayLine[],
  view: GameView,
  order: ReadonlyMap<string, number>,
  language: PageLanguage,
): PlayPeriod {
  const score = view.box?.periods.find((candidate) => periodKey(candidate.period) === periodKey(period));
  return {
    period,
    home: score?.home ?? 0,
    away: score?.away ?? 0,
    plays: plays.map((line) => playRow(line, order, language)).toReversed(),
  };
}

function playRow(line: PlayLine, order: ReadonlyMap<string, number>, language: PageLanguage): PlayRow {
  const player = line.player === null ? undefined : order.get(line.player);
  return {
    clock: language.format.clock(line.clockMs),
    says: unnamed(line.wording),
    ...(line.side !== null && { side: line.side }),
    ...(player !== undefined && { player }),
    ...(line.details.length > 0 && { details: line.details.map((detail) => playDetail(detail, order)) }),
    ...(line.score && { score: [line.score.home, line.score.away] as const }),
    ...(line.corrected && { corrected: true as const }),
  };
}

function playDetail(
  { wording, player }: PlayLine["details"][number],
  order: ReadonlyMap<string, number>,
): { says: Wording; player?: number } {
  const index = player === null ? undefined : order.get(player);
  return { says: unnamed(wording), ...(index !== undefined && { player: index }) };
}

/** Player keys stay on the server; names are put in by index. */
function unnamed({ key, values }: Wording): Wording {
  const { player: _, ...rest } = values;
  return { key, values: rest };
}
