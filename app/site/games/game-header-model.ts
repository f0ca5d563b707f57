import { addresses } from "#contract/addresses.ts";
import { followedKey, type FollowedKey } from "#contract/following.ts";
import { fiba } from "#core/rules/fiba.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { ClockReading } from "#core/rules/rule-set.ts";
import type { GameSeries, GameAnswer } from "#contract/queries.ts";
import { sideColors, type SideColors } from "../../charts/side-colors.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import { clubMark } from "../../sport/make-club-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { outletLinks, outletsInPhase } from "../outlets/outlet-links.ts";
import type { AwayLink } from "../../ui/away-links.tsx";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import { sayWhen } from "../../sport/game-day.ts";
import { isPlain } from "../../sport/game-phase.ts";
import { periodName, periodShort } from "../../sport/period-name.ts";

/** What stands above every tab of a game. */
export type GameHeader = {
  readonly card: GameCard;
  readonly star: FollowedKey;
  /** The moment of the tip-off in full, the day with its time to follow, or that both are undecided. */
  readonly date: string;
  readonly league: { readonly name: string; readonly href: string };
  /** "Game 3 · Best of 5 · Avala leads 2–1"; `null` outside the play-offs. */
  readonly series: string | null;
  readonly home: ClubMark & { readonly href: string };
  readonly away: ClubMark & { readonly href: string };
  readonly colors: SideColors;
  /** What the state means, where a plain result does not say it. */
  readonly notice: string | null;
  /** Where to watch it and where to buy tickets, as long as there is something to see. */
  readonly outlets: readonly AwayLink[];
  /** The room of the fans' vote, as long as that goes on; `null` else. FANVOTE1 */
  readonly vote: string | null;
  /** Points by period; `null` before the first. */
  readonly periods: PeriodTableModel | null;
  /** Where a running game stands, from its last recorded play. */
  readonly now: { readonly period: string; readonly clock: string } | null;
  /** How its clock is read, by its rules. */
  readonly clockReading: ClockReading;
};

export type PeriodTableModel = {
  readonly caption: string;
  readonly team: string;
  readonly total: { readonly short: string; readonly long: string };
  readonly periods: readonly { readonly short: string; readonly long: string; readonly home: number; readonly away: number }[];
};

export function gameHeader(view: GameAnswer, language: PageLanguage): GameHeader {
  const { summary, plays } = view;
  const card = gameCard(summary, language);
  const last = card.phase === "live" ? plays.at(-1) : undefined;
  const { seasonSlug, leagueSlug } = summary.ref;
  const words = language.t("shell");
  const team = (side: "home" | "away") => ({
    ...clubMark(summary[side], language),
    href: addresses.team(language.locale, seasonSlug, leagueSlug, summary[side].teamSlug),
  });
  const undated = card.phase === "ahead" || card.phase === "off" ? words("gameCard.dateUndecided") : words("gameCard.dateUnknown");
  return {
    card,
    star: followedKey("game", card.gameId),
    date: sayWhen(summary, language) ?? undated,
    league: { name: language.name(view.competition.name), href: addresses.league(language.locale, seasonSlug, leagueSlug) },
    series: seriesLine(view, language),
    home: team("home"),
    away: team("away"),
    colors: sideColors(summary.home, summary.away),
    notice: notice(view, card, language),
    outlets: outletLinks(outletsInPhase(view.outlets, card.phase), language),
    vote: view.fanVote?.endedAt === null ? `vote:${card.gameId}:${view.fanVote.closesAt}` : null,
    periods: periodTable(view, language),
    now: last ? { period: periodName(words, last.period), clock: language.format.clock(last.clockMs) } : null,
    clockReading: (ruleSetOf(view.ruleProfile) ?? fiba).clockReading.game,
  };
}

/** How the result came about, or what became of the game, where the state's own word is too short for it. */
function notice({ award, summary }: GameAnswer, card: GameCard, language: PageLanguage): string | null {
  if (isPlain(card.status) || card.phase === "live") return null;
  const t = language.t("game");
  const details = language.t("game-details");
  const state = t(`statusNote.${card.status}`);
  if (!award?.atFault) return state;
  const against =
    award.atFault === "both"
      ? details("report.atFaultBoth")
      : details("report.atFault", { team: language.name(summary[award.atFault].name) });
  return [state, `${against}${award.reason === null ? "" : `: ${award.reason}`}`].join(" ");
}

function periodTable({ periods, summary }: GameAnswer, language: PageLanguage): PeriodTableModel | null {
  if (periods.length === 0 || summary.home.points === null) return null;
  const t = language.t("game");
  const words = language.t("shell");
  return {
    caption: t("header.periodScores"),
    team: t("header.team"),
    total: { short: t("header.total.short"), long: t("header.total.long") },
    periods: periods.map(({ period, home, away }) => ({
      short: periodShort(words, period),
      long: periodName(words, period),
      home,
      away,
    })),
  };
}

function seriesLine({ series, summary }: GameAnswer, language: PageLanguage): string | null {
  const { playoff } = summary.ref;
  if (playoff === null || series === null) return null;
  const t = language.t("playoffs");
  const isAggregate = series.format.kind === "aggregate";
  const number = t(isAggregate ? "games.leg" : "games.number", { number: playoff.game });
  const format = series.format.kind === "aggregate" ? t("formats.aggregate") : t("formats.series", { games: series.format.bestOf });
  return [number, format, ...(series.hasBegun ? [seriesScore(series, summary, language)] : [])].join(" · ");
}

/** As the series stands now, whichever of its games this is. */
function seriesScore({ score, winner, format }: GameSeries, summary: GameAnswer["summary"], { t, name }: PageLanguage): string {
  const words = t("playoffs");
  const { home, away } = score;
  if (format.kind === "aggregate") return words("score.aggregate", { first: home, second: away });
  if (home === away && winner === null) return words("score.level", { wins: home });
  const ahead = winner ?? (home > away ? "home" : "away");
  const given = { team: name(summary[ahead].name), more: Math.max(home, away), fewer: Math.min(home, away) };
  return winner === null ? words("score.leads", given) : words("score.wins", given);
}
