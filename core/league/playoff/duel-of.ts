import type { GameEnding } from "../../rules/rule-set.ts";
import type { LeagueResult } from "../league-result.ts";
import type { BracketDuel, BracketGame, BracketSlot, DuelSide } from "./bracket.ts";
import { type DuelResult, duelResult, meetingsScore, type Score, winnerOfGame } from "./duel-result.ts";
import { type ForfeitRule, type PlannedDuel, winsNeeded } from "./playoff-plan.ts";
import { accountOf, against, type Decision, gamesOf, type SeriesAccount } from "./series-account.ts";
import type { SlotLabel } from "./slot-label.ts";

/** A result with its number, as handed to one pairing. */
export type NumberedResult<Team extends string> = { readonly game: number; readonly result: LeagueResult<Team> };

export type DuelCircumstances<Team extends string> = {
  readonly values: SlotLabel["values"];
  readonly first: BracketSlot<Team>;
  readonly second: BracketSlot<Team>;
  readonly results: readonly NumberedResult<Team>[];
  readonly meetings: readonly LeagueResult<Team>[];
  /** Left, expelled, or disqualified before: loses what is not decided. */
  readonly out: ReadonlySet<Team>;
  readonly forfeitsBefore: ReadonlyMap<Team, number>;
  readonly rule: ForfeitRule;
};

export type DuelOutcome<Team extends string> = {
  readonly duel: BracketDuel<Team>;
  readonly forfeits: Score;
  /** Those that have a place in this pairing as it stands now. */
  readonly placed: ReadonlySet<NumberedResult<Team>>;
};

/** One pairing from who is in it and what was played. SERIES1–SERIES9 */
export function duelOf<Team extends string>(planned: PlannedDuel<Team>, around: DuelCircumstances<Team>): DuelOutcome<Team> {
  const { first, second } = around;
  const carried = carriedInto(planned, around);
  const seen = resultsSeen(around, gamesOf(planned.format, carried));
  const account = accountOf(planned.format, seen.counted, carried, forfeitsBefore(around), around.rule);
  const decision = decisionOf(planned, around, account);
  const state = stateOf(around, decision, seen.counted.length, gamesOf(planned.format, carried));
  const games = gamesOfDuel({ planned, carried, seen, account, decided: decision !== null });
  const duel: BracketDuel<Team> = {
    slug: planned.slug,
    stage: planned.stage,
    values: around.values,
    format: planned.format,
    first,
    second,
    score: account.score,
    carried,
    state,
    decision,
    nextGame: state === "ready" || state === "playing" ? (games.find((game) => game.state === "needed")?.number ?? null) : null,
    games,
  };
  return { duel, forfeits: account.forfeits, placed: seen.placed };
}

type Seen<Team extends string> = {
  readonly counted: readonly DuelResult[];
  readonly annulled: ReadonlySet<number>;
  readonly placed: ReadonlySet<NumberedResult<Team>>;
};

function resultsSeen<Team extends string>({ first, second, results }: DuelCircumstances<Team>, games: number): Seen<Team> {
  const counted: DuelResult[] = [];
  const annulled = new Set<number>();
  const placed = new Set<NumberedResult<Team>>();
  for (const numbered of results) {
    if (first.team === null || second.team === null || numbered.game > games) continue;
    const seen = duelResult(numbered.game, numbered.result, first.team, second.team);
    if (!seen) continue;
    placed.add(numbered);
    if (seen.kind === "annulled") annulled.add(seen.number);
    else counted.push(seen);
  }
  return { counted, annulled, placed };
}

function carriedInto<Team extends string>(planned: PlannedDuel, { first, second, meetings }: DuelCircumstances<Team>): Score {
  const { carried, format } = planned;
  if (carried.kind === "fixed") return { first: carried.first, second: carried.second };
  if (carried.kind === "nothing" || first.team === null || second.team === null) return { first: 0, second: 0 };
  return meetingsScore(meetings, first.team, second.team, format.kind === "series" ? "wins" : "points");
}

function forfeitsBefore<Team extends string>({ first, second, forfeitsBefore: before }: DuelCircumstances<Team>): Score {
  const of = (team: Team | null) => (team === null ? 0 : (before.get(team) ?? 0));
  return { first: of(first.team), second: of(second.team) };
}

/** SERIES8: the office's word first, then what was played, then who is not there any more. */
function decisionOf<Team extends string>(
  { ruling }: PlannedDuel,
  { first, second, out }: DuelCircumstances<Team>,
  account: SeriesAccount,
): Decision | null {
  if (first.state === "open" || second.state === "open") return null;
  const absent = (["first", "second"] as const).filter((side) => (side === "first" ? first : second).state === "nobody");
  if (absent.length > 0) return against(absent, "bye");
  if (ruling) return { winner: ruling === "nobody" ? null : ruling, by: "ruling" };
  if (account.decision) return account.decision;
  const gone = (["first", "second"] as const).filter((side) => isOut(side === "first" ? first : second, out));
  return gone.length > 0 ? against(gone, "withdrawal") : null;
}

function isOut<Team extends string>({ team }: BracketSlot<Team>, out: ReadonlySet<Team>): boolean {
  return team !== null && out.has(team);
}

function stateOf<Team extends string>(
  { first, second }: DuelCircumstances<Team>,
  decision: Decision | null,
  played: number,
  games: number,
): BracketDuel<Team>["state"] {
  if (decision) return "decided";
  if (first.state === "open" || second.state === "open") return "waiting";
  if (played === games) return "unresolved";
  return played > 0 ? "playing" : "ready";
}

type GamesQuestion = {
  readonly planned: PlannedDuel;
  readonly carried: Score;
  readonly seen: Seen<string>;
  readonly account: SeriesAccount;
  readonly decided: boolean;
};

/** SERIES3: so many of the games to come as the leader still needs are needed, the rest if necessary. */
function gamesOfDuel({ planned, carried, seen, account, decided }: GamesQuestion): BracketGame[] {
  const { format } = planned;
  let needed =
    format.kind === "aggregate" ? format.pattern.length : winsNeeded(format.bestOf) - Math.max(account.score.first, account.score.second);
  return Array.from({ length: gamesOf(format, carried) }, (_none, index) => {
    const number = index + 1;
    const result = seen.counted.find((each) => each.number === number);
    const letter = format.pattern[index];
    const home: DuelSide = result?.home ?? (letter === "A" ? "second" : "first");
    let state: BracketGame["state"] = "played";
    if (!result) state = decided ? "cancelled" : needed-- > 0 ? "needed" : "if-needed";
    return {
      number,
      home,
      neutral: letter === "N",
      state,
      result: result ? { ...result.points, kind: result.kind, winner: winnerOfGame(result) } : null,
      surplus: result !== undefined && account.decidedIn !== null && number > account.decidedIn,
      annulled: !result && seen.annulled.has(number),
      ending: endingOf(planned, number, home, carried, seen.counted),
    };
  });
}

/** SERIES9: a first leg may end level; the second is decided on both. */
function endingOf(
  { format }: PlannedDuel,
  number: number,
  home: DuelSide,
  carried: Score,
  results: readonly DuelResult[],
): GameEnding | null {
  if (format.kind === "series") return { kind: "decided" };
  if (number < format.pattern.length) return { kind: "may-end-level" };
  const before = results.filter((each) => each.number < number);
  if (before.length < number - 1) return null;
  const lead = before.reduce((sum, { points }) => sum + points.first - points.second, carried.first - carried.second);
  return { kind: "aggregate", homeMarginBefore: home === "first" ? lead : 0 - lead };
}
