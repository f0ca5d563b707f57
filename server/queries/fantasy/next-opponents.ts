import { type RawBuilder, sql } from "kysely";
import type { NextOpponent } from "#contract/fantasy.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { placeInPlayoffs } from "../games/game-cards.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";

/** A game that a team is to play. */
export type NextRow = {
  readonly teamId: string;
  readonly team: TeamRefRow;
  readonly isHome: boolean;
  readonly tipOff: number;
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly roundSlug: string;
  readonly gameSlug: string;
  readonly duelSlug: string | null;
  readonly duelGame: number | null;
};

/** Whom each team of a league meets next, three games at most, as a question. */
export function nextQuestion({ tenantId, leagueId }: SeasonKey): RawBuilder<NextRow> {
  return sql<NextRow>`
    select * from (
      select place.own as "teamId", ${teamRefJson("team", "club")} as team, place.home as "isHome",
        floor(extract(epoch from game.tip_off) * 1000)::float8 as "tipOff", season.slug as "seasonSlug", league.slug as "leagueSlug",
        round.slug as "roundSlug", game.slug as "gameSlug", game.duel_slug as "duelSlug", game.duel_game as "duelGame",
        row_number() over (partition by place.own order by game.tip_off, game.game_id) as nth
      from games game
      join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
      join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
      join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
      cross join lateral (values (game.home_team_id, game.away_team_id, true), (game.away_team_id, game.home_team_id, false))
        as place (own, other, home)
      join teams team on team.tenant_id = game.tenant_id and team.team_id = place.other
      join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
      where game.tenant_id = ${tenantId} and game.league_id = ${leagueId} and game.status = 'scheduled' and game.tip_off > now()
    ) coming where nth <= 3 order by "teamId", nth`;
}

/** By the team's row. */
export function nextOpponents(rows: readonly NextRow[]): ReadonlyMap<string, readonly NextOpponent[]> {
  return new Map(
    [...Map.groupBy(rows, ({ teamId }) => teamId)].map(([teamId, own]) => [
      teamId,
      own.map(({ team, isHome, tipOff, seasonSlug, leagueSlug, roundSlug, gameSlug, duelSlug, duelGame }) => ({
        team: teamRef(team),
        isHome,
        tipOff,
        game: { seasonSlug, leagueSlug, roundSlug, gameSlug, playoff: placeInPlayoffs({ duelSlug, duelGame }) },
      })),
    ]),
  );
}
