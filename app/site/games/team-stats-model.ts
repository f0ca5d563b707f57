import { otherSide, type Official, type Side } from "#core/game/facts.ts";
import type { Count, TeamTotals } from "#core/stats/box-score.ts";
import { fourFactors } from "#core/stats/four-factors.ts";
import type { GameView } from "#contract/queries.ts";
import { drawFlow, type FlowDrawing } from "../../charts/flow-drawing.ts";
import { depthFor, drawShots, type ShotDrawing } from "../../charts/shot-drawing.ts";
import type { PageLanguage } from "../page-language.ts";
import { momentOf, phaseOf } from "./game-phase.ts";

/** A pair of figures. `share` is each side's bar, 0…100; `null` where one of them was not recorded. */
export type ComparedFigure = {
  readonly key: ComparedKey;
  readonly home: string;
  readonly away: string;
  readonly share: { readonly home: number; readonly away: number } | null;
  readonly better: Side | null;
  /** Made and attempted, where the figure is a percentage. */
  readonly detail: { readonly home: string; readonly away: string } | null;
};

export type ComparedKey = "fieldGoals" | "twoPointers" | "threePointers" | "freeThrows" | CountKey;
type CountKey = "rebounds" | "offensiveRebounds" | "assists" | "turnovers" | "steals" | "blocks" | "foulsCommitted";

export type QuickFact = { readonly key: QuickFactKey; readonly home: string; readonly away: string; readonly better: Side | null };
export type QuickFactKey =
  | "biggestLead"
  | "biggestRun"
  | "secondsLeading"
  | "pointsInThePaint"
  | "fastBreakPoints"
  | "secondChancePoints"
  | "pointsFromTurnovers"
  | "benchPoints";

export type FactorKey = "effectiveFieldGoal" | "turnovers" | "offensiveRebounding" | "freeThrowRate";
export type FactorFigure = { readonly key: FactorKey; readonly home: string; readonly away: string; readonly better: Side | null };

export type TeamStats = {
  readonly box: {
    readonly compared: readonly ComparedFigure[];
    readonly facts: readonly QuickFact[];
    readonly factors: readonly FactorFigure[];
    readonly leadChanges: number;
    readonly timesLevel: number;
  } | null;
  readonly flow: FlowDrawing | null;
  readonly shots: { readonly home: ShotDrawing; readonly away: ShotDrawing; readonly attempted: number } | null;
  readonly info: GameInfo;
};

export type GameInfo = {
  readonly date: string | null;
  readonly venue: string | null;
  readonly attendance: number | null;
  readonly officials: readonly { readonly role: Official["role"]; readonly name: string }[];
  readonly coaches: { readonly home: string | null; readonly away: string | null };
  readonly source: string;
  readonly flags: GameView["flags"];
  /** When and where the game was to be before it was moved, the first date first. */
  readonly movedFrom: readonly string[];
};

export function teamStats(view: GameView, language: PageLanguage): TeamStats {
  const { box, flow, shots } = view;
  const isRunning = phaseOf(view.summary.status) === "live";
  return {
    box: box && boxFigures(box.teams.home.totals, box.teams.away.totals, language),
    flow: flow && drawFlow(flow, isRunning),
    shots: shots.length === 0 ? null : bothShots(view),
    info: gameInfo(view, language),
  };
}

function boxFigures(home: TeamTotals, away: TeamTotals, language: PageLanguage): TeamStats["box"] {
  return {
    compared: compared(home, away, language),
    facts: quickFacts(home, away, language),
    factors: factors(home, away, language),
    leadChanges: home.leadChanges,
    timesLevel: home.timesLevel,
  };
}

type Shooting = { readonly made: number; readonly attempted: number };

function shooting(key: "fieldGoals" | "twoPointers" | "threePointers" | "freeThrows", totals: TeamTotals): Shooting {
  if (key === "fieldGoals") {
    return {
      made: totals.twoPointersMade + totals.threePointersMade,
      attempted: totals.twoPointersAttempted + totals.threePointersAttempted,
    };
  }
  return { made: totals[`${key}Made`], attempted: totals[`${key}Attempted`] };
}

const lowerIsBetter: ReadonlySet<ComparedKey | FactorKey> = new Set(["turnovers", "foulsCommitted"]);

function compared(home: TeamTotals, away: TeamTotals, language: PageLanguage): ComparedFigure[] {
  const shares = (["fieldGoals", "twoPointers", "threePointers", "freeThrows"] as const).map((key) =>
    comparedShooting(key, shooting(key, home), shooting(key, away), language),
  );
  const counts = (["rebounds", "offensiveRebounds", "assists", "turnovers", "steals", "blocks", "foulsCommitted"] as const).map((key) =>
    comparedCount(key, countOf(key, home), countOf(key, away), language),
  );
  return [...shares, ...counts];
}

function comparedShooting(key: ComparedFigure["key"], home: Shooting, away: Shooting, { format }: PageLanguage): ComparedFigure {
  const shares = { home: shareOf(home), away: shareOf(away) };
  return {
    key,
    home: format.percent(shares.home),
    away: format.percent(shares.away),
    share: { home: (shares.home ?? 0) * 100, away: (shares.away ?? 0) * 100 },
    better: betterOf(key, shares.home, shares.away),
    detail: { home: `${home.made}/${home.attempted}`, away: `${away.made}/${away.attempted}` },
  };
}

function comparedCount(key: CountKey, home: Count, away: Count, { format }: PageLanguage): ComparedFigure {
  const most = Math.max(home ?? 0, away ?? 0, 1);
  return {
    key,
    home: format.number(home),
    away: format.number(away),
    // The larger of the two fills most of its half, so that bars of few and of many can be compared.
    share: home === null || away === null ? null : { home: (home / most) * 88, away: (away / most) * 88 },
    better: betterOf(key, home, away),
    detail: null,
  };
}

function countOf(key: CountKey, totals: TeamTotals): Count {
  if (key !== "rebounds") {
    return totals[key];
  }
  const { offensiveRebounds, defensiveRebounds } = totals;
  return offensiveRebounds === null || defensiveRebounds === null ? null : offensiveRebounds + defensiveRebounds;
}

function shareOf({ made, attempted }: Shooting): number | null {
  return attempted === 0 ? null : made / attempted;
}

function betterOf(key: ComparedKey | FactorKey, home: number | null, away: number | null): Side | null {
  const more = moreOf(home, away);
  return more !== null && lowerIsBetter.has(key) ? otherSide(more) : more;
}

/** The side with more; `null` when level, or when either was not recorded. */
function moreOf(home: number | null, away: number | null): Side | null {
  return home === null || away === null || home === away ? null : home > away ? "home" : "away";
}

function quickFacts(home: TeamTotals, away: TeamTotals, { format }: PageLanguage): QuickFact[] {
  const keys: readonly QuickFactKey[] = [
    "biggestLead",
    "biggestRun",
    "secondsLeading",
    "pointsInThePaint",
    "fastBreakPoints",
    "secondChancePoints",
    "pointsFromTurnovers",
    "benchPoints",
  ];
  return keys.map((key) => {
    const write = key === "secondsLeading" ? format.minutes : format.number;
    const better = moreOf(home[key], away[key]);
    return { key, home: write(home[key]), away: write(away[key]), better };
  });
}

function factors(home: TeamTotals, away: TeamTotals, { format }: PageLanguage): FactorFigure[] {
  const ofHome = fourFactors(home, away);
  const ofAway = fourFactors(away, home);
  return (["effectiveFieldGoal", "turnovers", "offensiveRebounding", "freeThrowRate"] as const).map((key) => ({
    key,
    home: format.percent(ofHome[key], 1),
    away: format.percent(ofAway[key], 1),
    better: betterOf(key, ofHome[key], ofAway[key]),
  }));
}

function bothShots({ shots, box }: GameView): NonNullable<TeamStats["shots"]> {
  const depth = depthFor(shots);
  const of = (side: Side) =>
    drawShots(
      shots.filter((shot) => shot.side === side),
      depth,
    );
  const attempted = box
    ? shooting("fieldGoals", box.teams.home.totals).attempted + shooting("fieldGoals", box.teams.away.totals).attempted
    : shots.length;
  return { home: of("home"), away: of("away"), attempted };
}

function gameInfo(view: GameView, language: PageLanguage): GameInfo {
  const { summary, box } = view;
  const moment = momentOf(summary);
  return {
    date: moment === null ? null : language.format.date(moment, "dateTime"),
    venue: summary.venue && language.name(summary.venue),
    attendance: view.attendance,
    officials: view.officials,
    coaches: { home: box?.teams.home.coach ?? null, away: box?.teams.away.coach ?? null },
    source: view.source,
    flags: view.flags,
    movedFrom: movedFrom(view, language),
  };
}

/** SCHED20. A game that was given its first date was moved from nowhere; one taken off its day, from that day. */
function movedFrom({ moves }: GameView, { format, name }: PageLanguage): string[] {
  const before = moves.flatMap(({ from, to }) => {
    const keepsDate = from.tipOff === to.tipOff && to.status !== "postponed";
    const date = from.tipOff === null || keepsDate ? [] : [format.date(from.tipOff, "dateTime")];
    const venue = from.venue === null || from.venue.text === to.venue?.text ? [] : [name(from.venue)];
    return [...date, ...venue].join(" · ") || [];
  });
  return [...new Set(before)];
}
