import type { Kysely } from "kysely";
import type { LeagueAddress } from "#contract/refs.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import { type KnownSeason, readSeason } from "../fantasy/known-season.ts";
import { leagueAt } from "../queries/leagues/league-at.ts";

/** So long a season is believed to be as it was read: what changes meanwhile is seen by the statement that guards each change. */
const believedMs = 1000;

type Remembered<Value> = { readonly readAt: number; readonly value: Value };

/** Seasons as they were read a moment ago, so that thousands of changes before a deadline do not each read the market again. */
export class SeasonMemory {
  readonly #known = new Map<string, Remembered<Promise<KnownSeason | null>>>();
  /** By address. What is not there is not remembered: there is no end of that. */
  readonly #keys = new Map<string, Remembered<SeasonKey>>();
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  /** `now`: any clock in milliseconds that only goes forward. */
  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** `null`: there is no such league, or the game is not played in it. */
  async at(tenantId: TenantId, address: LeagueAddress): Promise<KnownSeason | null> {
    const key = await this.keyAt(tenantId, address);
    return key && this.season(key);
  }

  /** `null`: there is no such league. */
  async keyAt(tenantId: TenantId, address: LeagueAddress): Promise<SeasonKey | null> {
    const at = `${tenantId}/${address.seasonSlug}/${address.leagueSlug}`;
    const known = this.#keys.get(at);
    if (known !== undefined && this.#isBelieved(known)) return known.value;
    const readAt = this.#now();
    const row = await leagueAt(this.#db, tenantId, address).select("leagues.league_id as leagueId").executeTakeFirst();
    if (!row) return null;
    const key = { tenantId, leagueId: row.leagueId };
    this.#keys.set(at, { readAt, value: key });
    return key;
  }

  season(key: SeasonKey): Promise<KnownSeason | null> {
    const known = this.#known.get(key.leagueId);
    if (known !== undefined && this.#isBelieved(known)) return known.value;
    const season = readSeason(this.#db, key);
    this.#known.set(key.leagueId, { readAt: this.#now(), value: season });
    season.catch(() => this.#forget(key));
    return season;
  }

  /** As it is now, whatever is remembered. */
  anew(key: SeasonKey): Promise<KnownSeason | null> {
    this.#forget(key);
    return this.season(key);
  }

  #forget({ leagueId }: SeasonKey): void {
    this.#known.delete(leagueId);
  }

  #isBelieved({ readAt }: Remembered<unknown>): boolean {
    return this.#now() - readAt < believedMs;
  }
}
