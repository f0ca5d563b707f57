import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FantasyOverview } from "#contract/fantasy-queries.ts";
import { askTogether, type AnsweredRows, type Questions } from "../../db/ask-together.ts";
import type { Database } from "../../db/schema.ts";
import type { KeyInQuestion } from "../../fantasy/fantasy-season.ts";
import { gamesQuestion, type SeasonGame } from "../../fantasy/season-games.ts";
import { hasFact, lastLocked, stateOf, type StoredRound } from "../../fantasy/stored-rounds.ts";
import { bestFive, bestFiveQuestions } from "./best-five.ts";
import { fantasyPlayers, playersQuestion } from "./market-lines.ts";
import { askedOfSeason, type SeasonAt } from "./season-at.ts";
import { storedQuestion, storedRows } from "./stored-table.ts";
import { takenAndDropped, takenQuestions } from "./taken-and-dropped.ts";
import { teamsIn, teamsInQuestion } from "./teams-in.ts";
import { toldRound, turnsFinal } from "./told-round.ts";

const topRows = 10;

type CountRow = { readonly corrections: number };
type OverviewGround = { games: SeasonGame; corrected: CountRow };

/** What is asked for a league's own tab with its season. */
export const overviewAsked = askedOfSeason((key): Questions<OverviewGround> => ({
  games: gamesQuestion(key),
  corrected: correctedQuestion(key),
}));

function correctedQuestion({ tenantId, leagueId }: KeyInQuestion): RawBuilder<CountRow> {
  return sql<CountRow>`
    select count(*)::integer as corrections from fantasy_corrections where tenant_id = ${tenantId} and league_id = ${leagueId}`;
}

/** What a league's own tab tells of its game. */
export async function overview(
  db: Kysely<Database>,
  known: SeasonAt & { readonly also: AnsweredRows<OverviewGround> },
): Promise<FantasyOverview> {
  const { season, rounds, names, head, settings, open, also } = known;
  const told = (round: StoredRound | undefined) =>
    round === undefined ? null : toldRound(names, round, turnsFinal(season, rounds, also.games));
  const under = rounds.findLast((round) => hasFact(round, "locked") && !hasFact(round, "final"));
  const scored = rounds.findLast((round) => hasFact(round, "provisional"));
  const counted = rounds.filter((round) => hasFact(round, "live"));
  const table = { round: counted.at(-1)?.round ?? 0, before: counted.at(-2)?.round ?? null, by: "total" } as const;
  // Rounds are counted from 1: of a round 0 there is nothing.
  const rows = await askTogether(db, {
    ...bestFiveQuestions(season, scored?.round ?? 0),
    ...takenQuestions(season, (open ?? lastLocked(rounds))?.round ?? 0),
    players: playersQuestion(season, known),
    top: storedQuestion(season, table, { from: 0, most: topRows }),
    teams: teamsInQuestion(season, lastLocked(rounds)?.round),
  });
  const players = fantasyPlayers(rows.players);
  return {
    ...head,
    settings,
    closed: season.isClosed,
    next: told(open ?? rounds.find((round) => stateOf(round) === "planned")),
    underWay: told(under),
    teams: teamsIn(rows.teams),
    top: storedRows(rows.top).rows,
    bestFive: scored === undefined ? null : { round: toldRound(names, scored), players: bestFive(rows, settings, players) },
    ...takenAndDropped(rows, players),
    corrections: also.corrected[0]?.corrections ?? 0,
  };
}
