import { data } from "react-router";
import { portsOf } from "../../ports.ts";
import type { Route } from "./+types/game.route";

export async function loader(args: Route.LoaderArgs) {
  const game = await portsOf(args).site.game({
    seasonSlug: args.params.season,
    leagueSlug: args.params.league,
    roundSlug: args.params.round,
    gameSlug: args.params.game,
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
