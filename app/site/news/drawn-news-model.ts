import type { NewsDrawing } from "#contract/editorial-queries.ts";
import { addresses } from "#contract/addresses.ts";
import { shirtInk, sideColors, type SideColors } from "../../charts/side-colors.ts";
import { pointsReboundsAssists } from "#core/stats/statistic-sets.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { scoreSign } from "../../i18n/score-text.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import { gameCard } from "../../sport/game-card.ts";
import { clubMark, refMark } from "../../sport/make-club-marks.ts";
import type { AlbumLine } from "#contract/media-queries.ts";

type Shirt = { readonly club: ClubMark; readonly number: string; readonly ink: string };

/** A picture made of what a piece of news is about, ready to be drawn. LOOK2 */
export type DrawnNews = { readonly colors: SideColors } & (
  | {
      readonly kind: "game";
      /** By which its score is hidden from those who wish. */
      readonly game: string;
      readonly home: ClubMark;
      readonly away: ClubMark;
      readonly score: {
        readonly home: string;
        readonly away: string;
        readonly sign: string;
        readonly trailing: "home" | "away" | null;
      } | null;
      readonly round: string;
      readonly when: string | null;
      readonly scorer: Shirt | null;
    }
  | { readonly kind: "player"; readonly shirt: Shirt; readonly figures: readonly { readonly value: string; readonly of: string }[] }
);

/** Of a game its score once it is over, and before that its moment; of whom an award names the shirt and three figures. LOOK36 */
export function drawnNews(drawn: NewsDrawing, language: PageLanguage): DrawnNews {
  return drawn.kind === "game" ? drawnGame(drawn, language) : drawnPlayer(drawn, language);
}

function drawnGame({ game, scorer }: Extract<NewsDrawing, { kind: "game" }>, language: PageLanguage): DrawnNews {
  const card = gameCard(game, language);
  const { home, away } = card;
  const isOver = card.phase === "over" && home.points !== null && away.points !== null;
  return {
    kind: "game",
    game: addresses.game(language.locale, game.ref),
    colors: sideColors(game.home, game.away),
    home: clubMark(game.home, language),
    away: clubMark(game.away, language),
    score: isOver
      ? {
          home: `${home.points}`,
          away: `${away.points}`,
          sign: scoreSign(language.locale),
          trailing: home.won ? "away" : away.won ? "home" : null,
        }
      : null,
    round: card.round,
    when: isOver || card.phase === "off" ? null : card.time,
    scorer:
      isOver && scorer ? { club: clubMark(game[scorer.side], language), number: scorer.shirt, ink: shirtInk(game[scorer.side]) } : null,
  };
}

/** An album without pictures shows its game, or its club's crest. LOOK36 */
export function drawnAlbum({ game, club }: Pick<AlbumLine, "game" | "club">, language: PageLanguage): DrawnNews | null {
  if (game) return drawnGame({ kind: "game", game, scorer: null }, language);
  return (
    club && { kind: "player", colors: sideColors(club, club), shirt: { club: refMark(club, language), number: "", ink: "" }, figures: [] }
  );
}

function drawnPlayer({ team, shirt, figures, isAverage }: Extract<NewsDrawing, { kind: "player" }>, language: PageLanguage): DrawnNews {
  const t = language.t("game");
  const written = isAverage ? language.format.decimal : language.format.number;
  return {
    kind: "player",
    colors: sideColors(team, team),
    shirt: { club: clubMark(team, language), number: shirt, ink: shirtInk(team) },
    figures: pointsReboundsAssists.flatMap((key) => {
      const value = figures[key];
      return value === null ? [] : [{ value: written(value), of: t(`statistics.${key}.short`) }];
    }),
  };
}

/** The crests that drawings of these pieces refer to. */
export function drawnCrests(news: readonly { readonly drawn: DrawnNews | null }[]): readonly ClubMark[] {
  return news.flatMap(({ drawn }) => (drawn === null ? [] : drawn.kind === "game" ? [drawn.home, drawn.away] : [drawn.shirt.club]));
}
