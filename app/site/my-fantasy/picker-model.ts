import { clubLimitOf } from "#core/fantasy/squad.ts";
import { playerNumbered } from "#core/fantasy/market.ts";
import type { PickedPlayer } from "./picked-player.ts";
import { leftOver, mayPick, type SquadDraft, type SquadGround, weighed } from "./squad-draft.ts";

/** What a picker is asked. `text`: of a name; `club`: a slug, `""`: any. */
export type PickerWish = {
  readonly text: string;
  readonly club: string;
  readonly onlyFitting: boolean;
  readonly onlyFit: boolean;
  readonly sort: "form" | "price";
};

/** Before anything is chosen: who can be afforded and can play, in the best form. */
export const firstWish: PickerWish = { text: "", club: "", onlyFitting: true, onlyFit: true, sort: "form" };

/** Somebody for a place; `lacks`, in tenths, and `clubIsFull` say why he does not fit now. He may be thought of all the same. */
export type Candidate = { readonly player: PickedPlayer; readonly weighs: number; readonly lacks: number; readonly clubIsFull: boolean };

/** What may be spent on a place: what is left, and what whoever stands there gives back; in tenths. */
export function spendable(ground: SquadGround, draft: SquadDraft, place: number): number {
  return leftOver(ground, draft) + (weighed(ground, draft)[place] ?? 0);
}

/** Who may come to a place. What a team to be made still has to pay for its other empty places is put aside. MYFAN2 */
export function candidates(
  ground: SquadGround,
  draft: SquadDraft,
  place: number,
  players: ReadonlyMap<number, PickedPlayer>,
  wish: PickerWish,
): readonly Candidate[] {
  const may = spendable(ground, draft, place) - putAside(ground, draft, place);
  const limit = clubLimitOf(ground.settings, ground.clubsPlaying);
  const others = draft.places.flatMap(({ number }, at) => (number === null || at === place ? [] : [number]));
  const countOf = (club: string) => others.filter((number) => playerNumbered(ground.market, number).club === club).length;
  const text = plain(wish.text);
  return [...players.values()]
    .filter(({ number }) => mayPick(ground, draft, place, number))
    .map((player): Candidate => {
      const [weighs] = weighed(ground, { ...draft, places: [{ group: player.group, number: player.number }] }) as [number];
      return { player, weighs, lacks: Math.max(0, weighs - may), clubIsFull: countOf(player.clubSlug) >= limit };
    })
    .filter(
      ({ player, lacks, clubIsFull }) =>
        (isNamed(player, text) || ((!wish.onlyFitting || (lacks === 0 && !clubIsFull)) && (!wish.onlyFit || player.status === null))) &&
        (wish.club === "" || player.clubSlug === wish.club) &&
        (text === "" || plain(`${player.fullName} ${player.clubName}`).includes(text)),
    )
    .toSorted((one, other) => orderOf(wish, other) - orderOf(wish, one) || one.player.number - other.player.number);
}

/** Looked for by name, whom nothing that is pressed keeps from being found: their row says why they do not fit. LOOK25 */
function isNamed({ fullName }: PickedPlayer, text: string): boolean {
  return text !== "" && plain(fullName).includes(text);
}

function orderOf({ sort }: PickerWish, { player, weighs }: Candidate): number {
  return sort === "price" ? weighs : (player.form ?? -Infinity);
}

/** The cheapest of each other empty place. */
function putAside({ market, settings }: SquadGround, { places }: SquadDraft, place: number): number {
  const prices = market.flatMap((player) => (player?.state === "on-market" ? [player.price] : []));
  const cheapest = prices.length === 0 ? settings.price.floor : Math.min(...prices);
  return cheapest * places.filter(({ number }, at) => number === null && at !== place).length;
}

/** As it is looked for: without marks over letters, in small ones. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/đ/giu, "d").toLowerCase().trim();
}
