/**
 * The parts of a FIBA LiveStats `data.json` that are read, as they are when all is well: numbers may come as strings (the
 * 2025-26 files), anything may be missing, and what is there may be anything else.
 */
export type LiveStatsAction = {
  readonly actionNumber: number | string;
  readonly previousAction: number | string;
  readonly period: number;
  readonly periodType: string;
  readonly clock?: string;
  readonly gt?: string;
  readonly s1: number | string;
  readonly s2: number | string;
  readonly tno: number;
  readonly pno: number;
  readonly success: number;
  readonly actionType: string;
  readonly subType: string;
  readonly qualifier: readonly string[];
  readonly shirtNumber?: string;
  readonly firstName?: string;
  readonly familyName?: string;
  readonly player?: string;
};

export type LiveStatsPlayer = {
  readonly firstName?: string;
  readonly familyName?: string;
  readonly internationalFirstName?: string;
  readonly internationalFamilyName?: string;
  readonly name?: string;
  readonly scoreboardName?: string;
  readonly shirtNumber?: string;
  readonly playingPosition?: string;
  readonly starter?: number;
  readonly captain?: number;
};

export type LiveStatsShot = { readonly actionNumber: number; readonly x: number; readonly y: number };

export type LiveStatsTeam = {
  readonly name?: string;
  readonly nameInternational?: string;
  readonly shortName?: string;
  readonly code?: string;
  readonly coach?: string;
  readonly assistcoach1?: string;
  readonly assistcoach2?: string;
  readonly score?: number | string;
  readonly pl?: Readonly<Record<string, LiveStatsPlayer>>;
  readonly shot?: readonly LiveStatsShot[];
};

export type LiveStatsOfficial = { readonly name?: string; readonly firstName?: string; readonly familyName?: string };

export type LiveStatsData = {
  /** Of files that we have written. */
  readonly fullcourtGameId?: string;
  readonly periodsMax?: number;
  readonly periodLengthREGULAR?: number;
  readonly periodLengthOVERTIME?: number;
  readonly attendance?: number | string;
  readonly tm: Readonly<Record<string, LiveStatsTeam>>;
  readonly pbp: readonly LiveStatsAction[];
  readonly officials?: Readonly<Record<string, LiveStatsOfficial>>;
};
