import { type Kysely, type RawBuilder, sql } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { FanVoteCandidate, MyFanVote } from "#contract/fan-vote.ts";
import type { GamePlayer } from "#contract/queries.ts";
import { type FanVoteCount, fanVoteResult } from "#core/league/fan-vote.ts";
import type { GamePage } from "../db/game-boxes-table.ts";
import { unpackJson } from "../db/packed-json.ts";
import { playedOut } from "../db/played-out.ts";
import type { Database } from "../db/schema.ts";
import { localName } from "../queries/refs/local-name.ts";
import { type KnownPerson, standsForKnown, withPersons } from "../queries/games/persons-of-game.ts";

/** `closed`: the game is not voted on now; `not-in-game`: whoever is meant has not played in it. */
export type BallotOutcome = "kept" | "closed" | "unknown" | "not-in-game";

/** Of a row `vote` of `fan_votes` beside its `games`: by our clock, whatever the device's says. FANVOTE1 FANVOTE5 */
function isOpen(now: Date): RawBuilder<boolean> {
  return sql`(vote.closed_at is null and vote.closes_at > ${now} and ${playedOut})`;
}

function votesOpen({ tenantId }: SignedInVisitor, gameId: string, now: Date): RawBuilder<unknown> {
  return sql`fan_votes vote join games on games.tenant_id = vote.tenant_id and games.game_id = vote.game_id
    where vote.tenant_id = ${tenantId} and vote.game_id = ${gameId} and ${isOpen(now)}`;
}

/**
 * One account has one vote on a game; its last word counts. Whoever ends the vote meanwhile waits for it, or it comes too
 * late: the row of the vote is held. FANVOTE2 FANVOTE6
 */
export async function castBallot(
  db: Kysely<Database>,
  visitor: SignedInVisitor,
  { gameId, playerKey }: { readonly gameId: string; readonly playerKey: string },
  now: number,
): Promise<BallotOutcome> {
  const at = new Date(now);
  const { numAffectedRows = 0n } = await sql`
    with open as materialized (select vote.tenant_id, vote.game_id from ${votesOpen(visitor, gameId, at)} for share of vote)
    insert into fan_ballots (tenant_id, account_id, game_id, player_key, voted_at)
    select open.tenant_id, ${visitor.accountId}, open.game_id, line.player_key, ${at}
    from open join box_player_lines line on line.tenant_id = open.tenant_id and line.game_id = open.game_id
    where line.player_key = ${playerKey} and line.played
    on conflict (tenant_id, account_id, game_id) do update
      set player_key = excluded.player_key, voted_at = excluded.voted_at`.execute(db);
  return numAffectedRows > 0n ? "kept" : whyNot(db, visitor, gameId, at);
}

/** Till the end it is taken back as it was given; from then on it is counted. FANVOTE2 */
export async function takeBallotBack(db: Kysely<Database>, visitor: SignedInVisitor, gameId: string, now: number): Promise<BallotOutcome> {
  const at = new Date(now);
  const { rows } = await sql`
    with open as materialized (select vote.tenant_id, vote.game_id from ${votesOpen(visitor, gameId, at)} for share of vote),
    gone as (delete from fan_ballots ballot using open
      where ballot.tenant_id = open.tenant_id and ballot.game_id = open.game_id and ballot.account_id = ${visitor.accountId})
    select from open`.execute(db);
  return rows.length > 0 ? "kept" : whyNot(db, visitor, gameId, at);
}

async function whyNot(db: Kysely<Database>, visitor: SignedInVisitor, gameId: string, now: Date): Promise<BallotOutcome> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from ${votesOpen(visitor, gameId, now)}) as open from games
    where tenant_id = ${visitor.tenantId} and game_id = ${gameId}`.execute(db);
  const [game] = rows;
  if (!game) return "unknown";
  return game.open ? "not-in-game" : "closed";
}

type BallotRow = {
  readonly closesAt: number | null;
  readonly home: NameRow;
  readonly away: NameRow;
  readonly page: string | null;
  readonly persons: readonly KnownPerson[] | null;
  readonly played: readonly string[] | null;
  readonly mine: string | null;
  readonly counts: readonly FanVoteCount[] | null;
};
type NameRow = { readonly name: string; readonly own: boolean };

/** The vote as one visitor has it, in one question. How it stands is told, and counted, for those who have voted. FANVOTE4 */
export async function ballotOf(
  db: Kysely<Database>,
  visitor: SignedInVisitor,
  gameId: string,
  now: number,
): Promise<MyFanVote | null | "unknown"> {
  const { tenantId, accountId } = visitor;
  const nameOf = (teamId: string) => sql`(
    select json_build_object('name', team.name, 'own', team.transliterable) from teams team
    where team.tenant_id = ${tenantId} and team.team_id = ${sql.ref(teamId)})`;
  const { rows } = await sql<BallotRow>`
    select ${nameOf("games.home_team_id")} as home, ${nameOf("games.away_team_id")} as away,
      (extract(epoch from vote.closes_at) * 1000)::bigint as "closesAt",
      (select encode(box.page, 'base64') from game_boxes box where box.tenant_id = vote.tenant_id and box.game_id = vote.game_id) as page,
      (select json_agg(json_build_object('key', known.player_key, 'givenName', person.given_name, 'familyName', person.family_name,
          'transliterable', person.transliterable, 'personSlug', person.slug))
        from game_players known join persons person on person.tenant_id = known.tenant_id and person.person_id = ${standsForKnown}
        where known.tenant_id = vote.tenant_id and known.game_id = vote.game_id) as persons,
      (select json_agg(line.player_key) from box_player_lines line
        where line.tenant_id = vote.tenant_id and line.game_id = vote.game_id and line.played) as played,
      (select ballot.player_key from fan_ballots ballot
        where ballot.tenant_id = vote.tenant_id and ballot.game_id = vote.game_id and ballot.account_id = ${accountId}) as mine,
      case when exists (select from fan_ballots ballot
          where ballot.tenant_id = vote.tenant_id and ballot.game_id = vote.game_id and ballot.account_id = ${accountId})
        then (select json_agg(json_build_object('key', chosen.player_key, 'votes', chosen.votes)) from (
        select ballot.player_key, count(*)::integer as votes from fan_ballots ballot
        join accounts on accounts.account_id = ballot.account_id and accounts.blocked_at is null
        where ballot.tenant_id = vote.tenant_id and ballot.game_id = vote.game_id group by ballot.player_key) chosen) end as counts
    from games left join fan_votes vote on vote.tenant_id = games.tenant_id and vote.game_id = games.game_id and ${isOpen(new Date(now))}
    where games.tenant_id = ${tenantId} and games.game_id = ${gameId}`.execute(db);
  const [row] = rows;
  if (!row) return "unknown";
  if (row.closesAt === null) return null;
  const hasPlayed = new Set(row.played);
  const mine = row.mine !== null && hasPlayed.has(row.mine) ? row.mine : null;
  return {
    closesAt: row.closesAt,
    home: localName(row.home.name, row.home.own),
    away: localName(row.away.name, row.away.own),
    candidates: candidatesOf(row).filter(({ key }) => hasPlayed.has(key)),
    mine,
    standing: mine === null ? null : fanVoteResult(row.counts ?? [], hasPlayed),
  };
}

function candidatesOf({ page, persons }: BallotRow): readonly FanVoteCandidate[] {
  if (page === null) return [];
  const players = withPersons(unpackJson<GamePage>(Buffer.from(page, "base64")).players, persons ?? []);
  return players
    .toSorted((one, other) => sideOrder(one) - sideOrder(other) || shirtOrder(one) - shirtOrder(other))
    .map(({ key, side, shirt, givenName, familyName }) => ({ key, side, shirt, givenName, familyName }));
}

function sideOrder({ side }: GamePlayer): number {
  return side === "home" ? 0 : 1;
}

/** `00` stands before `0`, as on a scoresheet. */
function shirtOrder({ shirt }: GamePlayer): number {
  const number = Number.parseInt(shirt, 10);
  return Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : number - (shirt.length > 1 ? 0.5 : 0);
}
