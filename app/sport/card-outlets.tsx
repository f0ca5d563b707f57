import { AwayLinks } from "../ui/away-links.tsx";
import type { GameCard } from "./game-card.ts";

/** On a game in a list: who shows it, where its tickets are. Beside the link around the game, for a link within a link is none. OUT2 */
export function CardOutlets({ game: { outlets }, className }: { game: GameCard; className: string | undefined }) {
  return outlets.length > 0 && <AwayLinks links={outlets} className={className} />;
}
