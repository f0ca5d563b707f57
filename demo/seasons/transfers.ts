import { plusDays } from "#core/kernel/calendar-day.ts";
import type { Random } from "../random.ts";
import { type Market, newcomer } from "./market.ts";
import { type Player, skillIn, talentIn } from "./player.ts";
import { freeShirts, places, type Signing, squadOn, type Team } from "./team.ts";

/** A change of clubs in the midst of a season, for those who tell the league's story. */
export type Transfer = { readonly day: string; readonly player: Player; readonly from: string; readonly to: string };

/**
 * A few players change clubs before this day: who comes takes the place of one who is let go, and the club he leaves finds
 * somebody new. Everybody has twelve before and after.
 */
export function transferPlayers(market: Market, teams: readonly Team[], day: string): { teams: Team[]; transfers: Transfer[] } {
  const { random } = market;
  const transfers: Transfer[] = [];
  const changed = new Map(teams.map((team) => [team.club.slug, team]));
  const order = random.shuffled(teams.map(({ club }) => club.slug));
  for (let pair = 0; pair + 1 < Math.min(4, order.length); pair += 2) {
    const [giver, taker] = [changed.get(order[pair] as string) as Team, changed.get(order[pair + 1] as string) as Team];
    const leaving = middleMan(random, giver, market.seasonYear, day);
    const released = lastAt(taker, leaving, market.seasonYear, day);
    if (released === null) continue;
    const place = places.findIndex(({ position }, index) => index >= 5 && position === leaving.player.position);
    const substitute = newcomer(market, place, talentIn(leaving.player, market.seasonYear) - 0.02);
    changed.set(giver.club.slug, exchange(random, giver, { out: leaving, in: substitute, day, seasonYear: market.seasonYear }));
    changed.set(taker.club.slug, exchange(random, taker, { out: released, in: leaving.player, day, seasonYear: market.seasonYear }));
    market.free.push(released.player);
    transfers.push({ day, player: leaving.player, from: giver.club.slug, to: taker.club.slug });
  }
  return { teams: teams.map(({ club }) => changed.get(club.slug) as Team), transfers };
}

/** Neither a star nor the captain. */
function middleMan(random: Random, team: Team, seasonYear: number, day: string): Signing {
  const squad = squadOn(team, day).filter(({ captain }) => !captain);
  const byTalent = squad.toSorted((one, other) => talentIn(other.player, seasonYear) - talentIn(one.player, seasonYear));
  return random.pick(byTalent.slice(3, 8));
}

/** The last of the newcomer's position. */
function lastAt(team: Team, { player }: Signing, seasonYear: number, day: string): Signing | null {
  const rivals = squadOn(team, day).filter((signing) => signing.player.position === player.position && !signing.captain);
  return rivals.toSorted((one, other) => talentIn(one.player, seasonYear) - talentIn(other.player, seasonYear))[0] ?? null;
}

type Exchange = { readonly out: Signing; readonly in: Player; readonly day: string; readonly seasonYear: number };

function exchange(random: Random, team: Team, { out, in: player, day, seasonYear }: Exchange): Team {
  const taken = new Set(team.signings.map(({ shirt }) => shirt));
  const shirt = freeShirts(random, taken, false)[0] as string;
  const eve = plusDays(day, -1);
  const signings = team.signings.map((signing) => (signing === out ? { ...signing, validTo: eve } : signing));
  const signed: Signing = { player, shirt, captain: false, skill: skillIn(player, seasonYear), validFrom: day, validTo: null };
  return { ...team, signings: [...signings, signed] };
}
