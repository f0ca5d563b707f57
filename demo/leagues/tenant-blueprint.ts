import type { TenantColors } from "#contract/queries.ts";
import type { PresetName } from "#core/league/playoff/preset-plans.ts";
import type { Emblem } from "../crests/emblems.ts";
import type { Culture } from "./person-names.ts";

/** A league organisation as its founders would describe it; seasons, people and games are drawn from it. */
export type TenantBlueprint = {
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
  /** What it asks of those who open an account; without it, nothing. */
  readonly accountRules?: { readonly minimumAge: number; readonly guardianBelowAge: number; readonly termsVersion: string };
  readonly city: string;
  /** Its e-mail lies in a domain that never leads anywhere. */
  readonly office: { readonly founded: number; readonly street: string; readonly email: string };
  /** Where most of its people come from. */
  readonly culture: Culture;
  /** The highest first; between seasons clubs go up and down among neighbours. */
  readonly competitions: readonly CompetitionBlueprint[];
  /** Those of the highest competition in the first season come first, then those of the next; the rest waits to be admitted. */
  readonly clubs: readonly ClubBlueprint[];
  /** Pairs of neighbours, by slug: their games fill the hall. */
  readonly derbies: readonly (readonly [string, string])[];
  /** Invented; their addresses lie in a domain that never leads anywhere. */
  readonly sponsors: readonly { readonly slug: string; readonly name: string }[];
  /** Id of its one team application: a known one, where real ones are random. */
  readonly invitation: string;
  readonly texts: {
    readonly forfeit: string;
    readonly heating: string;
    readonly hallTaken: string;
    readonly ineligible: string;
    readonly licence: string;
    readonly wrongRebounder: string;
  };
};

export type CompetitionBlueprint = {
  readonly slug: string;
  readonly name: string;
  /** Even. */
  readonly teams: number;
  /** Added to the talent of all its players. */
  readonly level: number;
  /** How many of its last go down after a season, and as many come up: from the next one, or of those who wait. */
  readonly changing: number;
  readonly playoffs: PresetName;
};

export type ClubBlueprint = {
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  readonly emblem: Emblem;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly venue: { readonly slug: string; readonly name: string; readonly capacity: number };
  /** Added to the talent of all its players: 0 an ordinary club of its competition. */
  readonly strength: number;
  /** Has one player with 0 and one with 00: two shirts. */
  readonly bothZeros?: true;
};
