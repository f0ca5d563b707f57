import { data } from "react-router";
import { portsOf } from "../../ports.ts";
import type { Route } from "./+types/cup-list.route";

/** What a round of the cup was drawn from, to the letter: its SHA-256 is the seed. FANC3 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { fantasy } = portsOf({ context, params });
  const { season, league, number } = params;
  const isNumber = /^[1-9]\d?$/.test(number);
  const list = isNumber ? await fantasy.cupList({ seasonSlug: season, leagueSlug: league }, Number(number)) : null;
  if (list === null) throw data(null, 404);
  const name = `${season}-${league}-cup-${number}.txt`;
  return new Response(list, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Content-Disposition": `attachment; filename="${name}"` },
  });
}
