import type { Kysely } from "kysely";
import { type FantasySettings, settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { Database } from "../db/schema.ts";
import { type FantasySeason, fantasySeason, type SeasonKey } from "./fantasy-season.ts";
import { type RoundMarket, roundMarket } from "./season-market.ts";
import { isUnderWay, lastLocked, openRound, type StoredRound, storedRounds } from "./stored-rounds.ts";

/** A season with how far its rounds have come. */
export type SeasonState = {
  readonly season: FantasySeason;
  readonly rounds: readonly StoredRound[];
  /** Whose transfers may be made. */
  readonly open: StoredRound | undefined;
  /** Locked, with games to be played: its line-ups may change, player by player. */
  readonly underWay: StoredRound | undefined;
  /** The one whose prices hold now: the open one, else the last that was. */
  readonly priced: StoredRound | undefined;
  readonly settings: FantasySettings;
};

/** What a season's squads are decided on; it changes a few times a week. */
export type KnownSeason = RoundMarket & SeasonState;

/** `null`: the game is not played in this league. */
export async function readSeason(db: Kysely<Database>, key: SeasonKey): Promise<KnownSeason | null> {
  const state = await readState(db, key);
  return state && { ...state, ...(await roundMarket(db, key, state.priced?.round ?? 0)) };
}

/** The same without its market. */
export async function readState(db: Kysely<Database>, key: SeasonKey): Promise<SeasonState | null> {
  const season = await fantasySeason(db, key);
  return season && seasonState(season, await storedRounds(db, key));
}

export function seasonState(season: FantasySeason, rounds: readonly StoredRound[]): SeasonState {
  const open = openRound(rounds);
  const locked = lastLocked(rounds);
  const priced = open ?? locked;
  const underWay = locked !== undefined && isUnderWay(locked) ? locked : undefined;
  return { season, rounds, open, underWay, priced, settings: settingsInRound(season.versions, priced?.round ?? 1) };
}
