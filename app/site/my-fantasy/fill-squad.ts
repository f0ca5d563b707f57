import { squadSize } from "#core/fantasy/fantasy-settings.ts";
import { type Market, type MarketPlayer, playerNumbered } from "#core/fantasy/market.ts";
import { clubLimitOf } from "#core/fantasy/squad.ts";
import { leftOver, type SquadDraft, type SquadGround } from "./squad-draft.ts";

type Candidate = MarketPlayer & { readonly number: number };

/**
 * The draft with its empty places filled, the same way each time: each place gets the dearest that an even share of what is left pays
 * for, so that a newcomer's team is neither ten of the cheapest nor one star. Where prices are still to move something is kept for that.
 * Where it leads nowhere the cheapest are taken; `null`: those do not fit either. MYFAN5, MYFAN20
 */
export function filled(ground: SquadGround, draft: SquadDraft): SquadDraft | null {
  return filledBy(ground, draft, byShare, reserve(ground)) ?? filledBy(ground, draft, byShare, 0) ?? filledBy(ground, draft, byPrice, 0);
}

/** Half a price step for each place: some of ten go up while others go down. In tenths. */
function reserve({ locksAt, settings }: SquadGround): number {
  return locksAt === Infinity ? (squadSize(settings) * settings.price.step) / 2 : 0;
}

type Choice = (candidates: readonly Candidate[], share: number) => Candidate | undefined;

const byPrice: Choice = (candidates) => candidates[0];
const byShare: Choice = (candidates, share) => candidates.findLast(({ price }) => price <= share) ?? candidates[0];

function filledBy(ground: SquadGround, draft: SquadDraft, choose: Choice, kept: number): SquadDraft | null {
  const { market, settings, clubsPlaying } = ground;
  const limit = clubLimitOf(settings, clubsPlaying);
  const cheapestFirst = candidatesOf(market);
  const places = [...draft.places];
  for (const [place, { group, number }] of draft.places.entries()) {
    if (number !== null) continue;
    const taken = places.flatMap((each) => (each.number === null ? [] : [each.number]));
    const clubs = taken.map((each) => playerNumbered(market, each).club);
    const fits = cheapestFirst.filter(
      (player) => player.group === group && !taken.includes(player.number) && clubs.filter((club) => club === player.club).length < limit,
    );
    const empty = places.length - taken.length;
    const chosen = choose(fits, (leftOver(ground, { ...draft, places }) - kept) / empty);
    if (chosen === undefined) return null;
    places[place] = { group, number: chosen.number };
  }
  const full = { ...draft, places };
  return leftOver(ground, full) < kept ? null : full;
}

function candidatesOf(market: Market): readonly Candidate[] {
  return market
    .flatMap((player, number) => (player?.state === "on-market" ? [{ ...player, number }] : []))
    .toSorted((one, other) => one.price - other.price || other.number - one.number);
}
