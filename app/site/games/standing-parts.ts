import type { GameAnswer } from "#contract/queries.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import type { PageMeta } from "../page-meta.ts";
import type { GamePage } from "./game-model.ts";

/**
 * The page as its own document carries it, without what search engines read. Of a game that is over the first tab stays away, which
 * is most of that page's data and stands drawn beside it; narrowed to a part it comes along, so that the part chosen is scrolled to.
 */
export function withoutStanding(page: GamePage & { readonly meta: PageMeta }, { summary }: GameAnswer, isPart: boolean): unknown {
  const { structured: _, ...meta } = page.meta;
  const stands = !isPart && phaseOf(summary.status) === "over";
  return { ...page, meta, ...(stands && { teamStats: null }) };
}
