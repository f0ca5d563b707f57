import { addresses } from "#contract/addresses.ts";
import { figureColumn, type FigureRow, type FigureTableOf, wordColumn } from "../../sport/figure-table-model.ts";
import { clubHead } from "../clubs/club-head.ts";
import { dayOf, sayDay } from "../../sport/game-day.ts";
import { momentOf, phaseOf, shownStatus } from "../../sport/game-phase.ts";
import { runningGame } from "../../sport/running-game.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { roundTitle } from "../../sport/round-title.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** All games of a team as rows, as its season goes, with where it stood after each. */
export function teamGamesTable(
  games: readonly GameSummary[],
  clubSlug: string,
  team: string,
  language: PageLanguage,
): FigureTableOf<"things"> {
  const t = language.t("clubs");
  const record = { wins: 0, losses: 0 };
  return {
    caption: t("games.caption", { team }),
    head: t("columns.opponent"),
    columns: [
      wordColumn("date", t("columns.date")),
      wordColumn("court", t("columns.court")),
      wordColumn("score", t("columns.score")),
      figureColumn("difference", clubHead("difference", language)),
      figureColumn("record", clubHead("running", language), { sort: "descending" }),
    ],
    rows: games.map((game, place) => gameRow(game, place, clubSlug, record, language)),
  };
}

type Tally = { wins: number; losses: number };

/** Adds the game to the record on its way. */
function gameRow(game: GameSummary, place: number, clubSlug: string, record: Tally, language: PageLanguage): FigureRow {
  const t = language.t("clubs");
  const { format } = language;
  const isHome = game.home.clubSlug === clubSlug;
  const [own, other] = isHome ? [game.home, game.away] : [game.away, game.home];
  const margin = marginOf(game, own.points, other.points);
  if (margin !== null && margin > 0) record.wins++;
  if (margin !== null && margin < 0) record.losses++;
  const day = dayOf(game, language);
  const points = { home: game.home.points, away: game.away.points };
  const running = runningGame({ ...game, points }, !isHome, language);
  return {
    key: addresses.game(language.locale, game.ref),
    head: {
      club: other.clubSlug,
      text: language.name(other.name),
      href: addresses.team(language.locale, game.ref.seasonSlug, game.ref.leagueSlug, other.teamSlug),
      notes: [roundTitle(game.round, language)],
    },
    cells: [
      {
        text: sayDay(game, "day", language) ?? language.t("shell")("gameCard.dateUndecided"),
        // The games come in the order of time.
        value: place + (day === null ? 1e15 : 0),
        quiet: true,
      },
      { text: t(isHome ? "court.home" : "court.away"), quiet: true },
      {
        text: scoreText(game, own.points, other.points, language),
        href: addresses.game(language.locale, game.ref),
        value: margin,
        strong: margin !== null && margin > 0,
        ...(running && { running }),
      },
      margin === null ? null : { text: format.signed(margin), value: margin },
      margin === null ? null : { text: format.record(record.wins, record.losses), value: record.wins - record.losses },
    ],
  };
}

/** `null` where the game is not over, or counts for nobody. */
function marginOf({ status }: GameSummary, own: number | null, other: number | null): number | null {
  return phaseOf(status) === "over" && own !== null && other !== null ? own - other : null;
}

/** The own points first, whoever was at home; without any, what is to be said of the game. */
function scoreText(game: GameSummary, own: number | null, other: number | null, language: PageLanguage): string {
  const { t, format } = language;
  const phase = phaseOf(game.status);
  const status = shownStatus(game);
  if ((phase === "over" || phase === "live") && own !== null && other !== null) {
    const score = format.score(own, other);
    return status === "final" ? score : `${score} (${t("shell")(`gameStatus.${status}`)})`;
  }
  const at = momentOf(game);
  if (phase !== "ahead" || status !== "scheduled" || dayOf(game, language) === null) return t("shell")(`gameStatus.${status}`);
  return at === null ? t("shell")("gameCard.timeUndecided") : format.date(at, "time");
}
