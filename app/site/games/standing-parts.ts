import type { GameAnswer } from "#contract/queries.ts";
import type { GamePage } from "./game-model.ts";
import type { PageMeta } from "../page-meta.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import type { TeamStats } from "./team-stats-model.ts";

/**
 * The page as its own document carries it, without what search engines read. Of a game that is over, what `Standing` shows on the first tab stays away. It is
 * two thirds of that page's data, and stands drawn beside it.
 */
export function withoutStanding(page: GamePage & { readonly meta: PageMeta }, { summary }: GameAnswer): unknown {
  const { structured: _, ...meta } = page.meta;
  if (page.teamStats === null || phaseOf(summary.status) !== "over") return { ...page, meta };
  const { played, ...others } = page.teamStats;
  return { ...page, meta, teamStats: { ...others, info: null, played: played && playedWithoutStanding(played) } };
}

function playedWithoutStanding({ shots, chances, ...others }: NonNullable<TeamStats["played"]>) {
  return {
    ...others,
    flow: null,
    factors: null,
    comparison: null,
    sources: null,
    chances: chances && { ...chances, flow: null },
    shots: {
      ...shots,
      courts: shots.courts?.map((court) => ({ ...court, drawing: null })) ?? null,
      choice: shots.choice && { ...shots.choice, players: { ...shots.choice.players, teams: null } },
    },
  };
}
