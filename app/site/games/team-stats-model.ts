import { otherSide, type Side } from "#core/game/facts.ts";
import type { Count, TeamTotals } from "#core/stats/box-score.ts";
import { fourFactors } from "#core/stats/four-factors.ts";
import { pointsShares } from "#core/stats/shooting.ts";
import { comparedCounts, sourcesOfPoints } from "#core/stats/statistic-sets.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { ComparisonRow } from "../../charts/comparison.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { bothSides } from "./both-sides.ts";
import { decidedParts } from "./decided-model.ts";
import { factorRows, type FactorsModel } from "./four-factors-model.ts";
import { fanVoteParts } from "./fan-vote-model.ts";
import { flowModel, type FlowModel } from "./flow-model.ts";
import { gameInfoSection, type GameInfo } from "./game-info-model.ts";
import type { GamePart, PartFigures } from "./game-parts.ts";
import { type Highlights, highlights } from "./highlights-model.ts";
import { phaseOf, shownStatus } from "../../sport/game-phase.ts";
import { missingParts } from "./missing-parts.ts";
import { seasonMeetings } from "./meetings-model.ts";
import { periodName } from "../../sport/period-name.ts";
import type { PreviewModel } from "./preview-model.ts";
import { winProbabilityModel, type WinProbabilityModel } from "./win-probability-model.ts";
import { chosenShots } from "./shot-choice.ts";
import { shotsModel, type ShotsModel } from "./shots-model.ts";

export type ComparedKey = "fieldGoals" | "twoPointers" | "threePointers" | "freeThrows" | CountKey;
type CountKey = "rebounds" | "offensiveRebounds" | "assists" | "turnovers" | "steals" | "blocks" | "foulsCommitted";

/** A mirrored comparison under its heading. */
export type ComparisonModel = {
  readonly title: string;
  readonly caption: string;
  readonly label: string;
  readonly rows: readonly ComparisonRow[];
  /** What a dash in it means; `null` where there is none. */
  readonly note: string | null;
};

export type TeamStats = {
  readonly played: {
    readonly highlights: Highlights | null;
    readonly flow: FlowModel;
    readonly chances: WinProbabilityModel | null;
    readonly shots: ShotsModel;
    readonly factors: FactorsModel;
    readonly comparison: ComparisonModel;
    readonly sources: ComparisonModel;
    /** What decided it, who did most in it. */
    readonly decided: readonly GamePart[];
    /** The period being played; the tenant says whether it stands below the comparison or above it. */
    readonly currentPeriod: (PartFigures & { readonly isAtBottom: boolean }) | null;
  } | null;
  /** What stands for all that, where nobody played. */
  readonly empty: string | null;
  /** Before the game; `null` later, and where nothing is known yet. */
  readonly preview: PreviewModel | null;
  /** Whom its fans have voted the best; before it who may be missing; then the other games of the two. */
  readonly around: readonly GamePart[];
  readonly info: GameInfo;
};

export function teamStats(
  view: GameAnswer,
  language: PageLanguage,
  preview: PreviewModel | null = null,
  parameters: URLSearchParams = new URLSearchParams(),
): TeamStats {
  const { box, summary } = view;
  const t = language.t("game");
  const common = {
    preview,
    around: [...fanVoteParts(view, language), ...missingParts(view, language), ...seasonMeetings(view, language)],
    info: gameInfoSection(view, language),
  };
  if (box === null) {
    const isAhead = phaseOf(summary.status) === "ahead";
    const empty = isAhead ? t("empty.notStarted") : `${t(`statusNote.${shownStatus(summary)}`)} ${t("empty.box")}`;
    return { ...common, played: null, empty: preview === null ? empty : null };
  }
  const home = box.teams.home.totals;
  const away = box.teams.away.totals;
  const names = { home: language.name(summary.home.name), away: language.name(summary.away.name) };
  const title = t("sections.comparison");
  return {
    ...common,
    empty: null,
    played: {
      highlights: highlights(view, language),
      flow: flowModel(view, home, away, language),
      chances: winProbabilityModel(view, language),
      shots: shotsModel(view, chosenShots(view, parameters), language),
      factors: {
        title: t("sections.fourFactors"),
        caption: t("fourFactors.intro"),
        rows: factorRows(fourFactors(home, away), fourFactors(away, home), language),
      },
      comparison: {
        title,
        caption: t("comparison.caption", names),
        label: title,
        rows: compared(home, away, language),
        note: null,
      },
      sources: pointSources(home, away, language),
      decided: decidedParts(view, language),
      currentPeriod: currentPeriod(view, language),
    },
  };
}

function currentPeriod(
  { box, summary, currentPeriodAtBottom }: GameAnswer,
  language: PageLanguage,
): NonNullable<TeamStats["played"]>["currentPeriod"] {
  const period = box?.periods.at(-1);
  if (!period || phaseOf(summary.status) !== "live") return null;
  return {
    kind: "figures",
    title: periodName(language.t("shell"), period.period),
    figures: bothSides.map((side) => ({ figure: language.format.number(period[side]), text: language.name(summary[side].name), side })),
    isAtBottom: currentPeriodAtBottom,
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

const lowerIsBetter: ReadonlySet<ComparedKey> = new Set(["turnovers", "foulsCommitted"]);

function compared(home: TeamTotals, away: TeamTotals, language: PageLanguage): ComparisonRow[] {
  const shares = (["fieldGoals", "twoPointers", "threePointers", "freeThrows"] as const).map((key) =>
    comparedShooting(key, shooting(key, home), shooting(key, away), language),
  );
  const counts = comparedCounts.map((key) => comparedCount(key, countOf(key, home), countOf(key, away), language));
  return [...shares, ...counts];
}

function comparedShooting(key: ComparedKey, home: Shooting, away: Shooting, { format, t }: PageLanguage): ComparisonRow {
  const shares = { home: shareOf(home), away: shareOf(away) };
  return {
    key,
    label: t("game")(`statistics.${key}.long`),
    home: format.percent(shares.home),
    away: format.percent(shares.away),
    share: { home: (shares.home ?? 0) * 100, away: (shares.away ?? 0) * 100 },
    better: betterOf(key, shares.home, shares.away),
    detail: `${home.made}/${home.attempted} · ${away.made}/${away.attempted}`,
  };
}

function comparedCount(key: CountKey, home: Count, away: Count, { format, t }: PageLanguage): ComparisonRow {
  const most = Math.max(home ?? 0, away ?? 0, 1);
  return {
    key,
    label: t("game")(`statistics.${key}.long`),
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

function betterOf(key: ComparedKey, home: number | null, away: number | null): Side | null {
  const more = moreOf(home, away);
  return more !== null && lowerIsBetter.has(key) ? otherSide(more) : more;
}

/** The side with more; `null` when level, or when either was not recorded. */
function moreOf(home: number | null, away: number | null): Side | null {
  return home === null || away === null || home === away ? null : home > away ? "home" : "away";
}

const shotKeys = ["twoPointers", "threePointers", "freeThrows"] as const;
const pointsOfShot = { twoPointers: 2, threePointers: 3, freeThrows: 1 } as const;

/** Where the points came from. What the source did not record has a dash and no bar, which is not the same as none. RATE3 */
function pointSources(home: TeamTotals, away: TeamTotals, { format, t }: PageLanguage): ComparisonModel {
  const own = t("game");
  const shares = { home: pointsShares(home), away: pointsShares(away) };
  const sources = [
    ...shotKeys.map((key) => ({
      key,
      points: { home: home[`${key}Made`] * pointsOfShot[key], away: away[`${key}Made`] * pointsOfShot[key] },
      detail: `${format.percent(shares.home[key])} · ${format.percent(shares.away[key])}`,
    })),
    ...sourcesOfPoints.map((key) => ({ key, points: { home: home[key], away: away[key] }, detail: null })),
  ];
  const most = Math.max(...sources.flatMap(({ points }) => [points.home ?? 0, points.away ?? 0]), 1);
  const rows = sources.map(({ key, points, detail }): ComparisonRow => {
    const isKnown = points.home !== null && points.away !== null;
    return {
      key,
      label: own(`statistics.${key}.long`),
      detail,
      home: format.number(points.home),
      away: format.number(points.away),
      better: moreOf(points.home, points.away),
      share: isKnown ? { home: ((points.home ?? 0) / most) * 92, away: ((points.away ?? 0) / most) * 92 } : null,
    };
  });
  const title = own("comparison.sourceOfPoints");
  const isWhole = rows.every(({ share }) => share !== null);
  return { title, caption: title, label: own("sections.comparison"), rows, note: isWhole ? null : `– ${own("comparison.notRecorded")}` };
}
