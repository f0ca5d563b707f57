import { type Kysely, sql } from "kysely";
import type { FantasyCorrection, RankingWanted } from "#contract/fantasy.ts";
import type { FantasyCorrectionsAnswer, FantasyOverview, FantasyQueries, FantasyRulesAnswer } from "#contract/fantasy-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PlayerCorrection } from "../../db/fantasy-tables.ts";
import type { Database } from "../../db/schema.ts";
import { seasonGames } from "../../fantasy/season-games.ts";
import { hasFact, lastLocked, stateOf, type StoredRound } from "../../fantasy/stored-rounds.ts";
import { cupAnswer, cupList } from "./cup-answer.ts";
import { gameLedgers } from "./game-ledgers.ts";
import { gameAnswer } from "./game-answer.ts";
import { fantasyPlayer, marketLines, playerRows } from "./market-lines.ts";
import { bestFive } from "./best-five.ts";
import { playerAnswer } from "./player-answer.ts";
import { rankingAnswer } from "./ranking.ts";
import { roundsAt } from "./rounds-at.ts";
import { type SeasonAt, seasonAt } from "./season-at.ts";
import { teamAnswer } from "./team-answer.ts";
import { takenAndDropped } from "./taken-and-dropped.ts";
import { roundNames, toldRound, turnsFinal } from "./told-round.ts";

const topRows = 10;

/** The fantasy game as everybody sees it. */
export function fantasyQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): FantasyQueries {
  const at = (address: Parameters<FantasyQueries["market"]>[0]) => seasonAt(db, tenantId, note, address);
  return {
    async overview(address) {
      const known = await at(address);
      return known && overview(db, known);
    },
    async market(address) {
      const known = await at(address);
      if (known === null) return null;
      note(pageTags.availability);
      const names = await roundNames(db, known.season);
      const players = await marketLines(db, known);
      const round = known.priced === undefined ? null : toldRound(names, known.priced);
      return {
        ...known.head,
        round,
        scalePercent: known.season.scalePercent,
        teams: await teamsIn(db, known, lastLocked(known.rounds)),
        players,
      };
    },
    async player(address, number) {
      const known = await at(address);
      return known && playerAnswer(db, known, number, { note, teams: await teamsIn(db, known, lastLocked(known.rounds)) });
    },
    async ranking(address, wanted) {
      const known = await roundsAt(db, tenantId, note, address);
      if (known !== null && typeof wanted.among !== "string") note(pageTags.fantasyFans(known.season.leagueId));
      return known && rankingAnswer(db, known, wanted);
    },
    async team(address, number, round) {
      const known = await at(address);
      if (known !== null) note(pageTags.fantasyFans(known.season.leagueId));
      return known && teamAnswer(db, known, number, round);
    },
    async rules(address) {
      const known = await at(address);
      return known && rules(db, known);
    },
    async corrections(address) {
      const known = await at(address);
      return known && corrections(db, known);
    },
    async cup(address, wanted) {
      const known = await at(address);
      return known && cupAnswer(db, known, wanted);
    },
    async cupList(address, cupRound) {
      const known = await at(address);
      return known && cupList(db, known, cupRound);
    },
    ledgers: (gameId) => gameLedgers(db, tenantId, note, gameId),
    game: (address) => gameAnswer(db, tenantId, note, address),
  };
}

async function overview(db: Kysely<Database>, known: SeasonAt): Promise<FantasyOverview> {
  const { season, rounds, head, settings, open } = known;
  const names = await roundNames(db, season);
  const games = await seasonGames(db, season);
  const told = (round: StoredRound | undefined) =>
    round === undefined ? null : toldRound(names, round, turnsFinal(season, rounds, games));
  const table: RankingWanted = { table: "season", round: null, month: null, among: "all", page: 1 };
  const top = await rankingAnswer(db, { season, rounds, names, head, clubs: [] }, table);
  const under = rounds.findLast((round) => hasFact(round, "locked") && !hasFact(round, "final"));
  const scored = rounds.findLast((round) => hasFact(round, "provisional"));
  const players = new Map((await playerRows(db, season, known)).map((row) => [row.number, fantasyPlayer(row)]));
  const five = scored === undefined ? null : await bestFive(db, known, scored.round, players);
  const changes = await takenAndDropped(db, season, (open ?? lastLocked(rounds))?.round ?? 0, players);
  const { count } = await db
    .selectFrom("fantasy_corrections")
    .where("tenant_id", "=", season.tenantId)
    .where("league_id", "=", season.leagueId)
    .select((select) => select.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return {
    ...head,
    settings,
    closed: season.isClosed,
    next: told(open ?? rounds.find((round) => stateOf(round) === "planned")),
    underWay: told(under),
    teams: await teamsIn(db, known, lastLocked(rounds)),
    top: top?.rows.slice(0, topRows) ?? [],
    bestFive: five === null || scored === undefined ? null : { round: toldRound(names, scored), players: five },
    ...changes,
    corrections: Number(count),
  };
}

/** That took part in a round; before the first, that there are. */
async function teamsIn(db: Kysely<Database>, { season }: Pick<SeasonAt, "season">, round: StoredRound | undefined): Promise<number> {
  const { rows } = await (
    round === undefined
      ? sql<{ teams: number }>`select count(*)::integer as teams from fantasy_teams
          where tenant_id = ${season.tenantId} and league_id = ${season.leagueId}`
      : sql<{ teams: number }>`select count(*)::integer as teams from fantasy_entries
          where tenant_id = ${season.tenantId} and league_id = ${season.leagueId} and round = ${round.round}`
  ).execute(db);
  return rows[0]?.teams ?? 0;
}

/** With the best team of the last round that is over as its example. */
async function rules(db: Kysely<Database>, known: SeasonAt): Promise<FantasyRulesAnswer> {
  const { season, rounds, head, settings, clubsPlaying } = known;
  const answer = { ...head, settings, clubs: clubsPlaying, timeZone: season.timeZone };
  const over = rounds.findLast((round) => hasFact(round, "provisional"));
  const table =
    over &&
    (await rankingAnswer(
      db,
      { season, rounds, head, names: await roundNames(db, season), clubs: [] },
      { table: "round", round: over.round, month: null, among: "all", page: 1 },
    ));
  const best = table?.rows[0];
  const team = best && (await teamAnswer(db, known, best.team.number, over?.round ?? null));
  if (!team?.shown) return { ...answer, example: null };
  const { round, points, rows } = team.shown;
  return { ...answer, example: { round, team: team.team, points, rows } };
}

type CorrectionRow = {
  readonly round: number;
  readonly revision: number;
  readonly at: number;
  readonly players: readonly PlayerCorrection[];
  readonly teams: number;
};

/** All of the season, newest first. FAN12 */
async function corrections(db: Kysely<Database>, known: SeasonAt): Promise<FantasyCorrectionsAnswer> {
  const { season, rounds, head } = known;
  const names = await roundNames(db, season);
  const { rows } = await sql<CorrectionRow>`
    select correction.round, correction.revision, floor(extract(epoch from correction.at) * 1000)::float8 as at, correction.players,
      (select count(*)::integer from fantasy_team_corrections told where told.tenant_id = correction.tenant_id
        and told.league_id = correction.league_id and told.round = correction.round and told.revision = correction.revision) as teams
    from fantasy_corrections correction
    where correction.tenant_id = ${season.tenantId} and correction.league_id = ${season.leagueId}
    order by correction.at desc, correction.round desc`.execute(db);
  const players = new Map((await playerRows(db, season, known)).map((row) => [row.number, fantasyPlayer(row)]));
  const told = rows.flatMap(({ round, players: changed, ...row }): FantasyCorrection[] => {
    const stored = rounds.find((one) => one.round === round);
    const lines = changed.flatMap(({ number, before, after }) => {
      const player = players.get(number);
      return player === undefined ? [] : [{ player, before, after }];
    });
    return stored === undefined ? [] : [{ ...row, round: toldRound(names, stored), players: lines }];
  });
  return { ...head, corrections: told };
}
