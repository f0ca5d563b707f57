import { data } from "react-router";
import { portsContext } from "../../ports.ts";
import type { Route } from "./+types/league.route";

export async function loader({ context, params }: Route.LoaderArgs) {
  const league = await context.get(portsContext).site.league({ seasonSlug: params.season, leagueSlug: params.league });
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
