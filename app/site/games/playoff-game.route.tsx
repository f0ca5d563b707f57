import { data } from "react-router";
import { unsealed } from "../../ui/sealed-data.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/playoff-game.route";
import { GameView } from "./game-view.tsx";
import { loadGame } from "./load-game.ts";

export const handle = { areas: ["movement"] };

export function loader(args: Route.LoaderArgs) {
  const { season, league, round, duel, game, tab } = args.params;
  // One spelling is one page: `01` would be a second one.
  if (!/^[1-9]\d?$/.test(game)) throw data(null, 404);
  return loadGame(args, { seasonSlug: season, leagueSlug: league, roundSlug: round, duelSlug: duel, game: Number(game) }, tab);
}

export default function PlayoffGame({ loaderData }: Route.ComponentProps) {
  return <GameView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
