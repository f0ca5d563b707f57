import { addresses } from "#contract/addresses.ts";
import type { GamePreview, PreviewSide } from "#contract/game-preview.ts";
import type { ClubsHeadToHead } from "#contract/statistics-queries.ts";
import { averagePointsPhrase, meetingsPhrase, meetingStreakPhrase } from "#core/wording/meeting-phrases.ts";
import { streakPhrase } from "#core/wording/streak-phrases.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { bothSides } from "./both-sides.ts";
import type { GamePart, PartLines } from "./game-parts.ts";
import { latestTable } from "./meetings-model.ts";
import type { GameSummary } from "#contract/game-summary.ts";

type Line = PartLines["lines"][number];

/**
 * What is told before a game, from figures alone: how each side has done lately, and what was between the two. Names stand
 * before a colon or by themselves, so no language has to inflect them. AHEAD2
 */
export function previewFacts(
  summary: GameSummary,
  preview: GamePreview,
  between: ClubsHeadToHead | null,
  language: PageLanguage,
): readonly GamePart[] {
  const t = language.t("game-preview");
  const lines = [
    ...bothSides.flatMap((side) => runLine(preview[side], language.name(summary[side].name), language)),
    ...(between === null ? [] : betweenLines(summary, between, language)),
  ];
  return lines.length === 0 ? [] : [{ kind: "lines", title: t("facts"), lines, note: null }];
}

function runLine({ row: { form, streak } }: PreviewSide, name: string, language: PageLanguage): Line[] {
  if (form.length === 0) return [];
  const wins = form.filter((result) => result === "won").length;
  // One game is no run: the last five say it.
  const run = Math.abs(streak) < 2 ? [] : [language.say(streakPhrase(streak > 0 ? "wins" : "losses", Math.abs(streak)))];
  return [{ name, text: [...run, language.t("clubs")("figures.formWins", { wins, count: form.length })].join(", ") }];
}

function betweenLines(summary: GameSummary, between: ClubsHeadToHead, language: PageLanguage): Line[] {
  const t = language.t("game-preview");
  const names = { own: language.name(summary.home.name), opponents: language.name(summary.away.name) };
  const [last] = between.meetings;
  const average = averagePointsPhrase(between.averagePoints);
  const all = [
    language.say(meetingsPhrase(between.all)),
    ...(between.all.games === 0 ? [] : [`${names.own} ${language.format.score(between.all.wins, between.all.losses)} ${names.opponents}`]),
    ...(average === null ? [] : [language.say(average)]),
    ...(between.streak === null ? [] : [language.say(meetingStreakPhrase(between.streak, names))]),
  ].join(". ");
  return [
    { name: language.t("game-details")("headToHead.title"), text: all },
    ...(last ? [lastLine(t("lastMeeting"), last, language)] : []),
  ];
}

function lastLine(name: string, { ref, playedAt, home, away }: ClubsHeadToHead["meetings"][number], language: PageLanguage): Line {
  const day = playedAt === null ? [] : [language.format.date(playedAt, "numeric")];
  const score = home.points === null || away.points === null ? "–" : language.format.score(home.points, away.points);
  const game = `${pairingText(language.locale, language.name(home.name), language.name(away.name))} ${score}`;
  return { name, text: [game, ...day].join(", "), href: addresses.game(language.locale, ref) };
}

/** The last games of each side in this league, newest first. AHEAD2 */
export function latestGames(summary: GameSummary, preview: GamePreview, language: PageLanguage): readonly GamePart[] {
  const t = language.t("game-preview");
  return bothSides.flatMap((side) => {
    const games = preview[side].latest.map((game) => ({ game, hasWon: hasWon(game, summary[side].clubSlug) }));
    return games.length === 0 ? [] : [latestTable(t("latest", { team: language.name(summary[side].name) }), summary, games, language)];
  });
}

/** By the result that counts; `null`: nobody won. */
export function hasWon({ home, away }: GameSummary, clubSlug: string): boolean | null {
  if (home.points === null || away.points === null || home.points === away.points) return null;
  return home.points > away.points === (home.clubSlug === clubSlug);
}
