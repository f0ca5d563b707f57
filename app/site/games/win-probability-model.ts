import type { GameAnswer } from "#contract/queries.ts";
import { periodLengthMs, periodStartMs, type Period, type PeriodFormat } from "#core/game/period.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { expectedMargin } from "#core/stats/win-probability.ts";
import { type WinMoment, winProbabilityCourse, type WinProbabilityCourse } from "#core/stats/win-probability-course.ts";
import { drawWinProbability } from "../../charts/win-probability-drawing.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { titled } from "../titled.ts";
import type { FlowModel } from "./flow-model.ts";
import type { PartTable } from "./game-parts.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { periodAbbreviation, periodName } from "../../sport/period-name.ts";

/** Drawn as the lead is, and as a table that says what it is worth. */
export type WinProbabilityModel = {
  readonly flow: FlowModel;
  readonly table: PartTable;
  /** By which one chooses between it and the score. */
  readonly words: Readonly<Record<"legend" | "score" | "chances" | "explained", string>>;
};

const swingsShown = 3;
/** Below this nobody would call it a turn. */
const leastSwing = 0.05;
/** Until a game is over nothing is certain: the text never says so. */
const leastSaid = 0.01;

/** `null` where nobody wrote down who scored when, and where the office decided. WINPROB3 WINPROB4 */
export function winProbabilityModel(view: GameAnswer, language: PageLanguage): WinProbabilityModel | null {
  const { flow, summary, earlier, award, ruleProfile } = view;
  const rules = ruleSetOf(ruleProfile);
  const isRunning = phaseOf(summary.status) === "live";
  if (!flow || !rules || award !== null) return null;
  const course = winProbabilityCourse(flow, rules.format, expectedMargin(earlier.home, earlier.away), !isRunning);
  const drawing = course && drawWinProbability(course, flow, isRunning, (share) => language.format.percent(share));
  if (!course || !drawing) return null;
  const t = language.t("game-details");
  const names = { home: language.name(summary.home.name), away: language.name(summary.away.name) };
  const chances = course.line.map(({ chance }) => chance);
  const title = t("winProbability.title");
  return {
    words: {
      legend: t("course.legend"),
      score: t("course.score"),
      chances: t("course.chances"),
      explained: t("course.explained"),
    },
    flow: {
      title,
      empty: "",
      chart: {
        drawing,
        alternative: t("winProbability.alternative", {
          ...names,
          before: said(course.before.chance, language),
          least: said(Math.min(...chances), language),
          most: said(Math.max(...chances), language),
        }),
        periods: flow.periods.map(({ period }) => ({
          long: periodName(language.t("shell"), period),
          short: periodAbbreviation(language.t("shell"), period),
        })),
      },
      counts: [],
      pairs: [pairOf(t("winProbability.before"), course.before, language), ...pairNow(course, isRunning, language)],
    },
    table: {
      kind: "table",
      title: t("winProbability.table"),
      caption: titled(t("winProbability.table"), pairingText(language.locale, names.home, names.away), language),
      columns: [
        { text: t("winProbability.moment"), isText: true },
        { text: t("meetings.score") },
        { text: summary.home.code, long: names.home },
        { text: summary.away.code, long: names.away },
      ],
      rows: rowsOf(course, rules.format, isRunning, names, language),
      note: t("winProbability.explained"),
    },
  };
}

function pairOf(name: string, { chance }: WinMoment, language: PageLanguage): FlowModel["pairs"][number] {
  return { name, home: said(chance, language), away: said(1 - chance, language) };
}

/** Where a game stands; of one that is over its half-time says more. */
function pairNow({ line, periods }: WinProbabilityCourse, isRunning: boolean, language: PageLanguage): FlowModel["pairs"] {
  const t = language.t("game-details");
  const [now, half] = [line.at(-1), periods.find(({ period }) => period.kind === "regular" && period.number === 2)];
  if (isRunning && now) return [pairOf(t("winProbability.now"), now, language)];
  return half ? [pairOf(t("winProbability.half"), half, language)] : [];
}

type Row = PartTable["rows"][number];

/** In the order of time: ends of periods, and between them the baskets that turned it most. */
function rowsOf(
  course: WinProbabilityCourse,
  format: PeriodFormat,
  isRunning: boolean,
  names: { readonly home: string; readonly away: string },
  language: PageLanguage,
): readonly Row[] {
  const t = language.t("game-details");
  const row = (name: string, moment: WinMoment, isOver: boolean, mark?: string): Row & { readonly at: number } => ({
    at: moment.elapsedMs,
    key: `${name} ${moment.home}:${moment.away}`,
    ...(mark !== undefined && { mark }),
    cells: [
      { text: name },
      { text: language.format.score(moment.home, moment.away) },
      { text: isOver ? language.format.percent(moment.chance) : said(moment.chance, language), isStrong: true },
      { text: isOver ? language.format.percent(1 - moment.chance) : said(1 - moment.chance, language) },
    ],
  });
  const [end, now] = [course.periods.at(-1), course.line.at(-1)];
  const periods = course.periods.map((moment) =>
    moment === end && !isRunning
      ? row(t("winProbability.end"), moment, true)
      : row(t("winProbability.after", { period: periodAbbreviation(language.t("shell"), moment.period) }), moment, false),
  );
  const swings = course.swings
    .filter(({ change }) => Math.abs(change) >= leastSwing)
    .slice(0, swingsShown)
    .map((swing) => {
      const team = swing.change > 0 ? names.home : names.away;
      const change = language.format.percent(Math.abs(swing.change));
      return row(clockText(swing, swing.period, format, language), swing, false, t("winProbability.swing", { team, change }));
    });
  return [
    row(t("winProbability.before"), course.before, false),
    ...[...swings, ...periods].toSorted((one, other) => one.at - other.at),
    ...(isRunning && now ? [row(t("winProbability.now"), now, false)] : []),
  ].map(({ at: _, ...shown }) => shown);
}

/** "Q4 1:23", as the game clock showed it. */
function clockText({ elapsedMs }: WinMoment, period: Period, format: PeriodFormat, language: PageLanguage): string {
  const leftMs = periodStartMs(period, format) + periodLengthMs(period, format) - elapsedMs;
  return `${periodAbbreviation(language.t("shell"), period)} ${language.format.clock(leftMs)}`;
}

function said(chance: number, { format }: PageLanguage): string {
  return format.percent(Math.min(Math.max(chance, leastSaid), 1 - leastSaid));
}
