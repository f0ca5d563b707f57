import type { TenantColors } from "#contract/queries.ts";
import type { Culture } from "./person-names.ts";

/** A league as its founders would describe it; people and games are drawn from it. */
export type LeagueBlueprint = {
  readonly seed: string;
  readonly tenant: {
    readonly slug: string;
    readonly host: string;
    readonly title: string;
    readonly shortTitle: string;
    readonly defaultLocale: "sr" | "sl";
    readonly timeZone: string;
    readonly colors: TenantColors;
  };
  readonly season: { readonly slug: string; readonly name: string; readonly startsOn: string; readonly endsOn: string };
  readonly league: { readonly slug: string; readonly name: string };
  readonly city: string;
  /** Where most of its people come from. */
  readonly culture: Culture;
  readonly clubs: readonly ClubBlueprint[];
  /** Invented; their addresses lie in a domain that never leads anywhere. */
  readonly sponsors: readonly { readonly slug: string; readonly name: string }[];
  readonly texts: { readonly forfeit: string; readonly postponement: string };
};

export type ClubBlueprint = {
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly venue: { readonly slug: string; readonly name: string; readonly capacity: number };
  /** Added to the talent of all its players: 0 an ordinary club of the league. */
  readonly strength: number;
  /** Has one player with 0 and one with 00: two shirts. */
  readonly bothZeros?: true;
};
