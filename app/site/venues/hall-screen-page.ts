import type { GameSummary, LocalName } from "#contract/queries.ts";
import { clubMark, type ClubMark } from "../clubs/club-mark.ts";
import { gameCard, type GameCard } from "../games/game-card.ts";
import type { PageLanguage } from "../page-language.ts";

/** What a screen in the hall holds while nothing runs on it: which game it belongs to. */
export type HallScreenPage = {
  readonly place: string | null;
  readonly game: { readonly card: GameCard; readonly home: ClubMark; readonly away: ClubMark; readonly date: string | null } | null;
};

export function hallScreenPage(place: LocalName | null, game: GameSummary | null, language: PageLanguage): HallScreenPage {
  const card = game && gameCard(game, language);
  return {
    place: place && language.name(place),
    game: game &&
      card && {
        card,
        home: clubMark(game.home, language),
        away: clubMark(game.away, language),
        date: game.tipOff === null || card.day === null ? null : language.format.date(game.tipOff, "full"),
      },
  };
}
