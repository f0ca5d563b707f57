import type { Kysely } from "kysely";
import type { LeagueAddress } from "#contract/refs.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import { type KnownSeason, readSeason, readState, type SeasonState } from "../fantasy/known-season.ts";
import { leagueAt } from "../queries/leagues/league-at.ts";
import { SharedTrips } from "./shared-trips.ts";

/** So long a season is believed to be as it was read: what changes meanwhile is seen by the statement that guards each change. */
const believedMs = 1000;

type Remembered<Value> = { readonly readAt: number; readonly value: Value };

/** Seasons as they were read a moment ago, so that thousands of changes before a deadline do not each read the market again. */
export class SeasonMemory {
  readonly #known = new Map<string, Remembered<Promise<KnownSeason | null>>>();
  /** By address. What is not there is not remembered: there is no end of that. */
  readonly #keys = new Map<string, Remembered<Promise<SeasonKey | null>>>();
  readonly #db: Kysely<Database>;
  readonly #now: () => number;
  /** Thousands are refused in the second behind a deadline: they look together whether that is right. */
  readonly #states: SharedTrips<SeasonKey, SeasonState | null>;
  readonly #anew: SharedTrips<SeasonKey, KnownSeason | null>;

  /** `now`: any clock in milliseconds that only goes forward. */
  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
    this.#states = readingOnce((key) => readState(db, key));
    this.#anew = readingOnce((key) => this.#readAnew(key));
  }

  /** `null`: there is no such league, or the game is not played in it. */
  async at(tenantId: TenantId, address: LeagueAddress): Promise<KnownSeason | null> {
    const key = await this.keyAt(tenantId, address);
    return key && this.season(key);
  }

  /** `null`: there is no such league. */
  keyAt(tenantId: TenantId, address: LeagueAddress): Promise<SeasonKey | null> {
    const at = `${tenantId}/${address.seasonSlug}/${address.leagueSlug}`;
    const known = this.#keys.get(at);
    if (known !== undefined && this.#isBelieved(known)) return known.value;
    const key = this.#readKey(tenantId, address);
    const remembered = { readAt: this.#now(), value: key };
    this.#keys.set(at, remembered);
    const forget = () => {
      if (this.#keys.get(at) === remembered) this.#keys.delete(at);
    };
    key.then((found) => found === null && forget(), forget);
    return key;
  }

  async #readKey(tenantId: TenantId, address: LeagueAddress): Promise<SeasonKey | null> {
    const row = await leagueAt(this.#db, tenantId, address).select("leagues.league_id as leagueId").executeTakeFirst();
    return row ? { tenantId, leagueId: row.leagueId } : null;
  }

  season(key: SeasonKey): Promise<KnownSeason | null> {
    const known = this.#known.get(key.leagueId);
    if (known !== undefined && this.#isBelieved(known)) return known.value;
    return this.#readAnew(key);
  }

  /** How a season stands now, whatever is remembered; `null`: as it stood when it was read, or it is gone. */
  async movedOn(known: KnownSeason): Promise<KnownSeason | null> {
    const { season } = known;
    const state = await this.#states.ask(season.leagueId, season);
    return state === null || isAsFar(known, state) ? null : this.#anew.ask(season.leagueId, season);
  }

  #readAnew(key: SeasonKey): Promise<KnownSeason | null> {
    const season = readSeason(this.#db, key);
    const remembered = { readAt: this.#now(), value: season };
    this.#known.set(key.leagueId, remembered);
    season.catch(() => {
      if (this.#known.get(key.leagueId) === remembered) this.#known.delete(key.leagueId);
    });
    return season;
  }

  #isBelieved({ readAt }: Remembered<unknown>): boolean {
    return this.#now() - readAt < believedMs;
  }
}

/** Once for all who ask at the same time, after they have. */
function readingOnce<Read>(read: (key: SeasonKey) => Promise<Read>): SharedTrips<SeasonKey, Read> {
  return new SharedTrips((keys) => read(keys[0] as SeasonKey).then((one) => keys.map(() => one)));
}

/** Whether a season stands where it stood: the same round open until the same moment, the same one played, the same prices. */
function isAsFar(one: SeasonState, other: SeasonState): boolean {
  const whereOf = ({ season, open, underWay, priced }: SeasonState) => [
    season.isClosed,
    open?.round,
    open?.locksAt,
    underWay?.round,
    priced?.round,
    priced?.market,
  ];
  return JSON.stringify(whereOf(one)) === JSON.stringify(whereOf(other));
}
