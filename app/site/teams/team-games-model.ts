import { addresses } from "#contract/addresses.ts";
import { type FigureCell, figureColumn, figuresOf, type FigureTableOf, wordColumn } from "../../sport/figure-table-model.ts";
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
  return {
    caption: t("games.caption", { team }),
    head: t("columns.opponent"),
    ...figuresOf(linesOf(games, clubSlug), {
      columns: [
        wordColumn("date", t("columns.date"), ({ game, place }) => ({
          text: sayDay(game, "day", language) ?? language.t("shell")("gameCard.dateUndecided"),
          // The games come in the order of time.
          value: place + (dayOf(game, language) === null ? 1e15 : 0),
          quiet: true,
        })),
        wordColumn("court", t("columns.court"), ({ isHome }) => ({ text: t(isHome ? "court.home" : "court.away"), quiet: true })),
        wordColumn("score", t("columns.score"), (line) => scoreCell(line, language)),
        figureColumn("difference", clubHead("difference", language), ({ margin }) =>
          margin === null ? null : { text: language.format.signed(margin), value: margin },
        ),
        figureColumn("record", clubHead("running", language), ({ margin, wins, losses }) =>
          margin === null ? null : { text: language.format.record(wins, losses), value: wins - losses },
        ),
      ],
      row: ({ game, other }) => ({
        key: addresses.game(language.locale, game.ref),
        head: {
          club: other.clubSlug,
          text: language.name(other.name),
          href: addresses.team(language.locale, game.ref.seasonSlug, game.ref.leagueSlug, other.teamSlug),
          notes: [roundTitle(game.round, language)],
        },
      }),
    }),
  };
}

/** A game from the team's side, with where it stood after it. */
type GameOfTeam = {
  readonly game: GameSummary;
  readonly place: number;
  readonly isHome: boolean;
  readonly own: GameSummary["home"];
  readonly other: GameSummary["home"];
  readonly margin: number | null;
  readonly wins: number;
  readonly losses: number;
};

function linesOf(games: readonly GameSummary[], clubSlug: string): GameOfTeam[] {
  const record = { wins: 0, losses: 0 };
  return games.map((game, place) => {
    const isHome = game.home.clubSlug === clubSlug;
    const [own, other] = isHome ? [game.home, game.away] : [game.away, game.home];
    const margin = marginOf(game, own.points, other.points);
    if (margin !== null && margin > 0) record.wins++;
    if (margin !== null && margin < 0) record.losses++;
    return { game, place, isHome, own, other, margin, ...record };
  });
}

function scoreCell({ game, isHome, own, other, margin }: GameOfTeam, language: PageLanguage): FigureCell {
  const running = runningGame({ ...game, points: { home: game.home.points, away: game.away.points } }, !isHome, language);
  return {
    text: scoreText(game, own.points, other.points, language),
    href: addresses.game(language.locale, game.ref),
    value: margin,
    strong: margin !== null && margin > 0,
    ...(running && { running }),
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
