import { never } from "../../kernel/never.ts";
import type { DraftGame, DraftGames } from "./draft.ts";
import type { Finding } from "./findings.ts";
import { gapCheck } from "./gap-check.ts";
import { type ScheduleProblem, weekdayOf, type Wish, type WishOf } from "./schedule-problem.ts";

/** Told of every time a wish is not kept; what there is to say about it is put together only if asked. */
export type Found = (finding: () => Finding) => void;
/** Looks through a draft for what does not keep one wish. */
export type WishCheck = (draft: DraftGames, found: Found) => void;

/** The check of a wish, its names looked up once. SCHED6–SCHED12 */
export function wishCheck(wish: Wish, problem: ScheduleProblem): WishCheck {
  switch (wish.kind) {
    case "venue-clash":
      return venueClashCheck(wish, problem);
    case "gap":
      return gapCheck(wish, problem);
    case "blocked":
      return blockedCheck(wish, problem);
    case "not-both-home":
      return notBothHomeCheck(wish, problem);
    case "derby":
      return derbyCheck(wish, problem);
    case "plays":
      return playsCheck(wish, problem);
    case "slot":
      return slotCheck(wish, problem);
    default:
      return never(wish);
  }
}

function indexOf({ teams }: ScheduleProblem, slug: string): number {
  const index = teams.findIndex((team) => team.slug === slug);
  if (index === -1) throw new RangeError(`A wish names ${slug}, which does not play`);
  return index;
}

function slugOf({ teams }: ScheduleProblem, index: number): string {
  return (teams[index] as ScheduleProblem["teams"][number]).slug;
}

/** SCHED6 */
function venueClashCheck({ hours }: WishOf<"venue-clash">, problem: ScheduleProblem): WishCheck {
  const venues = [...new Set(problem.teams.map(({ venue }) => venue))].filter((venue) => venue !== null);
  const shared = venues
    .map((venue) => ({ venue, teams: new Set(problem.teams.flatMap((team, index) => (team.venue === venue ? [index] : []))) }))
    .filter(({ teams }) => teams.size > 1);
  return ({ games }, found) => {
    for (const { venue, teams } of shared) {
      // Times that are to follow can still be set apart.
      const here = games.filter(({ home, slot }) => slot !== null && slot.time !== null && teams.has(home)).sort(byTipOff);
      for (const [index, game] of here.entries()) {
        const before = here[index - 1];
        if (!before) continue;
        const apart = hoursBetween(before, game);
        if (apart >= hours) continue;
        found(() => ({
          key: "venueClash",
          values: {
            venue,
            team: slugOf(problem, before.home),
            other: slugOf(problem, game.home),
            day: game.slot?.day ?? "",
            hours: apart,
            needed: hours,
          },
        }));
      }
    }
  };
}

function byTipOff(one: DraftGame, other: DraftGame): number {
  return (one.slot?.about ?? 0) - (other.slot?.about ?? 0);
}

function hoursBetween(one: DraftGame, other: DraftGame): number {
  return ((other.slot?.about ?? 0) - (one.slot?.about ?? 0)) / 3_600_000;
}

/** SCHED8 */
function blockedCheck({ teams, venues, from, to }: WishOf<"blocked">, problem: ScheduleProblem): WishCheck {
  const blocked = new Set(teams.map((slug) => indexOf(problem, slug)));
  const everybody = teams.length === 0 && venues.length === 0;
  return ({ games }, found) => {
    for (const { home, away, slot } of games) {
      if (slot === null || slot.day < from || slot.day > to) continue;
      const { day } = slot;
      const [host, guest] = [slugOf(problem, home), slugOf(problem, away)];
      if (everybody) found(() => ({ key: "leagueBlocked", values: { team: host, other: guest, day } }));
      if (blocked.has(home)) found(() => ({ key: "teamBlocked", values: { team: host, other: guest, day } }));
      if (blocked.has(away)) found(() => ({ key: "teamBlocked", values: { team: guest, other: host, day } }));
      const venue = problem.teams[home]?.venue ?? null;
      if (venue !== null && venues.includes(venue))
        found(() => ({ key: "venueBlocked", values: { venue, team: host, other: guest, day } }));
    }
  };
}

/** SCHED9 */
function notBothHomeCheck({ teams, within }: WishOf<"not-both-home">, problem: ScheduleProblem): WishCheck {
  const apart = teams.map((slug) => indexOf(problem, slug));
  return ({ byTeam }, found) => {
    for (let round = 0; round < problem.rounds.length; round++) {
      const home = apart.flatMap((team) => {
        const game = byTeam[team]?.[round];
        return game?.home === team ? [game] : [];
      });
      for (const [index, game] of home.entries()) {
        const before = home.slice(0, index).find(({ slot }) => within === "round" || slot?.day === game.slot?.day);
        if (!before) continue;
        const values = { team: slugOf(problem, before.home), other: slugOf(problem, game.home), round: round + 1 };
        const day = game.slot?.day;
        found(() => (within === "day" && day ? { key: "bothAtHomeThatDay", values: { ...values, day } } : { key: "bothAtHome", values }));
      }
    }
  };
}

/** SCHED10 */
function derbyCheck({ teams, rounds, falls }: WishOf<"derby">, problem: ScheduleProblem): WishCheck {
  const [one, other] = [indexOf(problem, teams[0]), indexOf(problem, teams[1])];
  const [team, against] = teams;
  return ({ byTeam }, found) => {
    const meets = rounds.filter((round) => {
      const game = byTeam[one]?.[round - 1];
      return game?.home === other || game?.away === other;
    });
    if (falls === "on" && meets.length === 0) found(() => ({ key: "derbyMissing", values: { team, other: against, rounds } }));
    if (falls === "off") for (const round of meets) found(() => ({ key: "derbyMisplaced", values: { team, other: against, round } }));
  };
}

/** SCHED11 */
function playsCheck({ team, rounds, at, against }: WishOf<"plays">, problem: ScheduleProblem): WishCheck {
  const index = indexOf(problem, team);
  const opponent = against === null ? null : indexOf(problem, against);
  return ({ byTeam }, found) => {
    for (const round of rounds) {
      const game = byTeam[index]?.[round - 1] ?? null;
      const actual = game === null ? "bye" : game.home === index ? "home" : "away";
      const values = { team, round };
      if (at === "bye") {
        if (actual !== "bye") found(() => ({ key: "noBye", values }));
      } else if (actual === "bye") found(() => ({ key: "noGame", values }));
      else if (at !== "either" && actual !== at) found(() => ({ key: at === "home" ? "notAtHome" : "notAway", values }));
      if (opponent !== null && against !== null && game?.home !== opponent && game?.away !== opponent)
        found(() => ({ key: "notAgainst", values: { team, other: against, round } }));
    }
  };
}

/** SCHED12 */
function slotCheck({ team, at, weekdays, times, names }: WishOf<"slot">, problem: ScheduleProblem): WishCheck {
  const index = indexOf(problem, team);
  const fitting = new Set(
    problem.rounds.flatMap(({ slots }) =>
      slots.filter(
        (slot) =>
          (weekdays.length === 0 || weekdays.includes(weekdayOf(slot.day))) &&
          (times.length === 0 || (slot.time !== null && times.includes(slot.time))) &&
          (names.length === 0 || (slot.name !== null && names.includes(slot.name))),
      ),
    ),
  );
  return ({ byTeam }, found) => {
    for (const game of byTeam[index] ?? []) {
      if (!game?.slot || fitting.has(game.slot)) continue;
      if (at !== "either" && (game.home === index) !== (at === "home")) continue;
      const { slot, round } = game;
      const other = slugOf(problem, game.home === index ? game.away : game.home);
      const about = { team, other, round: round + 1, day: slot.day };
      found(() =>
        slot.time === null ? { key: "dayNotKept", values: about } : { key: "slotNotKept", values: { ...about, time: slot.time } },
      );
    }
  };
}
