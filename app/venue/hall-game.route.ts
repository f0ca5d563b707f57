import { portsOf } from "../ports.ts";
import type { Route } from "./+types/hall-game.route";
import { loadHall } from "./load-hall.ts";
import { screenHeaders } from "./screen-route.ts";

/** The hall's game as its screens read it when it changes, so that none of them ever leaves its page. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await loadHall(portsOf({ context, params }), params.venue), { headers: screenHeaders });
}
