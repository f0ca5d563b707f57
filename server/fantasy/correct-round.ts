import { sql, type Transaction } from "kysely";
import { roundChange } from "#core/fantasy/corrections.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { RoundFact } from "#core/fantasy/round-states.ts";
import { type PlayerScore, scoreLineUp } from "#core/fantasy/round-score.ts";
import { unnestRows } from "../db/column-arrays.ts";
import { columnTypesOf } from "../db/column-types.ts";
import type { FantasyTeamId, PlayerCorrection } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import type { FantasySeason } from "./fantasy-season.ts";
import { entriesOf, type RoundPlay, scoreRound, type ScoreOf } from "./score-round.ts";
import { roundMarket } from "./season-market.ts";
import { type RoundInOrder, totalAgain } from "./write-places.ts";

/**
 * Scores a round that was final anew: points, places and the totals of the rounds after it follow, published prices and what was
 * done on them do not; every team whose players' points changed is told old and new. Answers whether there was anything to tell.
 * FAN12, FAN13
 */
export async function correctRound(
  transaction: Transaction<Database>,
  season: FantasySeason,
  { later, ...order }: RoundInOrder & { readonly later: readonly RoundInOrder[] },
  play: RoundPlay,
  { revision, at }: RoundFact,
): Promise<boolean> {
  const { tenantId, leagueId } = season;
  const { round } = order;
  const before = await toldPlayers(transaction, season, round);
  const placesBefore = await placesIn(transaction, season, round);
  await scoreRound(transaction, season, order, play);
  const after = await toldPlayers(transaction, season, round);
  const players = correctedPlayers(before, after);
  if (players.length === 0) return false;
  for (const one of later) await totalAgain(transaction, season, one);
  const of = { tenant_id: tenantId, league_id: leagueId, round, revision };
  await transaction
    .insertInto("fantasy_corrections")
    .values({ ...of, at: new Date(at), players: JSON.stringify(players) })
    .execute();
  const places = { before: placesBefore, after: await placesIn(transaction, season, round) };
  const changes = await changedTeams(transaction, season, round, { players, scores: { before, after }, places });
  const rows = changes.map(({ teamId, change }) => ({ ...of, team_id: teamId, change }));
  if (rows.length > 0) {
    const types = await columnTypesOf(transaction, "fantasy_team_corrections");
    await sql`insert into fantasy_team_corrections ${unnestRows(rows, types)}`.execute(transaction);
  }
  return true;
}

type Scores = ReadonlyMap<number, PlayerScore>;
type Places = ReadonlyMap<FantasyTeamId, number>;

async function toldPlayers(db: Transaction<Database>, { tenantId, leagueId }: FantasySeason, round: number): Promise<Scores> {
  const rows = await db
    .selectFrom("fantasy_player_rounds")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("round", "=", round)
    .select(["number", "played", "points"])
    .execute();
  return new Map(rows.map(({ number, played, points }) => [number, { played, points, isToCome: false }]));
}

function correctedPlayers(before: Scores, after: Scores): PlayerCorrection[] {
  const numbers = [...new Set([...before.keys(), ...after.keys()])].toSorted((one, other) => one - other);
  return numbers.flatMap((number) => {
    const [old, now] = [before.get(number), after.get(number)];
    // Who came to the league after the round has no row before, and none of it is another.
    const isSame = (old?.points ?? 0) === (now?.points ?? 0) && (old?.played ?? false) === (now?.played ?? false);
    return isSame ? [] : [{ number, before: old?.points ?? 0, after: now?.points ?? 0 }];
  });
}

async function placesIn(db: Transaction<Database>, { tenantId, leagueId }: FantasySeason, round: number): Promise<Places> {
  const rows = await db
    .selectFrom("fantasy_team_rounds")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("round", "=", round)
    .select(["team_id", "total_place"])
    .execute();
  return new Map(rows.map(({ team_id, total_place }) => [team_id, total_place]));
}

type Changed = {
  readonly players: readonly PlayerCorrection[];
  readonly scores: { readonly before: Scores; readonly after: Scores };
  readonly places: { readonly before: Places; readonly after: Places };
};

/** Old and new of the teams that have one of the players. A round that is final has nobody to come. */
async function changedTeams(
  transaction: Transaction<Database>,
  season: FantasySeason,
  round: number,
  { players, scores, places }: Changed,
) {
  const settings = settingsInRound(season.versions, round);
  const { market } = await roundMarket(transaction, season, round);
  const corrected = new Set(players.map(({ number }) => number));
  const entries = await entriesOf(transaction, season, round);
  const scoreIn =
    (known: Scores): ScoreOf =>
    (number) =>
      known.get(number) ?? { played: false, points: 0, isToCome: false };
  return entries
    .filter((entry) => entry.players.some((number) => corrected.has(number)))
    .flatMap((entry) => {
      const told = (when: "before" | "after") => ({
        points: scoreLineUp(settings, market, entry, { isOver: true, scoreOf: scoreIn(scores[when]) }),
        place: places[when].get(entry.teamId) ?? 0,
      });
      const change = roundChange(told("before"), told("after"));
      return change === null ? [] : [{ teamId: entry.teamId, change }];
    });
}
