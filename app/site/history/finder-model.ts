import { addresses } from "#contract/addresses.ts";
import { type FinderAnswer, mostFound } from "#contract/finder-answer.ts";
import { allFound, finderParameters, type FinderQuestion, finderStatistics, mostConditions } from "#core/stats/history/finder-question.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { allTimeContext, type FigureContext } from "../statistics/figure-context.ts";
import { figureName } from "../statistics/figure-words.ts";
import { addressWith } from "../statistics/statistics-filters-model.ts";
import { dayOf, gameLink, holderOf } from "../statistics/holder.ts";
import type { FigureTableOf, TablePages } from "../../sport/figure-table-model.ts";
import type { PageLink } from "../../ui/page-link.ts";
import { titled } from "../titled.ts";

type Choice = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
};

export type FinderPage = {
  readonly title: string;
  readonly eyebrow: string;
  readonly intro: string;
  readonly back: PageLink;
  readonly clubs: ClubMarks;
  readonly form: {
    readonly action: string;
    readonly subject: readonly Choice[];
    readonly conditionsTitle: string;
    readonly conditions: readonly {
      readonly statistic: Choice;
      readonly bound: Choice;
      readonly value: { readonly name: string; readonly label: string; readonly value: string };
    }[];
    readonly games: readonly Choice[];
    readonly submit: string;
  };
  readonly examples: { readonly title: string; readonly links: readonly PageLink[] };
  /** `null` before anything was asked. */
  readonly found: {
    readonly title: string;
    readonly table: FigureTableOf<"holders">;
    readonly empty: string;
    readonly note: string;
  } | null;
};

const none: FinderQuestion = {
  of: "player",
  find: "games",
  conditions: [],
  result: null,
  side: null,
  phase: null,
  since: null,
  after: null,
};

export function finderPath(question: FinderQuestion, { locale }: Pick<PageLanguage, "locale">): string {
  return addressWith(addresses.finder(locale), finderParameters(question));
}

export function finderPage(question: FinderQuestion, answer: FinderAnswer, language: PageLanguage): FinderPage {
  const t = language.t("leaders");
  const context = allTimeContext(language);
  const table = answer.lines && foundTable(question, answer, context);
  return {
    title: t("finder.title"),
    eyebrow: t("eyebrow"),
    intro: t("finder.intro"),
    back: { text: t("title"), href: addresses.bestPlayersOfAllTime(language.locale) },
    clubs: clubMarks([...context.named.values()], language),
    form: finderForm(question, answer, language),
    examples: { title: t("finder.examples"), links: examples(language) },
    found: table && {
      title: t(`finder.found.${question.find}`),
      table,
      empty: t("finder.nothing"),
      note: [
        t(`finder.note.${question.find}`),
        ...(table.pages === null ? [] : [t("finder.most", { most: language.format.number(mostFound) })]),
      ].join(" "),
    },
  };
}

function finderForm(question: FinderQuestion, { seasons }: FinderAnswer, language: PageLanguage): FinderPage["form"] {
  const t = language.t("leaders");
  const choice = (name: string, label: string, value: string | null, options: readonly (readonly [string, string])[]): Choice => ({
    name,
    label,
    value: value ?? "",
    options: options.map(([each, text]) => ({ value: each, text })),
  });
  const statistics = finderStatistics.map((statistic) => [statistic, figureName(statistic, language).long] as const);
  return {
    action: addresses.finder(language.locale),
    subject: [
      choice("of", t("finder.of"), question.of, [
        ["player", t("holders.player")],
        ["team", t("holders.team")],
      ]),
      choice("find", t("finder.find"), question.find, [
        ["games", t("finder.finds.games")],
        ["streaks", t("finder.finds.streaks")],
      ]),
    ],
    conditionsTitle: t("finder.conditions"),
    conditions: Array.from({ length: mostConditions }, (_, place) => {
      const set = question.conditions[place];
      const number = language.format.number(place + 1);
      return {
        statistic: choice(`s${place + 1}`, t("finder.statistic", { number }), set?.statistic ?? null, [["", "–"], ...statistics]),
        bound: choice(`b${place + 1}`, t("finder.bound", { number }), set?.bound ?? "least", [
          ["least", t("finder.bounds.least")],
          ["most", t("finder.bounds.most")],
        ]),
        value: { name: `n${place + 1}`, label: t("finder.value", { number }), value: set ? String(set.value) : "" },
      };
    }),
    games: [
      choice("result", t("filters.result"), question.result, [
        ["", t("results.all")],
        ["won", t("results.won")],
        ["lost", t("results.lost")],
      ]),
      choice("side", t("filters.side"), question.side, [
        ["", t("sides.all")],
        ["home", t("sides.home")],
        ["away", t("sides.away")],
      ]),
      choice("phase", t("filters.phase"), question.phase, [
        ["", t("phases.all")],
        ["regular", t("phases.regular")],
        ["playoff", t("phases.playoff")],
      ]),
      choice("since", t("finder.since"), question.since, [
        ["", t("finder.everySeason")],
        ...seasons.map(({ slug, name }) => [slug, name] as const),
      ]),
    ],
    submit: t("finder.submit"),
  };
}

/** What people ask first, each an address of its own. */
function examples(language: PageLanguage): PageLink[] {
  const t = language.t("leaders");
  const link = (text: string, question: Partial<FinderQuestion>) => ({ text, href: finderPath({ ...none, ...question }, language) });
  const least = (statistic: "points" | "rebounds" | "assists", value: number) => ({ statistic, bound: "least", value }) as const;
  return [
    link(t("finder.example.doubleDouble"), { conditions: [least("points", 20), least("rebounds", 10)] }),
    link(t("finder.example.scoring"), { find: "streaks", conditions: [least("points", 10)] }),
    link(t("finder.example.wins"), { of: "team", find: "streaks", result: "won" }),
    link(t("finder.example.hundred"), { of: "team", conditions: [least("points", 100)], side: "away" }),
  ];
}

function foundTable(question: FinderQuestion, { lines, next }: FinderAnswer, context: FigureContext): FigureTableOf<"holders"> {
  const { language } = context;
  const t = language.t("leaders");
  const holder = question.of === "player" ? t("columns.player") : t("columns.team");
  const isStreaks = question.find === "streaks";
  const [first] = lines ?? [];
  const statistics = finderStatistics.filter((statistic) => first && statistic in first.figures);
  const word = (key: string, text: string) => ({ key, short: text, long: text, kind: "text" as const });
  return {
    // Beside its heading the table says whose finds these are: two places of one name cannot be told apart by ear.
    of: "holders",
    caption: titled(t("finder.title"), t(`finder.found.${question.find}`), language),
    head: holder,
    columns: isStreaks
      ? [{ key: "length", short: t("finder.length"), long: t("finder.length") }, word("from", t("finder.from")), word("to", t("finder.to"))]
      : [
          ...statistics.map((statistic) => ({ key: statistic, ...figureName(statistic, language) })),
          word("game", t("columns.game")),
          word("date", t("columns.date")),
        ],
    rows: (lines ?? []).map((line) => ({
      key: `${line.person?.slug ?? line.team.clubSlug} ${gameLink(line.game, language).href} ${gameLink(line.first, language).href}`,
      head: { ...holderOf(line.person, line.team, context), rank: null },
      cells: isStreaks
        ? [
            { text: language.format.number(line.length) },
            { text: dayOf(line.first.playedAt, language), href: gameLink(line.first, language).href },
            { text: dayOf(line.game.playedAt, language), href: gameLink(line.game, language).href },
          ]
        : [
            ...statistics.map((statistic) => ({ text: language.format.number(line.figures[statistic] ?? null) })),
            gameLink(line.game, language),
            { text: dayOf(line.game.playedAt, language), quiet: true },
          ],
    })),
    ...(isStreaks && { sortedBy: "length", sortedDirection: "descending" as const }),
    pages: pagesAfter(question, next, language),
  };
}

/** The ways on, and to all that is found; `null` where one page holds it. FIND2 FIND5 */
function pagesAfter(question: FinderQuestion, next: string | null, language: PageLanguage): TablePages | null {
  const isFirst = question.after === null;
  const isWhole = question.after === allFound;
  if (next === null && (isFirst || isWhole)) return null;
  const t = language.t("leaders");
  const link = (text: "next" | "whole", after: string) => ({
    text: t(`pages.${text}`),
    href: finderPath({ ...question, after }, language),
  });
  return {
    label: t("pages.label"),
    previous: null,
    next: next === null ? null : link("next", next),
    ...(!isWhole && { whole: link("whole", allFound) }),
  };
}
