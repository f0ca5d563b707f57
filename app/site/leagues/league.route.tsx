import { data } from "react-router";
import { portsOf } from "../../ports.ts";
import type { Route } from "./+types/league.route";

export async function loader(args: Route.LoaderArgs) {
  const league = await portsOf(args).site.league({ seasonSlug: args.params.season, leagueSlug: args.params.league });
  if (!league) throw data(null, 404);
  return league;
}

export default function League({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>{loaderData.competition.name.text}</h1>
    </main>
  );
}
