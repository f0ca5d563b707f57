import type { LeagueAddress, LocalName, PersonRef, RoundRef } from "./refs.ts";

type OfRound = { readonly league: LeagueAddress; readonly name: LocalName; readonly round: RoundRef };

/** What a notice tells of one's own fantasy team. Prices and points are in tenths, moments epoch milliseconds. FANN1 */
export type FantasyNotice =
  | ({
      readonly kind: "fantasy-day-before" | "fantasy-two-hours";
      readonly locksAt: number;
      /** The league's, in which deadlines are said. */
      readonly timeZone: string;
      /** Players who may be missing, have left, or have no game in the round. */
      readonly missing: number;
      /** Nothing was changed since the round opened. */
      readonly isUnseen: boolean;
    } & OfRound)
  | ({
      readonly kind: "fantasy-result";
      /** By its number. */
      readonly team: number;
      readonly points: number;
      readonly place: number;
      readonly teams: number;
      /** In the season's table. */
      readonly totalPlace: number;
    } & OfRound)
  | ({
      readonly kind: "fantasy-price";
      /** Those that moved furthest, first. */
      readonly players: readonly (Pick<PersonRef, "givenName" | "familyName"> & { readonly before: number; readonly after: number })[];
      /** How many moved besides. */
      readonly more: number;
    } & OfRound)
  | ({ readonly kind: "fantasy-correction"; readonly before: number; readonly after: number } & OfRound)
  /** Against how many teams, in all leagues of friends. */
  | ({ readonly kind: "fantasy-duel"; readonly duels: number } & OfRound);
