import { plusDays } from "#core/kernel/calendar-day.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import { demoTenants } from "./leagues/demo-tenants.ts";
import type { ClubBlueprint, CompetitionBlueprint, TenantBlueprint } from "./leagues/tenant-blueprint.ts";
import { seededRandom } from "./random.ts";
import { type Calendar, finishedCalendar, runningCalendar } from "./seasons/calendar.ts";
import { type Crowd, gatherCrowd, type Person } from "./seasons/crowd.ts";
import { type LeagueSeason, playSeason } from "./seasons/league-season.ts";
import { formTeam, type Market, partPlayers, type Wish } from "./seasons/market.ts";
import type { Team } from "./seasons/team.ts";

export type { LeagueSeason } from "./seasons/league-season.ts";
export type { Team } from "./seasons/team.ts";
export type { WorldGame, WorldRound } from "./seasons/world-game.ts";

export type SeasonWorld = {
  /** `2026-27`, `2026/27`. */
  readonly slug: string;
  readonly name: string;
  /** First and last day, `yyyy-mm-dd`. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly isRunning: boolean;
  readonly leagues: readonly LeagueSeason[];
  /** Who whistles in any of its leagues. */
  readonly referees: readonly Person[];
  /** Players, coaches and referees nobody knew here before. */
  readonly newcomers: readonly Person[];
};

export type TenantWorld = {
  readonly blueprint: TenantBlueprint;
  /** Oldest first; the last one is running. */
  readonly seasons: readonly SeasonWorld[];
  /** Everybody who ever was in a team, on a bench or had a whistle. */
  readonly people: readonly Person[];
};

/** `running-season`: the seasons before are left out, for tests that need but a league. */
export type WorldExtent = "full" | "running-season";

/** The years the seasons begin in, by their names; `now` may place them elsewhere in the calendar. */
const seasonYears = [2024, 2025, 2026];
/** Rounds behind a running season, before the weekend it is in. */
const roundsBehind = 9;

/**
 * The demo as it stands at `now` (epoch milliseconds), before anything is stored: the same for the same `now`, on every
 * machine. Of the finished seasons `now` decides only in which years they were; of the running one also which games are
 * over. It is a plain value: tenants, their seasons, leagues, teams with everybody's spells, rounds and games with plan,
 * moves, result and the whole log.
 */
export function buildWorld(now: number, { extent = "full" }: { readonly extent?: WorldExtent } = {}): readonly TenantWorld[] {
  return demoTenants.map((blueprint) => buildTenant(blueprint, now, extent));
}

/** One organisation of the demo. */
export function buildTenant(blueprint: TenantBlueprint, now: number, extent: WorldExtent): TenantWorld {
  const seasons = [...playSeasons(blueprint, now, extent)];
  return { blueprint, seasons, people: seasons.flatMap(({ newcomers }) => newcomers) };
}

/** Its seasons one by one, oldest first: whoever stores them need not hold them all. */
export function* playSeasons(blueprint: TenantBlueprint, now: number, extent: WorldExtent): Generator<SeasonWorld, void, void> {
  const random = seededRandom(blueprint.seed);
  const crowd = gatherCrowd(random.fork("names"));
  const years = extent === "full" ? seasonYears : seasonYears.slice(-1);
  const referees = Array.from({ length: 8 + 4 * blueprint.competitions.length }, () =>
    crowd.draw(random, blueprint.culture, seasonYears[0] as number, [26, 46]),
  );
  const market = { free: [], coaches: [] };
  let before: SeasonBefore | null = null;
  let known = 0;
  for (const year of years) {
    const season = buildSeason({ blueprint, crowd, referees, now, year, before, market });
    yield { ...season, newcomers: crowd.people.slice(known) };
    known = crowd.people.length;
    before = { leagues: season.leagues.map(({ teams, order }) => ({ teams, order })) };
  }
}

/** What the next season goes on from. */
type SeasonBefore = { readonly leagues: readonly Pick<LeagueSeason, "teams" | "order">[] };

type SeasonFrame = {
  readonly blueprint: TenantBlueprint;
  readonly crowd: Crowd;
  readonly referees: readonly Person[];
  readonly now: number;
  readonly year: number;
  readonly before: SeasonBefore | null;
  readonly market: Pick<Market, "free" | "coaches">;
};

function buildSeason({ blueprint, crowd, referees, now, year, before, market: people }: SeasonFrame): Omit<SeasonWorld, "newcomers"> {
  const random = seededRandom(`${blueprint.seed}/${year}`);
  const market: Market = { blueprint, crowd, random, seasonYear: year, ...people };
  const isRunning = year === seasonYears.at(-1);
  const { timeZone } = blueprint.tenant;
  const shifted = year + calendarShift(now, timeZone);
  const calendars = blueprint.competitions.map(({ teams }) => {
    const rounds = 2 * (teams - 1);
    return isRunning ? runningCalendar(rounds, roundsBehind, now, timeZone) : finishedCalendar(shifted, rounds, timeZone);
  });
  const [startsOn, endsOn] = [startOf(calendars, shifted), `${shifted + 1}-06-15`];
  const squads = formTeams(market, before, startsOn);
  const leagues = blueprint.competitions.map((competition, tier) => {
    return playSeason({
      competition,
      seasonYear: year,
      isRunning,
      isLowest: tier === blueprint.competitions.length - 1,
      calendar: calendars[tier] as Calendar,
      roundsBehind,
      teams: squads[tier] as Team[],
      referees,
      market,
      now,
    });
  });
  return { slug: `${year}-${(year + 1) % 100}`, name: `${year}/${(year + 1) % 100}`, startsOn, endsOn, isRunning, leagues, referees };
}

/** The middle of August, or sooner where the running season has to have begun by then. */
function startOf(calendars: readonly Calendar[], year: number): string {
  const first = calendars.map(({ fridays }) => plusDays(fridays[0] as string, -7));
  return [`${year}-08-15`, ...first].toSorted()[0] as string;
}

/** By how many years `now` lies behind or ahead of the season that the running one is named after. */
function calendarShift(now: number, timeZone: string): number {
  const [year = 0, month = 0] = dayIn(timeZone, now).split("-").map(Number);
  return (month >= 9 ? year : year - 1) - (seasonYears.at(-1) as number);
}

function formTeams(market: Market, before: SeasonBefore | null, from: string): Team[][] {
  const tiers = before === null ? foundingTiers(market.blueprint) : tiersAfter(market.blueprint, before);
  const teamsBefore = before?.leagues.flatMap(({ teams }) => teams) ?? [];
  const wishes = tiers.map((clubs, tier) =>
    clubs.map((club): Wish => ({
      club,
      lift: (market.blueprint.competitions[tier] as CompetitionBlueprint).level + market.random.bell(0, 0.018),
      before: teamsBefore.find((team) => team.club === club) ?? null,
    })),
  );
  const staying = partPlayers(market, teamsBefore, wishes.flat());
  return wishes.map((tier) => tier.map((wish) => formTeam(market, wish, staying.get(wish.club.slug) ?? [], from)));
}

function foundingTiers({ competitions, clubs }: TenantBlueprint): ClubBlueprint[][] {
  let from = 0;
  return competitions.map(({ teams }) => clubs.slice(from, (from += teams)));
}

/** The last of each competition change places with the first of the next; the last of the lowest with those who wait. */
function tiersAfter({ competitions, clubs }: TenantBlueprint, { leagues }: SeasonBefore): ClubBlueprint[][] {
  const tiers = leagues.map(({ order }) => order.map((slug) => clubs.find((club) => club.slug === slug) as ClubBlueprint));
  const waiting = clubs.filter((club) => !tiers.some((tier) => tier.includes(club)));
  competitions.forEach(({ changing }, tier) => {
    const upper = tiers[tier] as ClubBlueprint[];
    const lower = tiers[tier + 1] ?? waiting;
    const down = upper.splice(upper.length - changing, changing, ...lower.slice(0, changing));
    lower.splice(0, changing, ...down);
  });
  return tiers;
}
