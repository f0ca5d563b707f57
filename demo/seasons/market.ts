import type { Culture } from "../leagues/person-names.ts";
import type { ClubBlueprint, TenantBlueprint } from "../leagues/tenant-blueprint.ts";
import type { Random } from "../random.ts";
import { ageIn, type Crowd, type Person } from "./crowd.ts";
import { type Player, playerOf, talentIn } from "./player.ts";
import { places, signSquad, type Team } from "./team.ts";

/** The people of a tenant between two seasons: who is free, and who can be found elsewhere. */
export type Market = {
  readonly blueprint: TenantBlueprint;
  readonly crowd: Crowd;
  readonly random: Random;
  readonly seasonYear: number;
  /** Players without a club, and coaches. */
  readonly free: Player[];
  readonly coaches: Person[];
};

/** A club that looks for its players: how good they should be, and whom it has left from the season before. */
export type Wish = { readonly club: ClubBlueprint; readonly lift: number; readonly before: Team | null };

/** Age at which everybody has stopped, and from which some do. */
const lastAge = 38;
const lateAge = 33;

/** Those who stop playing or go abroad leave the market; the others stay, or are free. */
export function partPlayers(market: Market, teams: readonly Team[], wishes: readonly Wish[]): ReadonlyMap<string, readonly Player[]> {
  const staying = new Map<string, readonly Player[]>();
  for (const team of teams) {
    const goesOn = wishes.some(({ before }) => before === team);
    const players = team.signings.filter(({ validTo }) => validTo === null).map(({ player }) => player);
    const left = players.filter((player) => !hasStopped(market, player));
    const kept = left.filter((player) => goesOn && market.random.chance(isCaptain(team, player) ? 0.85 : 0.64));
    staying.set(team.club.slug, kept);
    market.free.push(...left.filter((player) => !kept.includes(player)));
    if (!goesOn) market.coaches.push(team.coach, team.assistant);
  }
  return staying;
}

function isCaptain({ signings }: Team, player: Player): boolean {
  return signings.some((signing) => signing.player === player && signing.captain);
}

function hasStopped({ random, seasonYear }: Market, player: Player): boolean {
  const age = ageIn(player.person, seasonYear);
  if (age >= lastAge || (age >= lateAge && random.chance(0.12 * (age - lateAge + 1)))) return true;
  // The best are bought away by richer leagues.
  return talentIn(player, seasonYear) > 0.7 && age < 30 && random.chance(0.3);
}

/** A club's season: those who stayed, those it signed, and who leads them. */
export function formTeam(market: Market, wish: Wish, staying: readonly Player[], from: string): Team {
  const { random, seasonYear } = market;
  const { club, lift, before } = wish;
  const byTalent = staying.toSorted((one, other) => talentIn(other, seasonYear) - talentIn(one, seasonYear));
  const filled: (Player | null)[] = places.map(() => null);
  for (const player of byTalent) {
    const place = places.findIndex(({ position }, index) => position === player.position && filled[index] === null);
    if (place >= 0) filled[place] = player;
    else market.free.push(player);
  }
  const players = filled.map((player, place) => player ?? signFor(market, wish, place, lift));
  const wore = new Map(before?.signings.map((signing) => [signing.player.person.slug, signing]));
  const [coach, assistant] = hireCoaches(market, before);
  const squad = { players, seasonYear, from, bothZeros: club.bothZeros === true };
  return { club, coach, assistant, signings: signSquad(random, squad, wore) };
}

function signFor(market: Market, { club, before }: Wish, place: number, lift: number): Player {
  const { position, talent } = places[place] as (typeof places)[number];
  const wanted = talent + lift + club.strength + market.random.bell(0, 0.045);
  const known = (player: Player) => before?.signings.some((signing) => signing.player === player) ?? false;
  const fitting = market.free
    .filter((player) => player.position === position && !known(player))
    .map((player) => ({ player, distance: Math.abs(talentIn(player, market.seasonYear) - wanted) }))
    .filter(({ distance }) => distance < 0.08)
    .toSorted((one, other) => one.distance - other.distance)[0];
  if (fitting && market.random.chance(0.8)) {
    market.free.splice(market.free.indexOf(fitting.player), 1);
    return fitting.player;
  }
  return newcomer(market, place, wanted);
}

/** Nobody knew him here before: from the club's own school on the last places, from anywhere on the others. */
export function newcomer({ blueprint, crowd, random, seasonYear }: Market, place: number, talent: number): Player {
  const { position } = places[place] as (typeof places)[number];
  const school = place >= 9;
  const neighbour: Culture = blueprint.culture === "serbian" ? "slovene" : "serbian";
  const culture = school ? blueprint.culture : random.weighted([blueprint.culture, "foreign", neighbour], originWeight(blueprint.culture));
  const ages: readonly [number, number] = school ? [17, 20] : place < 5 ? [22, 33] : [20, 32];
  return playerOf(crowd.draw(random, culture, seasonYear, ages), position, talent, seasonYear);
}

function originWeight(own: Culture): (culture: Culture) => number {
  return (culture) => (culture === own ? 70 : culture === "foreign" ? 22 : 8);
}

function hireCoaches({ crowd, blueprint, random, seasonYear, coaches }: Market, before: Team | null): [Person, Person] {
  if (before && random.chance(0.72)) return [before.coach, before.assistant];
  if (before) {
    // The assistant steps up; the coach looks for another bench.
    const helper = crowd.draw(random, blueprint.culture, seasonYear, [29, 50]);
    const [coach, assistant] = [coaches.length > 0 && random.chance(0.6) ? (coaches.shift() as Person) : before.assistant, helper];
    coaches.push(before.coach);
    return [coach, assistant];
  }
  return [crowd.draw(random, blueprint.culture, seasonYear, [38, 64]), crowd.draw(random, blueprint.culture, seasonYear, [29, 52])];
}
