import type { GameState } from "#core/game/game-state.ts";
import { otherSide, type Side } from "#core/game/facts.ts";
import type { BoxScore, PlayerLine } from "#core/stats/box-score.ts";
import { isDoubleDouble } from "#core/stats/feats.ts";

export type StoryPlayer = {
  readonly name: string;
  readonly points: number;
  readonly rebounds: number;
  readonly assists: number;
  readonly doubleDouble: boolean;
};

export type StoryTeam = { readonly name: string; readonly points: number; readonly best: StoryPlayer };

/** How a game went, in one word: what its headline is about. */
export type Plot = "overtime" | "comeback" | "thriller" | "rout" | "win";

/** What really happened, as somebody would tell it the next morning. */
export type GameStory = {
  readonly plot: Plot;
  readonly home: StoryTeam;
  readonly away: StoryTeam;
  readonly winner: Side;
  readonly margin: number;
  readonly overtimes: number;
  readonly periods: readonly { readonly home: number; readonly away: number }[];
  /** The most the winner was behind. */
  readonly deficit: number;
  readonly winnersLead: number;
  readonly leadChanges: number;
  readonly attendance: number | null;
};

const comebackFrom = 12;
const thrillerUpTo = 4;
const routFrom = 20;

/** The story of a game that was played to its end. */
export function gameStoryOf(state: GameState, box: BoxScore): GameStory {
  const winner: Side = state.home.points > state.away.points ? "home" : "away";
  const margin = Math.abs(state.home.points - state.away.points);
  const overtimes = box.periods.filter(({ period }) => period.kind === "overtime").length;
  const deficit = state[otherSide(winner)].biggestLead;
  const plot: Plot =
    overtimes > 0
      ? "overtime"
      : deficit >= comebackFrom
        ? "comeback"
        : margin <= thrillerUpTo
          ? "thriller"
          : margin >= routFrom
            ? "rout"
            : "win";
  return {
    plot,
    home: teamOf(box, "home"),
    away: teamOf(box, "away"),
    winner,
    margin,
    overtimes,
    periods: box.periods.map(({ home, away }) => ({ home, away })),
    deficit,
    winnersLead: state[winner].biggestLead,
    leadChanges: state.leadChanges,
    attendance: state.attendance,
  };
}

function teamOf(box: BoxScore, side: Side): StoryTeam {
  const { name, points, players } = box.teams[side];
  const best = players.toSorted((a, b) => b.points - a.points || (b.performanceIndexRating ?? 0) - (a.performanceIndexRating ?? 0))[0];
  if (!best) throw new Error(`Nobody played for ${name}`);
  return { name, points, best: storyPlayer(best) };
}

export function storyPlayer(line: PlayerLine): StoryPlayer {
  return {
    name: `${line.givenName} ${line.familyName}`,
    points: line.points,
    rebounds: (line.offensiveRebounds ?? 0) + (line.defensiveRebounds ?? 0),
    assists: line.assists ?? 0,
    doubleDouble: isDoubleDouble(line),
  };
}
