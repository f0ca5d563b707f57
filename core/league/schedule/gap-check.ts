import { kilometresBetween } from "./distance.ts";
import type { DraftGames } from "./draft.ts";
import type { Place, ScheduleProblem, WishOf } from "./schedule-problem.ts";
import type { Found, WishCheck } from "./wish-checks.ts";

type Stop = { readonly tipOff: number; readonly place: Place | null };

const hourMs = 3_600_000;

/** Rest and journey between a team's games, those it plays elsewhere included. SCHED7 */
export function gapCheck({ hours, kmPerHour, otherGames }: WishOf<"gap">, problem: ScheduleProblem): WishCheck {
  const placeOfVenue = new Map(problem.venues.map(({ slug, place }) => [slug, place]));
  const placeOf = problem.teams.map(({ venue }) => (venue === null ? null : (placeOfVenue.get(venue) ?? null)));
  const elsewhere = problem.teams.map(({ slug }) => otherGames.filter(({ team }) => team === slug).map((game): Stop => game));
  const needed = (one: Stop, other: Stop) =>
    hours + (kmPerHour === null || !one.place || !other.place ? 0 : kilometresBetween(one.place, other.place) / kmPerHour);

  function stopsOf(team: number, { byTeam }: DraftGames): Stop[] {
    const stops: Stop[] = [...(elsewhere[team] ?? [])];
    for (const game of byTeam[team] ?? []) if (game?.slot) stops.push({ tipOff: game.slot.about, place: placeOf[game.home] ?? null });
    return stops.sort((one, other) => one.tipOff - other.tipOff);
  }

  return (draft: DraftGames, found: Found) => {
    for (const [team, { slug }] of problem.teams.entries()) {
      const stops = stopsOf(team, draft);
      for (let index = 1; index < stops.length; index++) {
        const [before, stop] = [stops[index - 1] as Stop, stops[index] as Stop];
        const apart = (stop.tipOff - before.tipOff) / hourMs;
        // A journey is worked out only where the games are near enough for it to matter.
        if (apart >= hours + (kmPerHour === null ? 0 : longestJourneyKm / kmPerHour)) continue;
        const least = needed(before, stop);
        if (apart >= least) continue;
        // Two games of other competitions are not this schedule's to move.
        if (elsewhere[team]?.includes(before) && elsewhere[team].includes(stop)) continue;
        found(() => ({
          key: "gapTooShort",
          values: { team: slug, tipOff: stop.tipOff, otherTipOff: before.tipOff, hours: apart, needed: Math.ceil(least * 10) / 10 },
        }));
      }
    }
  };
}

/** Half the earth's circumference: nothing is farther. */
const longestJourneyKm = 20_016;
