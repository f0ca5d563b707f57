import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FantasyRulesAnswer } from "#contract/fantasy-queries.ts";
import type { LineUp } from "#core/fantasy/squad.ts";
import { askTogether, type AnsweredRows, type Questions } from "../../db/ask-together.ts";
import type { Database } from "../../db/schema.ts";
import type { KeyInQuestion, SeasonKey } from "../../fantasy/fantasy-season.ts";
import { gamesQuestion, type SeasonGame } from "../../fantasy/season-games.ts";
import { hasFact } from "../../fantasy/stored-rounds.ts";
import { askedOfSeason, fantasyTeamRef, type SeasonAt, type TeamRow } from "./season-at.ts";
import { lineUpScore, playedQuestions, playedRoundOf, rowsOf } from "./team-round.ts";
import { toldRounds } from "./told-rounds.ts";

type ClubsRow = { readonly clubs: number };
type RulesGround = { games: SeasonGame; playing: ClubsRow };

/** What is asked for the rules with the season. */
export const rulesAsked = askedOfSeason((key): Questions<RulesGround> => ({ games: gamesQuestion(key), playing: clubsQuestion(key) }));

/** Clubs somebody of whom can be taken. */
function clubsQuestion({ tenantId, leagueId }: KeyInQuestion): RawBuilder<ClubsRow> {
  return sql<ClubsRow>`
    select count(distinct team.club_id)::integer as clubs from fantasy_players player
    join teams team on team.tenant_id = player.tenant_id and team.team_id = player.team_id
    where player.tenant_id = ${tenantId} and player.league_id = ${leagueId} and not player.has_left`;
}

type BestRow = TeamRow & LineUp;

/** The best of a round with what it played. */
function bestQuestion({ tenantId, leagueId }: SeasonKey, round: number): RawBuilder<BestRow> {
  return sql<BestRow>`
    select team.number, own.name, own.hidden_at is not null as "isHidden", entry.players, entry.captain, entry.vice
    from (select team_id from fantasy_team_rounds where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round}
      order by position limit 1) best
    join fantasy_teams team on team.tenant_id = ${tenantId} and team.league_id = ${leagueId} and team.team_id = best.team_id
    join fantasy_entries entry on entry.tenant_id = ${tenantId} and entry.league_id = ${leagueId} and entry.round = ${round}
      and entry.team_id = best.team_id
    left join fantasy_managers own on own.tenant_id = team.tenant_id and own.league_id = team.league_id and own.team_id = team.team_id`;
}

/** With the best team of the last round that is over as its example. */
export async function rulesAnswer(
  db: Kysely<Database>,
  known: SeasonAt & { readonly also: AnsweredRows<RulesGround> },
): Promise<FantasyRulesAnswer> {
  const { season, rounds, head, settings, also } = known;
  const { games, playing } = also;
  const answer = { ...head, settings, clubs: playing[0]?.clubs ?? 0, timeZone: season.timeZone };
  const over = rounds.findLast((round) => hasFact(round, "provisional"));
  const round = over && toldRounds(known, games).get(over.round);
  if (over === undefined || round === undefined) return { ...answer, example: null };
  const rows = await askTogether(db, { ...playedQuestions(known, games, over), best: bestQuestion(season, over.round) });
  const [best] = rows.best;
  if (best === undefined) return { ...answer, example: null };
  const played = playedRoundOf(rows, known, games, over, round);
  const score = lineUpScore(played, best);
  return { ...answer, example: { round, team: fantasyTeamRef(best), points: score.points, rows: rowsOf(played, best, score) } };
}
