import type { Shape } from "#core/fantasy/fantasy-settings.ts";
import { type Market, playerNumbered } from "#core/fantasy/market.ts";
import { fiveSize } from "#core/fantasy/squad.ts";
import { filled } from "./fill-squad.ts";
import { arranged } from "./formation.ts";
import { draftOf, mayLead, mayPick, maySwap, type Place, type SquadDraft, type SquadGround, swapped, transfersOf } from "./squad-draft.ts";

/** What can be pressed. What may not be done changes nothing. */
export type Press =
  | { readonly kind: "pick"; readonly place: number; readonly number: number }
  /** Of a team to be made: nobody stands there; of another: who stood there before comes back. */
  | { readonly kind: "drop"; readonly place: number }
  | { readonly kind: "swap"; readonly one: number; readonly other: number }
  | { readonly kind: "captain" | "vice"; readonly number: number }
  | { readonly kind: "form"; readonly formation: Shape }
  | { readonly kind: "fill" | "reset" };

/** The draft after something was pressed. MYFAN2, MYFAN3, MYFAN4 */
export function draftAfter(ground: SquadGround, draft: SquadDraft, press: Press): SquadDraft {
  switch (press.kind) {
    case "pick":
      return picked(ground, draft, press);
    case "drop":
      return dropped(ground, draft, press.place);
    case "swap":
      return maySwap(ground, draft, press.one, press.other) ? banded(ground, swapped(draft, press.one, press.other)) : draft;
    case "captain":
    case "vice":
      return led(ground, draft, press);
    case "form":
      return banded(ground, arranged(ground, draft, press.formation) ?? draft);
    case "fill":
      return banded(ground, filled(ground, draft) ?? draft);
    case "reset":
      return draftOf(ground);
  }
}

function picked(
  ground: SquadGround,
  draft: SquadDraft,
  { place, number }: { readonly place: number; readonly number: number },
): SquadDraft {
  if (!mayPick(ground, draft, place, number)) return draft;
  const before = draft.places[place] as Place;
  const worn = (band: number | null) => (band !== null && band === before.number ? number : band);
  const places = draft.places.with(place, { ...before, number });
  return banded(ground, { places, captain: worn(draft.captain), vice: worn(draft.vice) });
}

function dropped(ground: SquadGround, draft: SquadDraft, place: number): SquadDraft {
  const standing = draft.places[place];
  if (!standing || standing.number === null) return draft;
  if (ground.team === null) return banded(ground, { ...draft, places: draft.places.with(place, { ...standing, number: null }) });
  const back = transfersOf(ground, draft).find((transfer) => transfer.in === standing.number);
  return back === undefined ? draft : picked(ground, draft, { place, number: back.out });
}

function led(ground: SquadGround, draft: SquadDraft, { kind, number }: { readonly kind: "captain" | "vice"; readonly number: number }) {
  if (!mayLead(ground, draft, kind, number)) return draft;
  const other = kind === "captain" ? "vice" : "captain";
  return banded(ground, { ...draft, [kind]: number, [other]: draft[other] === number ? draft[kind] : draft[other] });
}

/** A team to be made is led by the dearest two of its five, once they are five, unless somebody else was said. */
function banded(ground: SquadGround, draft: SquadDraft): SquadDraft {
  if (ground.team !== null) return draft;
  const five = draft.places.slice(0, fiveSize).flatMap(({ number }) => (number === null ? [] : [number]));
  const dearest = five.toSorted((one, other) => priceOf(ground.market, other) - priceOf(ground.market, one) || one - other);
  const stays = (band: number | null) => (band !== null && five.includes(band) ? band : null);
  const said = { captain: stays(draft.captain), vice: stays(draft.vice) };
  if (five.length < fiveSize) return { places: draft.places, ...said };
  const captain = said.captain ?? dearest.find((number) => number !== said.vice) ?? null;
  const vice = said.vice ?? dearest.find((number) => number !== captain) ?? null;
  return { places: draft.places, captain, vice };
}

function priceOf(market: Market, number: number): number {
  return playerNumbered(market, number).price;
}
