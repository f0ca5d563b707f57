import { addresses } from "#contract/addresses.ts";
import type { FantasyPlayer, FantasyRound, RankingRow } from "#contract/fantasy.ts";
import type { FantasyOverview } from "#contract/fantasy-queries.ts";
import { squadSize } from "#core/fantasy/fantasy-settings.ts";
import { shownTenths } from "#core/fantasy/points-of-player.ts";
import { teamName } from "../../fantasy/team-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { type FigureTableOf, figureColumn, figuresOf } from "../../sport/figure-table-model.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { type FantasyHead, fantasyParts } from "./fantasy-head-model.ts";
import { type LinkedPlayer, linkedPlayer } from "./linked-player.ts";

type Link = { readonly href: string; readonly text: string };
type Counted = { readonly title: string; readonly rows: readonly (LinkedPlayer & { readonly detail: string; readonly teams: string })[] };

/** The league's tab of its game. FANP1–FANP3 */
export type FantasyOverviewTab = {
  readonly parts: FantasyHead["parts"];
  /** Until when the next round's team may be changed, for whoever reads it by another clock, too; `null`: that is not yet open, or over. */
  readonly deadline: { readonly text: string; readonly at: string } | null;
  /** How the game stands, in whole sentences. */
  readonly says: readonly { readonly text: string; readonly isLive: boolean }[];
  readonly make: Link | null;
  readonly ways: readonly Link[];
  readonly five: { readonly title: string; readonly players: readonly (LinkedPlayer & { readonly points: string })[] } | null;
  readonly changed: readonly Counted[];
  readonly table: {
    readonly title: string;
    readonly more: Link;
    readonly figures: FigureTableOf<"things"> | null;
    readonly empty: string;
  };
  readonly corrections: Link;
};

export function overviewTab(view: FantasyOverview, language: PageLanguage): FantasyOverviewTab {
  const { competition, closed, next } = view;
  const t = language.t("fantasy-pages");
  const { locale } = language;
  const way = (page: "rules" | "players" | "ranking" | "corrections") => addresses.fantasyPage(locale, competition, page);
  return {
    parts: fantasyParts(competition, "home", language),
    deadline: closed || next?.state !== "opened" ? null : deadlineOf(next, language),
    says: saysOf(view, language),
    // Without a round to come a team would never play.
    make:
      closed || next === null
        ? null
        : { href: addresses.ownFantasy(locale, competition.seasonSlug, competition.leagueSlug), text: t("overview.make") },
    ways: [
      { href: way("players"), text: t("overview.market") },
      { href: way("rules"), text: t("overview.rules") },
    ],
    five: fiveOf(view, language),
    changed: closed ? [] : [counted("taken", view, language), counted("dropped", view, language)].filter(({ rows }) => rows.length > 0),
    table: {
      title: t(closed ? "overview.finalTable" : "overview.table"),
      more: { href: way("ranking"), text: t("overview.whole") },
      figures: view.top.length === 0 ? null : tableOf(view, language),
      empty: t("overview.empty"),
    },
    corrections: { href: way("corrections"), text: t("overview.corrections", { count: view.corrections }) },
  };
}

function deadlineOf(round: FantasyRound, language: PageLanguage): NonNullable<FantasyOverviewTab["deadline"]> {
  const text = language.t("fantasy-pages")("overview.deadline", {
    round: fantasyRoundTitle(round, language),
    ...when(round.locksAt, language),
  });
  return { text, at: language.format.machineTime(round.locksAt) };
}

function when(at: number, { format }: PageLanguage): { readonly day: string; readonly time: string } {
  return { day: format.date(at, "day"), time: format.date(at, "time") };
}

function saysOf(view: FantasyOverview, language: PageLanguage): FantasyOverviewTab["says"] {
  const t = language.t("fantasy-pages");
  const { closed, next, underWay, settings, teams, top } = view;
  const says = (text: string) => ({ text, isLive: false });
  const inGame = teams === 0 ? [] : [says(t("overview.inGame", { count: teams }))];
  if (closed) return [says(t("overview.closed")), ...inGame];
  const budget = language.format.decimal(settings.budget / 10);
  const isBefore = next !== null && underWay === null && top.length === 0;
  return [
    ...(isBefore ? [says(t("overview.before", { round: fantasyRoundTitle(next, language) }))] : []),
    ...(underWay === null ? [] : [{ text: standOf(underWay, language), isLive: underWay.state === "live" }]),
    ...(next?.state === "planned"
      ? [says(t("overview.planned", { round: fantasyRoundTitle(next, language), ...when(next.locksAt, language) }))]
      : []),
    ...(next === null ? [says(t("overview.noneToCome"))] : []),
    says(t("overview.lead", { players: squadSize(settings), budget })),
    ...inGame,
  ];
}

/** Where a round that is locked stands on its way to being final. */
function standOf({ state, finalAt, ...named }: FantasyRound, language: PageLanguage): string {
  const t = language.t("fantasy-pages");
  const round = fantasyRoundTitle(named, language);
  if (state === "live" || state === "locked") return t(`overview.${state}`, { round });
  return finalAt === null ? t("overview.waiting", { round }) : t("overview.provisional", { round, ...when(finalAt, language) });
}

function fiveOf({ bestFive, competition }: FantasyOverview, language: PageLanguage): FantasyOverviewTab["five"] {
  if (bestFive === null || bestFive.players.length === 0) return null;
  const t = language.t("fantasy-pages");
  return {
    title: t("overview.five", { round: fantasyRoundTitle(bestFive.round, language) }),
    players: bestFive.players.map((player) => ({
      ...linkedPlayer(player, competition, language),
      points: language.format.decimal(shownTenths(player.points) / 10),
    })),
  };
}

function counted(which: "taken" | "dropped", view: FantasyOverview, language: PageLanguage): Counted {
  const t = language.t("fantasy-pages");
  const row = (player: FantasyPlayer & { readonly teams: number }) => {
    const price = t("overview.price", { price: language.format.decimal(player.price / 10) });
    return {
      ...linkedPlayer(player, view.competition, language),
      detail: `${player.team.code}, ${price}`,
      teams: t("teams", { count: player.teams }),
    };
  };
  return { title: t(`overview.${which}`), rows: view[which].map(row) };
}

function tableOf({ top, competition }: FantasyOverview, language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("fantasy-pages");
  const { format, locale } = language;
  const tenths = (value: number | null) => ({ text: value === null ? "–" : format.decimal(value / 10), value });
  const total = t("overview.points");
  return {
    caption: t("overview.tableCaption"),
    head: t("overview.team"),
    ...figuresOf(top, {
      columns: [
        figureColumn("round", { short: t("overview.round"), long: t("overview.roundLong") }, (row: RankingRow) => tenths(row.lastRound)),
        figureColumn("points", { short: total, long: total }, (row: RankingRow) => ({ ...tenths(row.points), strong: true })),
      ],
      row: ({ team, place, isOfLeague }) => ({
        key: String(team.number),
        head: {
          lead: format.number(place),
          text: teamName(team, language),
          href: addresses.fantasyTeam(locale, competition, team.number),
          ...(isOfLeague ? { detail: language.t("fantasy-tables")("mark.text") } : {}),
        },
      }),
    }),
  };
}
