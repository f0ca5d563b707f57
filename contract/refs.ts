import type { NameScript } from "./written-names.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import type { Stage } from "#core/league/playoff/playoff-plan.ts";

/**
 * A name as its owner writes it. Serbian and Slovene names written in Latin script may be shown in Cyrillic and in Russian
 * (`transliterable`); foreign spellings may not. `latin`: `text` was typed for readers of another script, and this is what its owner writes.
 * `written`: what was typed for readers of other scripts, where programs are told. NAME10
 */
export type LocalName = {
  readonly text: string;
  readonly transliterable: boolean;
  readonly latin?: string;
  readonly written?: Readonly<Partial<Record<NameScript, string>>>;
};

export type CompetitionRef = { readonly seasonSlug: string; readonly leagueSlug: string; readonly name: LocalName };

export type TeamRef = {
  /** Slug of the club, unique in its tenant. */
  readonly clubSlug: string;
  readonly teamSlug: string;
  readonly name: LocalName;
  readonly code: string;
  /** Crest drawn from these when no picture was uploaded. */
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly crestUrl: string | null;
};

/** By which a game is asked for. Every game has one, those of the play-offs too. */
export type GameAddress = {
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly roundSlug: string;
  readonly gameSlug: string;
};

/** By which a game is linked to: `playoff` is its place in the bracket, `null` for a game that has none there. */
export type GameRef = GameAddress & { readonly playoff: { readonly duelSlug: string; readonly game: number } | null };

/** By which a game of the play-offs is asked for: the `game`th of a duel, from 1. */
export type PlayoffGameAddress = {
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly roundSlug: string;
  readonly duelSlug: string;
  readonly game: number;
};

/** A round by its number, or one of the play-offs by its stage. */
export type RoundRef = { readonly number: number; readonly stage: Stage | null };

/** What stands above every tab of a league. */
export type LeagueHead = { readonly competition: CompetitionRef; readonly seasonName: string };

/** Somebody whom a game names, with the slug of his page. */
export type NamedPage = { readonly slug: string } & Pick<LocalName, "transliterable">;

export type PersonRef = { readonly slug: string; readonly givenName: LocalName; readonly familyName: LocalName };

export type LeagueAddress = { readonly seasonSlug: string; readonly leagueSlug: string };

export type CareerPhase = "all" | Phase;

/** A club as lists and headers show it. */
export type ClubRef = {
  readonly slug: string;
  readonly name: LocalName;
  readonly code: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly crestUrl: string | null;
};

export type VenueRef = { readonly slug: string; readonly name: LocalName };
