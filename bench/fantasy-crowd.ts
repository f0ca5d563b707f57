import { type Kysely, sql } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import { mostChangesInRound } from "#contract/my-fantasy.ts";
import type { Market } from "#core/fantasy/market.ts";
import type { Database } from "#server/db/schema.ts";
import type { SeasonKey } from "#server/fantasy/fantasy-season.ts";
import type { FantasyDesk } from "#server/my-fantasy/fantasy-desk.ts";

/** Where the bench's league is. */
export const address = { seasonSlug: "2026-27", leagueSlug: "first" };

/** Somebody with a team, who has looked at it: what he knows of it, and what he was told of his changes. */
export type Manager = {
  readonly visitor: SignedInVisitor;
  readonly number: number;
  /** As it was after the last change that he was told is taken. */
  readonly players: number[];
  version: number;
  changes: number;
};

/** Whose accounts can be tried, with their squads as stored. */
export async function managersOf(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey): Promise<Manager[]> {
  const { rows } = await sql<{ accountId: string; number: number; players: number[]; version: number; changes: number }>`
    select account_id as "accountId", number, players, version, changes
    from fantasy_managers own join fantasy_teams team using (tenant_id, league_id, team_id)
      join fantasy_squads squad using (tenant_id, league_id, team_id)
    where tenant_id = ${tenantId} and league_id = ${leagueId} and account_id is not null order by number`.execute(db);
  return rows.map(({ accountId, ...own }) => ({ visitor: { accountId, sessionId: "bench", tenantId }, ...own }));
}

/** One of his bench for another of the same group and club. Answers how it was answered; what was taken he remembers. */
export async function transferOnce(
  desk: FantasyDesk,
  manager: Manager,
  on: { readonly market: Market; readonly number: number },
): Promise<"done" | "locked"> {
  const [out, into] = swapOf(on.market, manager.players);
  const outcome = await desk.transfers(manager.visitor, address, {
    market: on.number,
    version: manager.version,
    transfers: [{ out, in: into }],
  });
  if (outcome.kind === "refused" && outcome.refusal.rule === "FAN7") return "locked";
  if (outcome.kind !== "done") throw new Error(JSON.stringify(outcome));
  manager.players[manager.players.indexOf(out)] = into;
  manager.version = outcome.version ?? 0;
  manager.changes++;
  return "done";
}

/** Managers each of whom is taken by one at a time, in turn; who has changed as often as a round allows goes home. */
export class Waiting {
  readonly #managers: Manager[];
  #first = 0;

  constructor(managers: readonly Manager[]) {
    this.#managers = [...managers];
  }

  take(): Manager {
    const manager = this.#managers[this.#first++];
    if (manager === undefined) throw new Error("too few accounts for so many changes");
    return manager;
  }

  giveBack(manager: Manager): void {
    if (manager.changes < mostChangesInRound) this.#managers.push(manager);
  }
}

function swapOf(market: Market, squad: readonly number[]): [number, number] {
  for (const number of squad.slice(5)) {
    const one = market[number];
    const other = market.findIndex(
      (player, at) => player?.state === "on-market" && player.group === one?.group && player.club === one.club && !squad.includes(at),
    );
    if (other !== -1) return [number, other];
  }
  throw new Error("nobody to swap");
}
