import type { GameAnswer } from "#contract/queries.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import { decidingFacts, type DecidingFact } from "#core/stats/deciding-facts.ts";
import { leadingStatistics } from "#core/stats/statistic-sets.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { bothSides } from "./both-sides.ts";
import { playerText } from "./game-people.ts";
import type { GamePart, PartFigures, PartTable } from "./game-parts.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { periodName } from "../../sport/period-name.ts";

const factsShown = 4;
const enDash = "\u2013";

/** What decided a game that was played out, and who did most in it. */
export function decidedParts(view: GameAnswer, language: PageLanguage): readonly GamePart[] {
  const { box, flow, summary, award } = view;
  if (box === null) return [];
  const isOver = phaseOf(summary.status) === "over" && award === null;
  // The changes of lead stand under the curve already.
  const facts = isOver && flow !== null ? decidingFacts(box, flow, factsShown).filter(isOwnFact) : [];
  const title = language.t("game-details")("decided.title");
  const decided: PartFigures = { kind: "figures", title, figures: facts.map((fact) => said(fact, view, language)) };
  return [...(facts.length > 0 ? [decided] : []), bestPerformers(view, box, language)];
}

type OwnFact = Exclude<DecidingFact, { readonly kind: "leadChanges" }>;

function isOwnFact(fact: DecidingFact): fact is OwnFact {
  return fact.kind !== "leadChanges";
}

function said(fact: OwnFact, { summary }: GameAnswer, language: PageLanguage): PartFigures["figures"][number] {
  const t = language.t("game-details");
  const { side } = fact;
  const team = language.name(summary[side].name);
  const period = "period" in fact ? periodName(language.t("shell"), fact.period) : "";
  switch (fact.kind) {
    case "overtime":
      return { figure: score(fact, language), text: t("decided.overtime", { team }), side };
    case "lastMinutes":
      return { figure: score(fact, language), text: t("decided.lastMinutes", { team, before: score(fact.before, language) }), side };
    case "comeback":
      return { figure: language.format.signed(-fact.points), text: t("decided.comeback", { team }), side };
    case "neverBehind":
      return { figure: language.format.minutes(fact.secondsLeading), text: t("decided.neverBehind", { team }), side };
    case "period":
      return { figure: score(fact, language), text: t("decided.period", { period, team }), side };
    case "run":
      return { figure: `${fact.points}${enDash}0`, text: t("decided.run", { period, team }), side };
    case "bench":
      return { figure: score(fact, language), text: t("decided.bench", { team }), side };
  }
}

function score({ own, other }: { readonly own: number; readonly other: number }, { format }: PageLanguage): string {
  return format.score(own, other);
}

type Performance = (typeof leadingStatistics)[number];

/** The first of each team in four figures; a figure that was not recorded has no row. */
function bestPerformers(view: GameAnswer, box: NonNullable<GameAnswer["box"]>, language: PageLanguage): PartTable {
  const t = language.t("game-details");
  const own = language.t("game");
  const names = { home: language.name(view.summary.home.name), away: language.name(view.summary.away.name) };
  const rows = leadingStatistics.flatMap((key) => {
    const best = bothSides.map((side) => bestOf(box.teams[side].players, key));
    if (best.some((found) => found === null)) return [];
    const cells = best.flatMap((found) => {
      if (found === null) return [];
      const { text, ...link } = playerText(view, found.line, language);
      return [{ ...link, text: `${text} ${language.format.number(found.value)}` }];
    });
    return [{ key, cells: [{ text: own(`statistics.${key}.long`) }, ...cells] }];
  });
  return {
    kind: "table",
    title: t("best.title"),
    caption: t("best.caption", names),
    columns: [
      { text: t("best.statistic"), isText: true },
      ...bothSides.map((side) => ({ text: view.summary[side].code, long: names[side], isText: true as const })),
    ],
    rows,
    note: null,
  };
}

/** Of equals the one with the higher index, then the one who stands first. */
function bestOf(players: readonly PlayerLine[], key: Performance): { readonly line: PlayerLine; readonly value: number } | null {
  const known = players.flatMap((line) => {
    const value = performanceOf(line, key);
    return line.played && value !== null ? [{ line, value }] : [];
  });
  const [best] = known.toSorted(
    (one, other) => other.value - one.value || (other.line.performanceIndexRating ?? 0) - (one.line.performanceIndexRating ?? 0),
  );
  return best ?? null;
}

export function performanceOf(line: PlayerLine, key: Performance): number | null {
  if (key !== "rebounds") return line[key];
  const { offensiveRebounds, defensiveRebounds } = line;
  return offensiveRebounds === null || defensiveRebounds === null ? null : offensiveRebounds + defensiveRebounds;
}
