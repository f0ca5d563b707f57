import { SiteLink } from "../ui/site-link.tsx";
import type { GameCard } from "./game-card.ts";

/** On a game in a list: its hall, which has a page. Beside the link around the game, in the room that it keeps free. HALLS5 */
export function CardVenue({ game: { venue }, className }: { game: GameCard; className: string | undefined }) {
  return (
    venue !== null && (
      <SiteLink className={className} href={venue.href}>
        {venue.text}
      </SiteLink>
    )
  );
}
