import { data } from "react-router";
import { portsContext } from "../../ports.ts";
import type { Route } from "./+types/game.route";

export async function loader({ context, params }: Route.LoaderArgs) {
  const game = await context.get(portsContext).site.game({
    seasonSlug: params.season,
    leagueSlug: params.league,
    roundSlug: params.round,
    gameSlug: params.game,
  });
  if (!game) throw data(null, 404);
  return game;
}

export default function Game({ loaderData }: Route.ComponentProps) {
  const { home, away } = loaderData.summary;
  return (
    <main>
      <h1>
        {home.name.text} {home.points} : {away.points} {away.name.text}
      </h1>
    </main>
  );
}
