import { type Kysely, sql } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { MyFantasy, MyFantasyLine } from "#contract/my-fantasy.ts";
import type { LeagueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { cupTieOf } from "../queries/fantasy/cup-answer.ts";
import { marketLines } from "../queries/fantasy/market-lines.ts";
import { enteredRounds } from "../queries/fantasy/team-answer.ts";
import { roundNames, toldRound, turnsFinal } from "../queries/fantasy/told-round.ts";
import { localName } from "../queries/refs/local-name.ts";
import { type KnownSeason, readSeason } from "../fantasy/known-season.ts";
import { gamesInRound, nextRound } from "./games-in-round.ts";
import { ownDuels } from "./own-contests.ts";
import { type OwnSquad, ownSquad } from "./own-squad.ts";
import { seasonGames } from "../fantasy/season-games.ts";
import { hasFact, stateOf } from "../fantasy/stored-rounds.ts";

type Played = {
  readonly leagueId: LeagueId;
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly name: string;
  readonly transliterable: boolean;
};

/** Every competition in which one has a team, and those of the current season in which one could have one. */
export async function myFantasy(db: Kysely<Database>, { tenantId, accountId }: SignedInVisitor, now: number): Promise<MyFantasy> {
  const { rows } = await sql<Played>`
    select league.league_id as "leagueId", season.slug as "seasonSlug", league.slug as "leagueSlug", league.name, league.transliterable
    from fantasy_seasons game
    join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    where game.tenant_id = ${tenantId} and (game.closed_at is null or exists (select from fantasy_managers own
      where own.tenant_id = game.tenant_id and own.league_id = game.league_id and own.account_id = ${accountId}))
    order by season.slug desc, league.place, league.name`.execute(db);
  const lines = await Promise.all(rows.map(async (played) => lineOf(db, { tenantId, accountId, now }, played)));
  return { competitions: lines.flatMap((line) => line ?? []) };
}

async function lineOf(
  db: Kysely<Database>,
  { tenantId, accountId, now }: Pick<SignedInVisitor, "tenantId" | "accountId"> & { readonly now: number },
  { leagueId, seasonSlug, leagueSlug, name, transliterable }: Played,
): Promise<MyFantasyLine | null> {
  const key = { tenantId, leagueId };
  const known = await readSeason(db, key);
  if (known === null) return null;
  const { season, rounds, open } = known;
  const [names, games, own] = [await roundNames(db, key), await seasonGames(db, key), await ownSquad(db, known, accountId)];
  const told = (round: typeof open) => (round === undefined ? null : toldRound(names, round, turnsFinal(season, rounds, games)));
  return {
    competition: { seasonSlug, leagueSlug, name: localName(name, transliterable) },
    next: told(open ?? rounds.find((round) => stateOf(round) === "planned" && round.locksAt > now)),
    underWay: told(rounds.findLast((round) => hasFact(round, "locked") && !hasFact(round, "final"))),
    team: own === null ? null : await teamOf(db, known, own, accountId),
  };
}

async function teamOf(db: Kysely<Database>, known: KnownSeason, own: OwnSquad, accountId: string): Promise<MyFantasyLine["team"]> {
  const entered = await enteredRounds(db, known, own.teamId);
  const last = entered.findLast(({ total }) => total !== null);
  const mine = (await marketLines(db, known)).filter(({ number }) => own.squad.players.includes(number));
  return {
    number: own.number,
    name: own.name,
    points: last?.total ?? 0,
    place: last?.totalPlace ?? null,
    teams: last?.teams ?? 0,
    missing: mine.filter(({ hasLeft, absence, next }) => hasLeft || absence !== null || gamesInRound(nextRound(known), next).length === 0)
      .length,
    duels: await ownDuels(db, known, accountId),
    cup: await cupTieOf(db, known, own.teamId),
  };
}
