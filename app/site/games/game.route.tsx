import { unsealed } from "../../ui/sealed-data.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/game.route";
import { GameView } from "./game-view.tsx";
import { loadGame } from "./load-game.ts";

export const handle = { areas: ["movement"] };

export function loader(args: Route.LoaderArgs) {
  const { season, league, round, game, tab } = args.params;
  return loadGame(args, { seasonSlug: season, leagueSlug: league, roundSlug: round, gameSlug: game }, tab);
}

export default function Game({ loaderData }: Route.ComponentProps) {
  return <GameView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
