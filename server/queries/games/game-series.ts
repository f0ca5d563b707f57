import { type RawBuilder, sql } from "kysely";
import type { GameSeries } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { BracketDuel, DuelSide } from "#core/league/playoff/bracket.ts";
import type { TeamId } from "../../db/row-ids.ts";

/** The pairing in its league's bracket of the game of the query around it; `null` for a game that has no place there. */
export const duelOf: RawBuilder<BracketDuel<TeamId> | null> = sql`(
  select duel
  from league_playoffs playoffs
  cross join lateral json_array_elements(playoffs.bracket -> 'rounds') round
  cross join lateral json_array_elements(round -> 'duels') duel
  where games.duel_slug is not null and playoffs.tenant_id = games.tenant_id and playoffs.league_id = games.league_id
    and round ->> 'slug' = rounds.slug and duel ->> 'slug' = games.duel_slug)`;

/** As the game's own sides see it. `null` also where the pairing has other teams now. */
export function gameSeries(duel: BracketDuel<TeamId> | null, homeTeamId: TeamId): GameSeries | null {
  if (duel === null) return null;
  const home: DuelSide | null = duel.first.team === homeTeamId ? "first" : duel.second.team === homeTeamId ? "second" : null;
  if (home === null) return null;
  const away: DuelSide = home === "first" ? "second" : "first";
  const won = duel.decision?.winner ?? null;
  const winner: Side | null = won === null ? null : won === home ? "home" : "away";
  return {
    format: duel.format,
    score: { home: duel.score[home], away: duel.score[away] },
    winner,
    hasBegun: duel.state !== "waiting" && duel.state !== "ready",
  };
}
