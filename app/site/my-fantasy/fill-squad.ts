import { type Market, type MarketPlayer, playerNumbered } from "#core/fantasy/market.ts";
import { clubLimitOf } from "#core/fantasy/squad.ts";
import { leftOver, type SquadDraft, type SquadGround } from "./squad-draft.ts";

type Candidate = MarketPlayer & { readonly number: number };

/**
 * The draft with its empty places filled, the same way each time: each place gets the dearest that an even share of what is left pays
 * for, so that a newcomer's team is neither ten of the cheapest nor one star. Where that leads nowhere the cheapest are taken; `null`:
 * those do not fit either. MYFAN5
 */
export function filled(ground: SquadGround, draft: SquadDraft): SquadDraft | null {
  return filledBy(ground, draft, byShare) ?? filledBy(ground, draft, byPrice);
}

type Choice = (candidates: readonly Candidate[], share: number) => Candidate | undefined;

const byPrice: Choice = (candidates) => candidates[0];
const byShare: Choice = (candidates, share) => candidates.findLast(({ price }) => price <= share) ?? candidates[0];

function filledBy(ground: SquadGround, draft: SquadDraft, choose: Choice): SquadDraft | null {
  const { market, settings, clubsPlaying } = ground;
  const limit = clubLimitOf(settings, clubsPlaying);
  const cheapestFirst = candidatesOf(market);
  let now = draft;
  for (const [place, { group, number }] of draft.places.entries()) {
    if (number !== null) continue;
    const taken = now.places.flatMap((each) => (each.number === null ? [] : [each.number]));
    const clubs = taken.map((each) => playerNumbered(market, each).club);
    const fits = cheapestFirst.filter(
      (player) =>
        player.group === group && !taken.includes(player.number) && clubs.filter((club) => club === player.club).length < limit,
    );
    const empty = now.places.length - taken.length;
    const chosen = choose(fits, leftOver(ground, now) / empty);
    if (chosen === undefined) return null;
    now = { ...now, places: now.places.with(place, { group, number: chosen.number }) };
  }
  return leftOver(ground, now) < 0 ? null : now;
}

function candidatesOf(market: Market): readonly Candidate[] {
  return market
    .flatMap((player, number) => (player?.state === "on-market" ? [{ ...player, number }] : []))
    .toSorted((one, other) => one.price - other.price || other.number - one.number);
}
