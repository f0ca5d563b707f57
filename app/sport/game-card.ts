import { addresses } from "#contract/addresses.ts";
import type { AwayLink } from "../ui/away-links.tsx";
import type { PageLanguage } from "../i18n/page-language.ts";
import { roundTitle } from "./round-title.ts";
import { dayOf, sayDay } from "./game-day.ts";
import { lastLineText } from "./play-state.ts";
import { isTimeToFollow, momentOf, phaseOf, shownStatus, type GamePhase, type ShownStatus } from "./game-phase.ts";
import type { GameSummary } from "#contract/game-summary.ts";

export type CardSide = {
  /** Key of the page's club marks. */
  readonly club: string;
  /** `null` where there is no result to show. */
  readonly points: number | null;
  readonly record: string | null;
  readonly won: boolean;
};

/** A game in a list, with its moment already written in the page's language. */
export type GameCard = {
  readonly gameId: string;
  readonly href: string;
  readonly phase: GamePhase;
  readonly status: ShownStatus;
  readonly overtimes: number;
  readonly round: string;
  /** The day it falls on in the league's time zone, for grouping; `null` while undecided. */
  readonly dayKey: string | null;
  readonly day: string | null;
  /** `null` beside a day: it is to follow, or nobody wrote it down. SCHED23 */
  readonly time: string | null;
  /** Of a day alone, as long as the game is ahead: that its time is to follow, in words. SCHED23 */
  readonly open?: string;
  /** A moment, or the day alone. */
  readonly machineTime: string | null;
  /** The hall, and its page. HALLS2 */
  readonly venue: { readonly text: string; readonly href: string } | null;
  /** Where it stands, as the page was made; `null` unless it is being played. MOVE10 */
  readonly running: { readonly text: string; readonly ruleProfile: string } | null;
  readonly home: CardSide;
  readonly away: CardSide;
  /** Who shows it and where its tickets are sold, in lists that lead there. OUT2 */
  readonly outlets: readonly AwayLink[];
};

/** `dayStyle`: with the year where the page around the card names no season. PAGE30 */
export function gameCard(game: GameSummary, language: PageLanguage, dayStyle: "day" | "dayYear" = "day"): GameCard {
  const { format, locale } = language;
  const phase = phaseOf(game.status);
  const moment = momentOf(game);
  const dayKey = dayOf(game, language);
  return {
    gameId: game.gameId,
    href: addresses.game(locale, game.ref),
    phase,
    status: shownStatus(game),
    overtimes: game.overtimes,
    round: roundTitle(game.round, language),
    dayKey,
    day: unbroken(sayDay(game, dayStyle, language)),
    time: moment === null ? null : format.date(moment, "time"),
    ...(isTimeToFollow({ phase, day: dayKey, time: moment }) && { open: language.t("shell")("gameCard.timeUndecided") }),
    machineTime: moment === null ? dayKey : format.machineTime(moment),
    venue: game.venue && { text: language.name(game.venue.name), href: addresses.hall(locale, game.venue.slug) },
    running: game.lastLine && { text: lastLineText(game.lastLine, language), ruleProfile: game.lastLine.ruleProfile },
    home: cardSide(game.home, game.away.points, phase, language),
    away: cardSide(game.away, game.home.points, phase, language),
    outlets: [],
  };
}

/** A day is one word in a narrow column; its year alone may stand below it. LOOK31 */
function unbroken(day: string | null): string | null {
  return day === null ? null : day.replace(/ (?!\d{4})/g, "\u00a0");
}

function cardSide(side: GameSummary["home"], against: number | null, phase: GamePhase, { format }: PageLanguage): CardSide {
  const counts = phase === "live" || phase === "over";
  return {
    club: side.clubSlug,
    points: counts ? side.points : null,
    record: side.record && format.record(side.record.wins, side.record.losses),
    won: phase === "over" && side.points !== null && against !== null && side.points > against,
  };
}
