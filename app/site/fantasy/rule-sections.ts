import type { FantasyRulesAnswer } from "#contract/fantasy-queries.ts";
import { type FantasySettings, type Shape, squadSize } from "#core/fantasy/fantasy-settings.ts";
import { clubLimitOf } from "#core/fantasy/squad.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** Rules about one thing, a sentence or two each. */
export type RuleSection = { readonly title: string; readonly texts: readonly string[] };

type Ruled = Pick<FantasyRulesAnswer, "settings" | "clubs" | "timeZone">;
type Say = { readonly settings: FantasySettings; readonly language: PageLanguage; readonly t: ReturnType<typeof words> };

function words(language: PageLanguage) {
  return language.t("fantasy-pages");
}

/** The rules in prose. Every figure is one of the settings: whoever changes one changes its sentence. FANP4 */
export function ruleSections(
  { settings, clubs, timeZone }: Ruled,
  language: PageLanguage,
): { readonly lead: string; readonly sections: readonly RuleSection[] } {
  const say: Say = { settings, language, t: words(language) };
  return {
    lead: say.t("rules.lead", { players: squadSize(settings) }),
    sections: [
      squadRules(say, clubs),
      lineUpRules(say),
      pointRules(say),
      transferRules(say),
      priceRules(say),
      finalRules(say, timeZone),
      { title: say.t("rules.table.title"), texts: [say.t("rules.table.ties"), say.t("rules.table.fair")] },
    ],
  };
}

function squadRules({ settings, language, t }: Say, clubs: number): RuleSection {
  const { shape, clubLimits } = settings;
  const { format } = language;
  const groups = [
    t("rules.guards", { count: shape.guard }),
    t("rules.forwards", { count: shape.forward }),
    t("rules.centres", { count: shape.centre }),
  ];
  const steps = clubLimits.map(({ clubs: least, players }) =>
    least === 0
      ? t("rules.squad.clubRest", { players: format.number(players) })
      : t("rules.squad.clubStep", { players: format.number(players), clubs: format.number(least) }),
  );
  return {
    title: t("rules.squad.title"),
    texts: [
      t("rules.squad.size", { players: squadSize(settings), shape: format.list(groups) }),
      t("rules.squad.groups"),
      t("rules.squad.budget", { budget: tenths(settings.budget, language) }),
      [
        t("rules.squad.clubs", { limit: clubLimitOf(settings, clubs), clubs }),
        ...(steps.length > 1 ? [t("rules.squad.clubSteps", { steps: steps.join(", ") })] : []),
      ].join(" "),
      t("rules.squad.moved"),
      t("rules.squad.one"),
    ],
  };
}

function lineUpRules({ settings, language, t }: Say): RuleSection {
  const { formations, weightPercent } = settings;
  const { percent } = language.format;
  return {
    title: t("rules.lineUp.title"),
    texts: [
      t("rules.lineUp.formations", {
        formations: formations.map(formationText).join(", "),
      }),
      t("rules.lineUp.weights", { sixth: percent(weightPercent.sixth / 100), bench: percent(weightPercent.bench / 100) }),
      t("rules.lineUp.captain", { captain: weightText(weightPercent.captain, language) }),
      t("rules.lineUp.exchange"),
      t("rules.lineUp.stays"),
    ],
  };
}

/** Word joiners keep its figures on one line. */
function formationText({ guard, forward, centre }: Shape): string {
  return [guard, forward, centre].join("\u2060-\u2060");
}

function pointRules({ settings, language, t }: Say): RuleSection {
  const { index, winBonusPercent, windowSpreadHours } = settings;
  const statistics = language.t("statistics");
  return {
    title: t("rules.points.title"),
    texts: [
      `${t("rules.points.index", { index: statistics(`${index}.long`) })} ${statistics(`${index}.formula`)}`,
      winBonusPercent === 0 ? t("rules.points.noWin") : t("rules.points.win", { percent: language.format.percent(winBonusPercent / 100) }),
      t("rules.points.rounding"),
      `${t("rules.points.window")} ${t("rules.points.spread", { hours: windowSpreadHours })}`,
      t("rules.points.void"),
    ],
  };
}

function transferRules({ settings, t }: Say): RuleSection {
  return {
    title: t("rules.transfers.title"),
    texts: [
      t("rules.transfers.count", { count: settings.transfersPerRound }),
      t("rules.transfers.free"),
      ...windowRules(settings, t),
      t("rules.transfers.playoffs"),
      `${t(settings.lock.transfers === "round" ? "rules.transfers.lockRound" : "rules.transfers.lockGame")} ${t("rules.transfers.lineUp")}`,
      t("rules.transfers.secret"),
    ],
  };
}

/** When any number is free. FAN35 */
function windowRules({ windows }: Say["settings"], t: Say["t"]): string[] {
  return [
    ...(windows.half === "open" ? [t("rules.transfers.windowHalf")] : []),
    ...(windows.playoffs === "open" ? [t("rules.transfers.windowPlayoffs")] : []),
    ...(windows.rounds.length > 0 ? [t("rules.transfers.windowRounds", { rounds: windows.rounds.join(", ") })] : []),
  ];
}

function priceRules({ settings: { price }, language, t }: Say): RuleSection {
  const { newcomer, scalePercent } = price;
  const { percent, decimal } = language.format;
  const opens = decimal(newcomer.ratingThousandths / 1000, newcomer.ratingThousandths % 100 === 0 ? 1 : 3);
  const factor =
    scalePercent === "auto"
      ? t("rules.prices.auto", { mean: tenths(price.openingMean, language) })
      : t("rules.prices.scale", { scale: weightText(scalePercent, language) });
  const learning = t("rules.prices.step", { percent: percent(price.weightPercent / 100) });
  return {
    title: t("rules.prices.title"),
    texts: [
      `${t("rules.prices.opening", { games: price.openingGames, newcomer: opens })} ${factor}`,
      newcomer.games === 0
        ? learning
        : `${learning} ${t("rules.prices.newcomer", { percent: percent(newcomer.weightPercent / 100), games: newcomer.games })}`,
      t("rules.prices.move", {
        step: tenths(price.step, language),
        floor: tenths(price.floor, language),
        ceiling: tenths(price.ceiling, language),
      }),
      t("rules.prices.demand"),
    ],
  };
}

const weekdays = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"] as const;

function finalRules({ settings, t }: Say, timeZone: string): RuleSection {
  const { quietHours, finalNotBefore, protestHoldsDays, closeAfterDays } = settings;
  const quiet = t("rules.final.quiet", {
    hours: quietHours,
    day: t(`rules.final.${weekdays[finalNotBefore.weekday - 1] ?? "d1"}`),
    time: `${String(finalNotBefore.hour).padStart(2, "0")}:00`,
    zone: timeZone.replaceAll("_", " "),
  });
  return {
    title: t("rules.final.title"),
    texts: [
      `${quiet} ${t("rules.final.protest", { days: protestHoldsDays })}`,
      t("rules.final.corrections"),
      t("rules.final.close", { days: closeAfterDays }),
    ],
  };
}

function tenths(value: number, { format }: PageLanguage): string {
  return format.decimal(value / 10);
}

/** `1.5`, and `1.25` where it is no tenth. */
export function weightText(percent: number, { format }: Pick<PageLanguage, "format">): string {
  return format.decimal(percent / 100, percent % 10 === 0 ? 1 : 2);
}
