import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { ClockAnchor } from "#core/game/clock-anchor.ts";
import { otherSide, type Side } from "#core/game/facts.ts";
import type { GameNow } from "#core/game/game-now.ts";
import { type Period, periodIndex } from "#core/game/period.ts";
import type { ClockReading, RuleSet } from "#core/rules/rule-set.ts";
import type { PlayerLine, TeamTotals } from "#core/stats/box-score.ts";
import type { FoldedGame } from "../live/folded-game.ts";
import { crestLook, type CrestLook } from "../ui/crest-look.ts";
import { leadersOf, type Leader } from "./leaders.ts";
import { periodHead, type ScreenLanguage } from "./screen-language.ts";
import { screenNames } from "./short-names.ts";
import { isLit, isShotClockLit, type Stage, stageOf } from "./stage.ts";
import { teamLooks, type TeamLook } from "./team-look.ts";
import { capitalsWidth } from "./text-width.ts";
import type { TeamRef } from "#contract/refs.ts";

/** All that a screen shows of a game at an instant, in the page's language. What runs is an anchor, never a reading. */
export type ScreenModel = {
  readonly stage: Stage;
  /** "4th quarter", "Half-time": what the board says above its clock. */
  readonly heading: string;
  readonly headingWidth: number;
  readonly sides: Readonly<Record<Side, ScreenSide>>;
  readonly face: ClockPlace;
  /** `null`: blank. */
  readonly shotClock: ShotClockPlace | null;
  /** Of a time-out: whose it is, in words, and until when where somebody counts. */
  readonly timeout: { readonly title: string; readonly side: Side | null; readonly endsAt: number | null } | null;
  readonly arrow: Side | null;
  readonly periods: readonly PeriodPoints[];
  /** The light around the whole screen. */
  readonly isLit: boolean;
  readonly isShotClockLit: boolean;
  /** "Score uncertain", "On the board: 45:43"; `null` while the table stands by what is shown. */
  readonly doubt: string | null;
  readonly referees: string | null;
};

/** What stands where the game clock stands. */
export type ClockPlace =
  | { readonly kind: "game"; readonly anchor: ClockAnchor; readonly reading: ClockReading }
  | { readonly kind: "until"; readonly endsAt: number; readonly isLong: boolean }
  | { readonly kind: "word"; readonly word: string };

export type ShotClockPlace = { readonly anchor: ClockAnchor; readonly reading: ClockReading };

export type PeriodPoints = { readonly head: string; readonly home: number; readonly away: number };

export type ScreenSide = {
  readonly side: Side;
  readonly look: TeamLook;
  readonly crest: CrestLook;
  readonly name: string;
  /** In type sizes, so that a style sheet can tell whether it fits. */
  readonly nameWidth: number;
  /** Of the wider of both names: where that does not fit, both teams are told by their codes. */
  readonly widerNameWidth: number;
  readonly code: string;
  readonly points: number;
  readonly teamFouls: number;
  readonly inPenalty: boolean;
  /** The other side's next foul gives this one free throws. */
  readonly hasBonus: boolean;
  readonly timeoutsLeft: number;
  readonly timeoutsAllowed: number;
  /** On court, by shirt number; those who begin while nobody is. */
  readonly five: readonly ScreenPlayer[];
  /** Everybody who is listed. */
  readonly players: readonly ScreenPlayer[];
  readonly leaders: readonly Leader[];
  readonly totals: TeamTotals;
};

export type ScreenPlayer = { readonly name: string; readonly nameWidth: number; readonly line: PlayerLine };

export type ScreenQuestion = {
  readonly view: LiveGameAnswer;
  readonly now: GameNow;
  readonly game: FoldedGame;
  /** Epoch milliseconds of the server's timeline. */
  readonly at: number;
  readonly language: ScreenLanguage;
};

export function screenOf(question: ScreenQuestion): ScreenModel {
  const { view, now, game, at, language } = question;
  const stage = stageFor(question);
  const heading = headingOf(stage, question);
  const looks = teamLooks(view.summary.home, view.summary.away);
  const sideOf = (side: Side) => screenSide(question, side, looks[side]);
  const sides = { home: sideOf("home"), away: sideOf("away") };
  const widerNameWidth = Math.max(sides.home.nameWidth, sides.away.nameWidth);
  const officials = game.state.officials.filter(({ role }) => role === "crew-chief" || role.startsWith("umpire")).map(({ name }) => name);
  return {
    stage,
    heading,
    headingWidth: capitalsWidth(heading),
    sides: { home: { ...sides.home, widerNameWidth }, away: { ...sides.away, widerNameWidth } },
    face: faceOf(stage, question),
    shotClock: now.shotClock && { anchor: now.shotClock, reading: game.rules.clockReading.shot },
    timeout: timeoutOf(stage, question),
    arrow: now.arrow,
    periods: game.box.periods.map(({ period, home, away }) => ({ head: periodHead(period, language), home, away })),
    isLit: isLit(now, at) && stage !== "final",
    isShotClockLit: isShotClockLit(now.shotClock, at),
    doubt: doubtOf(now, language),
    referees: officials.length === 0 ? null : language.t("before.referees", { names: officials.join(", ") }),
  };
}

/** What the board shows otherwise is told before anybody doubts it; the score first. BRIDGE6, BRIDGE8 */
function doubtOf({ quality, mismatch, countMismatches }: GameNow, { t }: ScreenLanguage): string | null {
  if (quality === "score-uncertain") return t("mark.score");
  if (quality === "clock-uncertain") return t("mark.clock");
  if (mismatch) return t("mark.board", { score: mismatch.board });
  const [count] = countMismatches;
  if (quality === "count-uncertain" || !count) return quality === "ok" ? null : t("mark.counts");
  return count.what === "team-fouls" ? t("mark.boardFouls", { fouls: count.board }) : t("mark.boardTimeouts", { left: count.board });
}

function stageFor({ view, now, game, at }: ScreenQuestion): Stage {
  return stageOf({
    now,
    tipOff: view.summary.tipOff,
    fivesNamed: hasStarters(game, "home") && hasStarters(game, "away"),
    hasBegun: hasBegun(game),
    regularPeriods: game.rules.format.regularPeriods,
    at,
  });
}

/** "4th quarter", "2nd half", "1st overtime". */
export function periodTitle({ kind, number }: Period, rules: RuleSet, { t }: ScreenLanguage): string {
  if (kind === "overtime") return t("period.overtime", { number });
  return rules.format.regularPeriods === 2 ? t("period.half", { number }) : t("period.quarter", { number });
}

function headingOf(stage: Stage, { now, game, view, at, language }: ScreenQuestion): string {
  const { t } = language;
  if (stage === "waiting") return t("before.next");
  if (stage === "before" || stage === "starting-fives")
    return t((now.pause?.endsAt ?? view.summary.tipOff ?? 0) > at ? "before.start" : "before.soon");
  if (stage === "final") return t(now.status === "abandoned" ? "final.interrupted" : "final.title");
  if (now.status === "interrupted") return t("final.interrupted");
  if (stage === "half-time") return t("period.halfTime");
  if (stage === "interval") return t(leadsToOvertime(now, game) ? "period.beforeOvertime" : "period.interval");
  return now.period ? periodTitle(now.period, game.rules, language) : "";
}

function leadsToOvertime({ pause, period, home, away }: GameNow, { rules }: FoldedGame): boolean {
  if (pause?.kind === "before-overtime") return true;
  return period !== null && periodIndex(period, rules.format) >= rules.format.regularPeriods - 1 && home.points === away.points;
}

function faceOf(stage: Stage, { now, view, game, language }: ScreenQuestion): ClockPlace {
  const { tipOff } = view.summary;
  if (stage !== "final" && now.pause?.kind === "before-game")
    return now.pause.endsAt === null
      ? { kind: "game", anchor: now.pause.clock, reading: game.rules.clockReading.game }
      : { kind: "until", endsAt: now.pause.endsAt, isLong: true };
  if ((stage === "before" || stage === "starting-fives" || stage === "waiting") && tipOff !== null)
    return { kind: "until", endsAt: tipOff, isLong: true };
  if (stage === "final") return { kind: "word", word: language.t("final.word") };
  const endsAt = stage === "interval" || stage === "half-time" ? (now.pause?.endsAt ?? null) : null;
  return endsAt === null
    ? { kind: "game", anchor: now.clock, reading: game.rules.clockReading.game }
    : { kind: "until", endsAt, isLong: stage === "half-time" };
}

function timeoutOf(stage: Stage, { now, view, language }: ScreenQuestion): ScreenModel["timeout"] {
  if (stage !== "time-out" || now.pause?.kind !== "time-out") return null;
  const { side, endsAt } = now.pause;
  const { t } = language;
  return { side, endsAt, title: side === null ? t("timeout.other") : t("timeout.of", { team: view.summary[side].code }) };
}

function screenSide({ view, now, game, language }: ScreenQuestion, side: Side, look: TeamLook): Omit<ScreenSide, "widerNameWidth"> {
  const team: TeamRef = view.summary[side];
  const name = language.name(team.name);
  const { players: lines, totals } = game.box.teams[side];
  const names = screenNames(view.players, lines, language);
  const players = lines.map((line): ScreenPlayer => {
    const short = names.get(line.key) ?? line.familyName;
    return { name: short, nameWidth: capitalsWidth(short), line };
  });
  const { points, teamFouls, inPenalty, timeoutsLeft } = now[side];
  return {
    side,
    look,
    crest: crestLook(team.clubSlug, team),
    name,
    nameWidth: capitalsWidth(name),
    code: team.code,
    points,
    // The table's own counter stops there too: what is above changes nothing.
    teamFouls: Math.min(teamFouls, game.rules.teamFoulLimit + 1),
    inPenalty,
    hasBonus: now[otherSide(side)].inPenalty,
    timeoutsLeft,
    timeoutsAllowed: Math.max(timeoutsAllowed(now.period, game.rules), timeoutsLeft),
    five: fiveOf(players),
    players,
    leaders: leadersOf(players),
    totals,
  };
}

function fiveOf(players: readonly ScreenPlayer[]): ScreenPlayer[] {
  const onCourt = players.filter(({ line }) => line.onCourt);
  const five = onCourt.length > 0 ? onCourt : players.filter(({ line }) => line.starter);
  return five.toSorted((a, b) => Number(a.line.shirt) - Number(b.line.shirt) || a.line.shirt.length - b.line.shirt.length).slice(0, 5);
}

function timeoutsAllowed(period: Period | null, { format, timeouts }: RuleSet): number {
  if (period?.kind === "overtime") return timeouts.overtime;
  return (period?.number ?? 1) <= format.regularPeriods / 2 ? timeouts.firstHalf : timeouts.secondHalf;
}

/** Whether anything of the game itself is in its log. */
export function hasBegun({ box }: FoldedGame): boolean {
  return box.periods.length > 0;
}

function hasStarters({ box }: FoldedGame, side: Side): boolean {
  return box.teams[side].players.some(({ starter }) => starter);
}
