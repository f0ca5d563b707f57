import type { RoundRobinLegs, SecondHalf } from "./round-robin.ts";

/** Degrees, north and east positive. */
export type Place = { readonly latitude: number; readonly longitude: number };

/** A hall; without a place, journeys to it take no time. */
export type ScheduledVenue = { readonly slug: string; readonly place: Place | null };
/** A team and the hall of its home games; two teams may name one hall. */
export type ScheduledTeam = { readonly slug: string; readonly venue: string | null };

/** When games may tip off: on a day, `yyyy-mm-dd`, at a time, `hh:mm`, both of the hall; and that moment in epoch milliseconds. */
export type Slot = {
  readonly day: string;
  /** `null`: it is to follow, and so is the moment. SCHED23 */
  readonly time: string | null;
  readonly tipOff: number | null;
  /** By what games are held apart: the tip-off, or noon of a day whose time is to follow. */
  readonly about: number;
  /** What the league calls it, "tv"; `null` for the ordinary ones. */
  readonly name: string | null;
  /** How many games may tip off then; `null`: as many as there are. */
  readonly games: number | null;
};

/** The days of one round. Without slots its games are published undated. */
export type RoundDates = { readonly slots: readonly Slot[] };

/** A hard wish counts above every soft one, whatever they weigh. */
export type Weight = number | "hard";

/** A game that a team plays elsewhere, in Europe or for the cup. */
export type OtherGame = { readonly team: string; readonly tipOff: number; readonly place: Place | null };

export type Wish = { readonly weight: Weight } & (
  | /** Games in one hall tip off at least so many hours apart. SCHED6 */
    { readonly kind: "venue-clash"; readonly hours: number }
  /** A team's games tip off at least so many hours apart, and the journey at this speed more; `null`: journeys are free. SCHED7 */
  | { readonly kind: "gap"; readonly hours: number; readonly kmPerHour: number | null; readonly otherGames: readonly OtherGame[] }
  /** No games of these teams, or in these halls, from a day to a day; without either, no game at all. SCHED8 */
  | {
      readonly kind: "blocked";
      readonly teams: readonly string[];
      readonly venues: readonly string[];
      readonly from: string;
      readonly to: string;
    }
  /** Of these teams at most one is at home in a round, or on a day. SCHED9 */
  | { readonly kind: "not-both-home"; readonly teams: readonly string[]; readonly within: "round" | "day" }
  /** Two teams meet in one of these rounds, or in none of them. Rounds are numbered from 1. SCHED10 */
  | { readonly kind: "derby"; readonly teams: readonly [string, string]; readonly rounds: readonly number[]; readonly falls: "on" | "off" }
  /** In these rounds the team plays at home, away, or not; against this one, where one is named. SCHED11 */
  | {
      readonly kind: "plays";
      readonly team: string;
      readonly rounds: readonly number[];
      readonly at: "home" | "away" | "bye" | "either";
      readonly against: string | null;
    }
  /** The team's home (away, all) games tip off in slots of these weekdays (1 Monday … 7), times or names; empty: any. SCHED12 */
  | {
      readonly kind: "slot";
      readonly team: string;
      readonly at: "home" | "away" | "either";
      readonly weekdays: readonly number[];
      readonly times: readonly string[];
      readonly names: readonly string[];
    }
);
export type WishOf<Kind extends Wish["kind"]> = Extract<Wish, { readonly kind: Kind }>;

/** What a league wants of its schedule. It has exactly the rounds its table needs (`roundsNeeded`). */
export type ScheduleProblem = {
  readonly teams: readonly ScheduledTeam[];
  readonly venues: readonly ScheduledVenue[];
  readonly legs: RoundRobinLegs;
  readonly secondHalf: SecondHalf;
  readonly rounds: readonly RoundDates[];
  readonly wishes: readonly Wish[];
};

export function roundsNeeded(teams: number, legs: RoundRobinLegs): number {
  return (teams - 1 + (teams % 2)) * legs;
}

/** 1 Monday … 7 Sunday of a day `yyyy-mm-dd`. */
export function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}
