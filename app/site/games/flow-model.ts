import type { GameAnswer } from "#contract/queries.ts";
import type { TeamTotals } from "#core/stats/box-score.ts";
import { drawFlow, type FlowDrawing } from "../../charts/flow-drawing.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { periodAbbreviation, periodName } from "../../sport/period-name.ts";

/** How the lead went, drawn, and what it comes to in figures. */
export type FlowModel = {
  readonly title: string;
  /** `null`: it was not recorded, which `empty` says. */
  readonly chart: {
    readonly drawing: FlowDrawing;
    readonly alternative: string;
    readonly periods: readonly { readonly long: string; readonly short: string }[];
  } | null;
  readonly empty: string;
  /** Of the game, then of each side. */
  readonly counts: readonly { readonly name: string; readonly figure: string }[];
  readonly pairs: readonly { readonly name: string; readonly home: string; readonly away: string }[];
};

export function flowModel({ flow, summary }: GameAnswer, home: TeamTotals, away: TeamTotals, language: PageLanguage): FlowModel {
  const t = language.t("game");
  const words = language.t("shell");
  const { number, minutes } = language.format;
  const secondsLevel = levelFor(summary, flow, (home.secondsLeading ?? 0) + (away.secondsLeading ?? 0));
  const drawing = flow && drawFlow(flow, phaseOf(summary.status) === "live");
  return {
    title: t("sections.gameFlow"),
    empty: t("empty.flow"),
    chart: drawing && {
      drawing,
      alternative: t("flow.alternative", {
        home: language.name(summary.home.name),
        away: language.name(summary.away.name),
        homeLead: number(home.biggestLead),
        awayLead: number(away.biggestLead),
        leadChanges: home.leadChanges ?? 0,
        timesLevel: home.timesLevel ?? 0,
      }),
      periods: drawing.periods.map(({ period }) => ({ long: periodName(words, period), short: periodAbbreviation(words, period) })),
    },
    // Of a game known by its box score alone nobody knows how it went. WXR11
    counts:
      home.leadChanges === null
        ? []
        : [
            { name: t("flow.leadChanges"), figure: number(home.leadChanges) },
            { name: t("flow.timesLevel"), figure: number(home.timesLevel) },
            ...(secondsLevel === null ? [] : [{ name: t("flow.timeLevel"), figure: minutes(secondsLevel) }]),
          ],
    pairs:
      home.leadChanges === null
        ? []
        : [
            { name: t("flow.biggestLead"), home: number(home.biggestLead), away: number(away.biggestLead) },
            { name: t("flow.biggestRun"), home: number(home.biggestRun), away: number(away.biggestRun) },
            { name: t("flow.timeLeading"), home: minutes(home.secondsLeading), away: minutes(away.secondsLeading) },
          ],
  };
}

/** How long nobody led. Only what is over has a length; `null` where nobody wrote down who scored when. FLOW5 */
function levelFor({ status }: GameAnswer["summary"], flow: GameAnswer["flow"], secondsLed: number): number | null {
  const endMs = flow?.periods.at(-1)?.endMs;
  if (endMs === undefined || flow?.points.length === 0 || phaseOf(status) !== "over") return null;
  return Math.max(0, Math.round(endMs / 1000) - secondsLed);
}
