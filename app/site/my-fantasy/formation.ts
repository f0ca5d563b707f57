import { type PositionGroup, positionGroups, type Shape } from "#core/fantasy/fantasy-settings.ts";
import { fiveSize, isFormation } from "#core/fantasy/squad.ts";
import { maySwap, type SquadDraft, type SquadGround, swapped } from "./squad-draft.ts";

/** As it is written: 2-2-1. */
export function formationName(shape: Shape): string {
  return positionGroups.map((group) => shape[group]).join("-");
}

/**
 * The draft in another formation: who is too many of his group gives way to the first of the bench of a group that lacks somebody.
 * Captain and vice-captain stay as long as they can. `null`: too many have begun, or the settings know no such formation.
 */
export function arranged(ground: SquadGround, draft: SquadDraft, wanted: Shape): SquadDraft | null {
  const target = positionGroups.flatMap((group) => Array.from({ length: wanted[group] }, () => group));
  if (target.length !== fiveSize || !isFormation(ground.settings, target)) return null;
  let now = draft;
  // Each step makes one group right, so it takes at most five.
  for (let step = 0; step < fiveSize; step++) {
    const lacking = positionGroups.find((group) => standing(now, group).length < wanted[group]);
    if (lacking === undefined) return now;
    const crowded = positionGroups.filter((group) => standing(now, group).length > wanted[group]);
    const [out] = crowded.flatMap((group) => leaving(ground, now, group));
    const comes = now.places.findIndex(
      ({ group, number }, place) => place >= fiveSize && group === lacking && !(number !== null && ground.hasBegun(number)),
    );
    if (out === undefined || comes === -1) return null;
    now = swapped(now, out, comes);
  }
  return standing(now, "guard").length === wanted.guard && standing(now, "forward").length === wanted.forward ? now : null;
}

/** Places with which one of a group may change, for whoever is tapped. */
export function partnersOf(ground: SquadGround, draft: SquadDraft, place: number): readonly number[] {
  return draft.places.flatMap((_, other) => (maySwap(ground, draft, place, other) ? [other] : []));
}

function standing({ places }: SquadDraft, group: PositionGroup): readonly number[] {
  return places.flatMap((place, index) => (index < fiveSize && place.group === group ? [index] : []));
}

/** Who may leave the court, the last first, and those with a band after all others. */
function leaving({ hasBegun }: SquadGround, draft: SquadDraft, group: PositionGroup): readonly number[] {
  const numberAt = (place: number) => draft.places[place]?.number ?? null;
  const rank = (place: number) => {
    const number = numberAt(place);
    if (number === null) return 0;
    return number === draft.captain ? 3 : number === draft.vice ? 2 : 1;
  };
  return standing(draft, group)
    .filter((place) => {
      const number = numberAt(place);
      return number === null || !hasBegun(number);
    })
    .toSorted((one, other) => rank(one) - rank(other) || other - one);
}
