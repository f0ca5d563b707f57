import { addresses } from "#contract/addresses.ts";
import type { ClubAnswer } from "#contract/club-queries.ts";
import type { ClubsHeadToHead, Meetings, MeetingScorer } from "#contract/statistics-queries.ts";
import { averagePointsPhrase, biggestWinPhrase, meetingStreakPhrase } from "#core/wording/meeting-phrases.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import type { Fact } from "../../sport/fact-list.tsx";
import type { Figure } from "../../sport/figure-row.tsx";
import { figureColumn, figuresOf, type FigureTableOf, wordColumn } from "../../sport/figure-table-model.ts";
import { fullName } from "../../sport/full-name.ts";
import { refMark } from "../../sport/make-club-marks.ts";
import { shortName } from "../../sport/player-name.ts";
import type { RankedListData } from "../../sport/ranked-list.tsx";
import { washOf } from "./club-banner-model.ts";
import { clubHead } from "./club-head.ts";
import type { PlayedGame } from "#contract/game-summary.ts";

/** All that was between two clubs, and the way to the other opponents. */
export type HeadToHeadData = {
  readonly title: string;
  /** Both with what they have won; whoever leads stands out. LOOK19 */
  readonly rivals: readonly { readonly club: string; readonly href: string; readonly wins: string; readonly leads: boolean }[];
  readonly wash: { readonly own: string; readonly opponents: string };
  readonly figures: readonly Figure[];
  readonly sentences: readonly string[];
  readonly biggest: readonly Fact[];
  readonly meetings: FigureTableOf<"things">;
  readonly scorers: { readonly title: string; readonly lists: readonly RankedListData[] };
  readonly all: { readonly title: string; readonly content: FigureTableOf<"things"> };
  readonly back: { readonly text: string; readonly href: string };
};

type Answers = { readonly view: ClubAnswer; readonly opponent: string; readonly meetings: ClubsHeadToHead };

export function headToHead({ view, opponent, meetings }: Answers, language: PageLanguage): HeadToHeadData {
  const t = language.t("clubs");
  const names = { own: language.name(meetings.names.own), opponents: language.name(meetings.names.opponent) };
  const points = averagePointsPhrase(meetings.averagePoints);
  const rival = view.opponents.find(({ slug }) => slug === opponent) ?? view;
  const { wins, losses } = meetings.all;
  return {
    title: pairingText(language.locale, names.own, names.opponents),
    rivals: [
      { club: view.slug, wins, other: losses },
      { club: opponent, wins: losses, other: wins },
    ].map(({ club, wins: won, other }) => ({
      club,
      href: addresses.club(language.locale, club),
      wins: language.format.number(won),
      leads: won > other,
    })),
    wash: { own: washOf(refMark(view, language)), opponents: washOf(refMark(rival, language)) },
    figures: [figure("home", t("opponents.home"), meetings.home, language), figure("away", t("opponents.away"), meetings.away, language)],
    sentences: [language.say(meetingStreakPhrase(meetings.streak, names)), ...(points ? [language.say(points)] : [])],
    biggest: [...biggestFact(names.own, meetings.biggestWins, language), ...biggestFact(names.opponents, meetings.biggestLosses, language)],
    meetings: meetingsTable(meetings, names, view.slug, language),
    scorers: {
      title: t("opponents.scorers"),
      lists: [
        scorerList(names.own, meetings.scorers.own, language),
        scorerList(names.opponents, meetings.scorers.opponents, language),
      ].filter(({ lines }) => lines.length > 0),
    },
    all: { title: t("opponents.title"), content: opponentsTable(view, names.own, opponent, language) },
    back: { text: t("opponents.all"), href: `${addresses.club(language.locale, view.slug)}#head-to-head` },
  };
}

function scorerList(title: string, scorers: readonly MeetingScorer[], language: PageLanguage): RankedListData {
  return {
    title,
    lines: scorers.map(({ person, points }, place) => ({
      key: person.slug,
      rank: `${place + 1}.`,
      name: fullName(person, language),
      href: addresses.player(language.locale, person.slug),
      value: language.format.number(points),
    })),
  };
}

/** Won and lost against everybody ever met. A name leads to the games with that club. */
export function opponentsTable(view: ClubAnswer, club: string, chosen: string | null, language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("clubs");
  const tab = addresses.clubTab(language.locale, view.slug, "ClubOverview");
  return {
    caption: t("opponents.caption", { club }),
    head: t("columns.opponent"),
    ...figuresOf(view.opponents, {
      columns: [
        figureColumn("games", clubHead("games", language), ({ games }) => ({ text: String(games), value: games })),
        figureColumn("wins", clubHead("wins", language), ({ wins, losses }) => ({
          text: String(wins),
          value: wins,
          strong: wins > losses,
        })),
        figureColumn("losses", clubHead("losses", language), ({ wins, losses }) => ({
          text: String(losses),
          value: losses,
          strong: losses > wins,
        })),
        figureColumn("winShare", clubHead("winShare", language), ({ wins, losses }) =>
          wins + losses === 0 ? null : { text: language.format.percent(wins / (wins + losses)), value: wins / (wins + losses) },
        ),
      ],
      row: ({ slug, name }) => ({
        key: slug,
        head: { club: slug, text: language.name(name), href: slug === chosen ? null : `${tab}?opponent=${slug}` },
      }),
    }),
  };
}

function figure(key: string, label: string, { wins, losses }: Meetings, { format }: PageLanguage): Figure {
  return { key, label, value: format.record(wins, losses) };
}

function biggestFact(name: string, games: readonly PlayedGame[], language: PageLanguage): Fact[] {
  const [first] = games;
  if (!first || first.home.points === null || first.away.points === null) return [];
  return [
    {
      key: name,
      figure: language.format.signed(Math.abs(first.home.points - first.away.points)),
      title: language.say(biggestWinPhrase(name)),
      details: games.map((game) => ({ text: gameText(game, language), href: addresses.game(language.locale, game.ref) })),
    },
  ];
}

/** "Avala – Gavran 88:79, 04/12/2025" */
function gameText({ home, away, playedAt }: PlayedGame, language: PageLanguage): string {
  const day = playedAt === null ? "" : `, ${language.format.date(playedAt, "numeric")}`;
  const score = home.points === null || away.points === null ? "–" : language.format.score(home.points, away.points);
  return `${pairingText(language.locale, language.name(home.name), language.name(away.name))} ${score}${day}`;
}

function meetingsTable(
  { meetings }: ClubsHeadToHead,
  names: { readonly own: string; readonly opponents: string },
  slug: string,
  language: PageLanguage,
): FigureTableOf<"things"> {
  const t = language.t("clubs");
  return {
    caption: t("opponents.meetings", { club: names.own, opponent: names.opponents }),
    head: t("columns.date"),
    ...figuresOf(
      meetings.map((meeting) => fromSideOf(slug, meeting)),
      {
        columns: [
          wordColumn("court", t("columns.court"), ({ isHome }) => ({ text: t(isHome ? "court.home" : "court.away"), quiet: true }), {
            wideOnly: true,
          }),
          wordColumn("score", t("columns.score"), ({ own, other, margin }) => ({
            text: own === null || other === null ? "–" : language.format.score(own, other),
            value: margin,
            strong: margin !== null && margin > 0,
          })),
          figureColumn("difference", clubHead("difference", language), ({ margin }) =>
            margin === null ? null : { text: language.format.signed(margin), value: margin },
          ),
          wordColumn("scorer", t("opponents.scorer"), ({ game: { first } }) =>
            first === null
              ? null
              : {
                  text: `${shortName(first.person, language)} ${language.format.number(first.points)}`,
                  value: first.points,
                  href: addresses.player(language.locale, first.person.slug),
                },
          ),
        ],
        row: ({ game: { ref, playedAt }, isHome }) => ({
          key: addresses.game(language.locale, ref),
          head: {
            text: playedAt === null ? language.t("shell")("gameCard.dateUnknown") : language.format.date(playedAt, "numeric"),
            href: addresses.game(language.locale, ref),
            detail: t(isHome ? "court.home" : "court.away"),
          },
        }),
      },
    ),
  };
}

function fromSideOf(clubSlug: string, game: ClubsHeadToHead["meetings"][number]) {
  const isHome = game.home.clubSlug === clubSlug;
  const [own, other] = isHome ? [game.home.points, game.away.points] : [game.away.points, game.home.points];
  return { game, isHome, own, other, margin: own === null || other === null ? null : own - other };
}
