import { useLocale } from "../i18n/language-provider.tsx";
import { pairingText } from "../i18n/pairing-text.ts";
import { markOf, type ClubMarks } from "./club-mark.ts";
import type { GameCard } from "./game-card.ts";
import { Spoiler } from "./spoiler.tsx";

/** On a game in a list. It stands beside the link around the game: a button within a link is none. */
export function CardSpoiler({ game: { href, home, away }, clubs }: { game: GameCard; clubs: ClubMarks }) {
  const locale = useLocale();
  if (home.points === null) return null;
  return <Spoiler address={href} teams={pairingText(locale, markOf(clubs, home.club).name, markOf(clubs, away.club).name)} />;
}
