import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { FantasyRefusal, LineUpMade, MyFantasy, OwnFantasy, TeamMade, TransfersMade } from "#contract/my-fantasy.ts";
import type { OwnCupAnswer } from "#contract/fantasy-cup.ts";
import type { OwnPlaceAnswer, RankingWanted } from "#contract/fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { Database } from "../db/schema.ts";
import { type ChangeOutcome, makeLineUp, makeTransfers, SquadChanges } from "./change-squad.ts";
import { cupTieOf } from "../queries/fantasy/cup-answer.ts";
import { placeOf } from "../queries/fantasy/ranking.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { type LeagueDesk, leagueDesk } from "./league-desk.ts";
import { makeTeam, renameTeam } from "./make-team.ts";
import { myFantasy } from "./my-fantasy.ts";
import { ownFantasy } from "./own-fantasy.ts";
import { type OwnSquad, ownSquad, ownSquads, ownTeamId } from "./own-squad.ts";
import { reportName } from "./report-name.ts";
import { SeasonMemory } from "./season-memory.ts";
import { SharedTrips } from "./shared-trips.ts";
import { lastLocked } from "../fantasy/stored-rounds.ts";
import { TableMemory } from "./table-memory.ts";

/** `unknown`: there is no such league, or the game is not played in it; `no-team`: the account has none there. */
export type DeskOutcome =
  | { readonly kind: "done"; readonly version: number | null; readonly number: number | null }
  | { readonly kind: "refused"; readonly refusal: FantasyRefusal }
  | { readonly kind: "unknown" | "no-team" };

/** One's own teams, each in a league of the session. */
export type FantasyDesk = {
  all(visitor: SignedInVisitor): Promise<MyFantasy>;
  own(visitor: SignedInVisitor, address: LeagueAddress): Promise<OwnFantasy | null>;
  /** `null`: the game is not played there. */
  place(visitor: SignedInVisitor, address: LeagueAddress, wanted: RankingWanted): Promise<OwnPlaceAnswer | null>;
  /** `null`: the game is not played there. */
  cup(visitor: SignedInVisitor, address: LeagueAddress): Promise<OwnCupAnswer | null>;
  /** Reports a team's name to the office; `false`: there is none of another's to report. FAN39 */
  reportName(visitor: SignedInVisitor, address: LeagueAddress, team: number): Promise<boolean>;
  make(visitor: SignedInVisitor, address: LeagueAddress, made: TeamMade): Promise<DeskOutcome>;
  rename(visitor: SignedInVisitor, address: LeagueAddress, name: string): Promise<DeskOutcome>;
  transfers(visitor: SignedInVisitor, address: LeagueAddress, made: TransfersMade): Promise<DeskOutcome>;
  lineUp(visitor: SignedInVisitor, address: LeagueAddress, made: LineUpMade): Promise<DeskOutcome>;
  /** The private leagues that they are in. */
  readonly leagues: LeagueDesk;
};

/** `now`: epoch milliseconds of the database's clock; the statement that takes a change reads that itself. */
export function fantasyDesk(db: Kysely<Database>, now: () => number): FantasyDesk {
  const memory = new SeasonMemory(db, now);
  const changes = new SquadChanges(db);
  const tables = new TableMemory(now);
  // A lane is a season as it was read, and whoever changes anything in it.
  const squads = new SharedTrips((asks: readonly { readonly known: KnownSeason; readonly accountId: string }[]) =>
    ownSquads(
      db,
      (asks[0] as (typeof asks)[number]).known,
      asks.map(({ accountId }) => accountId),
    ),
  );

  async function changed(
    { tenantId, accountId }: SignedInVisitor,
    address: LeagueAddress,
    change: (known: KnownSeason, own: OwnSquad) => Promise<ChangeOutcome>,
  ): Promise<DeskOutcome> {
    return onceMore(await memory.at(tenantId, address), async (known) => {
      const lane = `${known.season.leagueId} ${lastLocked(known.rounds)?.round}`;
      const own = await squads.ask(lane, { known, accountId });
      if (own === null) return { kind: "no-team" };
      const outcome = await change(known, own);
      return outcome.kind === "taken" ? { kind: "done", version: outcome.version, number: own.number } : outcome;
    });
  }

  /** What was remembered of the season may be what is wrong: nobody is refused for what is not so any more. */
  async function onceMore(known: KnownSeason | null, tried: (season: KnownSeason) => Promise<DeskOutcome>): Promise<DeskOutcome> {
    if (known === null) return { kind: "unknown" };
    const outcome = await tried(known);
    if (outcome.kind !== "refused") return outcome;
    const anew = await memory.movedOn(known);
    return anew === null ? outcome : tried(anew);
  }

  return {
    all: (visitor) => myFantasy(db, visitor, now()),
    async own(visitor, address) {
      const key = await memory.keyAt(visitor.tenantId, address);
      return key && ownFantasy(db, key, visitor.accountId, address, now());
    },
    async place(visitor, address, wanted) {
      const known = await memory.at(visitor.tenantId, address);
      if (known === null) return null;
      const own = await ownSquad(db, known, visitor.accountId);
      return { place: own && (await placeOf(db, known, wanted, own.number, tables.workOut)) };
    },
    async cup(visitor, address) {
      const known = await memory.at(visitor.tenantId, address);
      if (known === null) return null;
      const teamId = await ownTeamId(db, known.season, visitor.accountId);
      return { tie: teamId === null ? null : await cupTieOf(db, known, teamId) };
    },
    async reportName(visitor, address, team) {
      const key = await memory.keyAt(visitor.tenantId, address);
      return key !== null && reportName(db, key, visitor.accountId, team);
    },
    async make(visitor, address, made) {
      return onceMore(await memory.at(visitor.tenantId, address), async (known) => {
        const outcome = await makeTeam(db, known, visitor.accountId, made);
        return outcome.kind === "made" ? { kind: "done", version: 1, number: outcome.number } : outcome;
      });
    },
    async rename(visitor, address, name) {
      const key = await memory.keyAt(visitor.tenantId, address);
      if (!key) return { kind: "unknown" };
      const outcome = await renameTeam(db, key, visitor.accountId, name);
      if (outcome === "no-team") return { kind: "no-team" };
      return outcome === "renamed" ? { kind: "done", version: null, number: null } : { kind: "refused", refusal: outcome };
    },
    transfers: (visitor, address, made) => changed(visitor, address, (known, own) => makeTransfers(changes, known, own, made, now())),
    lineUp: (visitor, address, made) => changed(visitor, address, (known, own) => makeLineUp({ db, changes }, known, own, made, now())),
    leagues: leagueDesk(db, memory),
  };
}
