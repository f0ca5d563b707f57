import { addresses } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { ClubsHeadToHead, Meetings } from "#contract/statistics-queries.ts";
import { averagePointsPhrase, biggestWinPhrase, meetingsPhrase, meetingStreakPhrase } from "#core/wording/meeting-phrases.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { roundTitle } from "../../sport/round-title.ts";
import type { GamePart, PartTable } from "./game-parts.ts";
import { playedAbout } from "../../sport/game-day.ts";
import { phaseOf, shownStatus } from "../../sport/game-phase.ts";
import type { GameSummary } from "#contract/game-summary.ts";
import type { GameRef, LocalName } from "#contract/refs.ts";

type Meeting = {
  readonly ref: GameRef;
  /** Of the day, whose hour is not told. */
  readonly at: number | null;
  readonly home: { readonly name: LocalName; readonly points: number | null };
  readonly away: { readonly name: LocalName; readonly points: number | null };
  /** What stands for the score of a game without one. */
  readonly state: string;
};

/** The games of the two in this league: the series of the play-offs, else the season's. Nothing where there is but this one. */
export function seasonMeetings({ summary, meetings }: GameAnswer, language: PageLanguage): readonly PartTable[] {
  const { ref } = summary;
  const shown = meetings.filter(
    (other) => ref.playoff === null || (other.ref.roundSlug === ref.roundSlug && other.ref.playoff?.duelSlug === ref.playoff.duelSlug),
  );
  if (shown.length < 2) return [];
  const t = language.t("game-details");
  const title = ref.playoff === null ? t("meetings.season") : t("meetings.series");
  const rows = shown.map((other) => ({ meeting: meetingOf(other, language), round: roundOf(other, language) }));
  const table = meetingTable(title, summary, rows, language);
  return [{ ...table, rows: table.rows.map((row) => (row.key === keyOf(ref) ? { ...row, mark: t("meetings.thisGame") } : row)) }];
}

/** All that two clubs did against each other, from the home team's side. MEET1 */
export function historyParts({ summary }: GameAnswer, between: ClubsHeadToHead | null, language: PageLanguage): readonly GamePart[] {
  const t = language.t("game-details");
  if (between === null || between.all.games === 0) return [{ kind: "empty", text: t("headToHead.empty") }];
  const names = { own: language.name(summary.home.name), opponents: language.name(summary.away.name) };
  const listed = (title: string, games: ClubsHeadToHead["biggestWins"]) =>
    meetingTable(
      title,
      summary,
      games.map((game) => ({ meeting: { ...game, at: game.playedAt, state: "–" }, round: null })),
      language,
    );
  const biggest = [
    { title: language.say(biggestWinPhrase(names.own)), games: between.biggestWins },
    { title: language.say(biggestWinPhrase(names.opponents)), games: between.biggestLosses },
  ];
  const { format } = language;
  return [
    {
      kind: "figures",
      title: t("headToHead.title"),
      figures: [
        { figure: format.number(between.all.wins), text: t("headToHead.wins", { team: names.own }), side: "home" },
        { figure: format.number(between.all.losses), text: t("headToHead.wins", { team: names.opponents }), side: "away" },
      ],
    },
    splitTable(between, summary, names, language),
    ...biggest.filter(({ games }) => games.length > 0).map(({ title, games }) => listed(title, games)),
    { ...listed(t("meetings.title"), between.meetings), note: t("headToHead.counted") },
  ];
}

function splitTable(
  between: ClubsHeadToHead,
  pair: GameSummary,
  names: { readonly own: string; readonly opponents: string },
  language: PageLanguage,
): PartTable {
  const t = language.t("game-details");
  const row = (text: string, { games, wins, losses }: Meetings) => ({
    key: text,
    cells: [{ text }, ...[games, wins, losses].map((count) => ({ text: language.format.number(count) }))],
  });
  const heads = language.t("league");
  const average = averagePointsPhrase(between.averagePoints);
  return {
    kind: "table",
    title: t("headToHead.byCourt"),
    caption: t("meetings.caption", { home: names.own, away: names.opponents }),
    columns: [
      { text: t("headToHead.where"), isText: true },
      { text: heads("standings.heads.played.short"), long: heads("standings.heads.played.long") },
      { text: pair.home.code, long: t("headToHead.wins", { team: names.own }) },
      { text: pair.away.code, long: t("headToHead.wins", { team: names.opponents }) },
    ],
    rows: [
      row(t("headToHead.all"), between.all),
      row(t("headToHead.atHomeOf", { team: names.own }), between.home),
      row(t("headToHead.atHomeOf", { team: names.opponents }), between.away),
    ],
    note: [
      language.say(meetingsPhrase(between.all)),
      average && language.say(average),
      language.say(meetingStreakPhrase(between.streak, names)),
    ]
      .filter((sentence) => sentence !== null)
      .join(". "),
  };
}

/** Games of one team that are over, each with whether it won; `null`: nobody did. AHEAD2 */
export function latestTable(
  title: string,
  pair: GameSummary,
  games: readonly { readonly game: GameSummary; readonly hasWon: boolean | null }[],
  language: PageLanguage,
): PartTable {
  const heads = language.t("league");
  const letter = (hasWon: boolean) => heads(hasWon ? "standings.heads.wins.short" : "standings.heads.losses.short");
  const rows = games.map(({ game, hasWon }) => {
    const said = hasWon === null ? "" : `${letter(hasWon)} `;
    return { meeting: meetingOf(game, language), round: roundOf(game, language), said, isStrong: hasWon === true };
  });
  return meetingTable(title, pair, rows, language);
}

/** `said` stands before the score; without `isStrong` the score is loud. */
type Row = { readonly meeting: Meeting; readonly round: string | null; readonly said?: string; readonly isStrong?: boolean };

function meetingTable(title: string, pair: GameSummary, rows: readonly Row[], language: PageLanguage): PartTable {
  const t = language.t("game-details");
  const names = { home: language.name(pair.home.name), away: language.name(pair.away.name) };
  return {
    kind: "table",
    title,
    caption: `${title}. ${t("meetings.caption", names)}`,
    columns: [{ text: t("meetings.game"), isText: true }, { text: t("meetings.day") }, { text: t("meetings.score") }],
    rows: rows.map(({ meeting, round, said = "", isStrong = true }) => ({
      key: keyOf(meeting.ref),
      cells: [
        {
          text: pairingText(language.locale, language.name(meeting.home.name), language.name(meeting.away.name)),
          href: addresses.game(language.locale, meeting.ref),
        },
        { text: [round, dayOf(meeting, language)].filter((part) => part !== null).join(meeting.at === null ? " · " : ", ") },
        { text: `${said}${scoreOf(meeting, language)}`, ...(isStrong && { isStrong }) },
      ],
    })),
    note: null,
  };
}

function meetingOf(game: GameSummary, language: PageLanguage): Meeting {
  const phase = phaseOf(game.status);
  const hasScore = phase === "over" || phase === "live";
  return {
    ref: game.ref,
    at: game.status === "postponed" ? null : playedAbout(game),
    home: { name: game.home.name, points: hasScore ? game.home.points : null },
    away: { name: game.away.name, points: hasScore ? game.away.points : null },
    state: language.t("shell")(`gameStatus.${shownStatus(game)}`),
  };
}

function scoreOf({ home, away, state }: Meeting, { format }: PageLanguage): string {
  return home.points === null || away.points === null ? state : format.score(home.points, away.points);
}

function dayOf({ at }: Meeting, language: PageLanguage): string {
  return at === null ? language.t("game-details")("meetings.undated") : language.format.date(at, "numeric");
}

/** A game of a series by its number in it, another by its round. */
function roundOf(game: GameSummary, language: PageLanguage): string {
  const { playoff } = game.ref;
  return playoff === null ? roundTitle(game.round, language) : language.t("playoffs")("games.number", { number: playoff.game });
}

function keyOf({ roundSlug, gameSlug, seasonSlug, leagueSlug }: GameRef): string {
  return [seasonSlug, leagueSlug, roundSlug, gameSlug].join("/");
}
