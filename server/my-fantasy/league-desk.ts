import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { LeagueCarried, LeagueFounded, OwnLeagues, PrivateLeague } from "#contract/fantasy-leagues.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import { type KnownSeason, readSeason } from "../fantasy/known-season.ts";
import { carryLeague } from "./carry-league.ts";
import { sayFanOf } from "./fan-club.ts";
import { foundLeague, type LeagueOutcome } from "./found-league.ts";
import { changeCode, joinLeague, leaveLeague } from "./join-league.ts";
import { ownLeagues } from "./own-leagues.ts";
import { privateLeague } from "./private-league.ts";
import { reportLeagueName } from "./report-name.ts";
import type { SeasonMemory } from "./season-memory.ts";

/** Which part of a private league is asked for; `round`: whose duels, `null` the last that was drawn. */
export type LeaguePart = { readonly page: number; readonly round: number | null };

/** Private leagues: only of those who are in them. FANL4 */
export type LeagueDesk = {
  all(visitor: SignedInVisitor, address: LeagueAddress): Promise<OwnLeagues | null>;
  one(visitor: SignedInVisitor, address: LeagueAddress, number: number, part: LeaguePart): Promise<PrivateLeague | null>;
  found(visitor: SignedInVisitor, address: LeagueAddress, founded: LeagueFounded): Promise<LeagueOutcome>;
  join(visitor: SignedInVisitor, address: LeagueAddress, code: string): Promise<LeagueOutcome>;
  carry(visitor: SignedInVisitor, address: LeagueAddress, carried: LeagueCarried): Promise<LeagueOutcome>;
  /** Whose fan one is, by the club's slug. FANL16 */
  sayFanOf(visitor: SignedInVisitor, address: LeagueAddress, club: string): Promise<LeagueOutcome>;
  leave(visitor: SignedInVisitor, address: LeagueAddress, number: number, team: number): Promise<LeagueOutcome>;
  /** Reports its name to the office; `false`: it is not there, not shown, or one’s own. FANL22 */
  reportName(visitor: SignedInVisitor, address: LeagueAddress, number: number): Promise<boolean>;
  changeCode(visitor: SignedInVisitor, address: LeagueAddress, number: number, how: "renew" | "end"): Promise<LeagueOutcome>;
};

/** `memory`: where competitions at addresses are known; their seasons are read anew. */
export function leagueDesk(db: Kysely<Database>, memory: SeasonMemory): LeagueDesk {
  async function known({ tenantId }: SignedInVisitor, address: LeagueAddress): Promise<KnownSeason | null> {
    const key = await memory.keyAt(tenantId, address);
    return key && readSeason(db, key);
  }

  async function inSeason(
    visitor: SignedInVisitor,
    address: LeagueAddress,
    act: (season: KnownSeason) => Promise<LeagueOutcome>,
  ): Promise<LeagueOutcome> {
    const season = await known(visitor, address);
    return season === null ? { kind: "unknown" } : act(season);
  }

  async function inCompetition(
    { tenantId }: SignedInVisitor,
    address: LeagueAddress,
    act: (key: SeasonKey) => Promise<LeagueOutcome>,
  ): Promise<LeagueOutcome> {
    const key = await memory.keyAt(tenantId, address);
    return key === null ? { kind: "unknown" } : act(key);
  }

  return {
    async all(visitor, address) {
      const season = await known(visitor, address);
      return season && ownLeagues(db, season, visitor.accountId, address);
    },
    async one(visitor, address, number, part) {
      const season = await known(visitor, address);
      return season && privateLeague(db, season, visitor.accountId, address, { number, ...part });
    },
    found: (visitor, address, founded) => inSeason(visitor, address, (season) => foundLeague(db, season, visitor.accountId, founded)),
    join: (visitor, address, code) => inSeason(visitor, address, (season) => joinLeague(db, season, visitor.accountId, code)),
    carry: (visitor, address, carried) => inSeason(visitor, address, (season) => carryLeague(db, season, visitor.accountId, carried)),
    sayFanOf: (visitor, address, club) => inSeason(visitor, address, (season) => sayFanOf(db, season, visitor.accountId, club)),
    leave: (visitor, address, number, team) =>
      inCompetition(visitor, address, (key) => leaveLeague(db, key, visitor.accountId, number, team)),
    async reportName(visitor, address, number) {
      const key = await memory.keyAt(visitor.tenantId, address);
      return key !== null && reportLeagueName(db, key, visitor.accountId, number);
    },
    changeCode: (visitor, address, number, how) =>
      inCompetition(visitor, address, (key) => changeCode(db, key, visitor.accountId, number, how)),
  };
}
