import { lineUpRefusal } from "#core/fantasy/decide-line-up.ts";
import { positionGroups } from "#core/fantasy/fantasy-settings.ts";
import { fiveSize, isFormation, type LineUp } from "#core/fantasy/squad.ts";
import { draftVerdict, numbersOf } from "./draft-verdict.ts";
import { draftAfter } from "./press-squad.ts";
import { draftOf, type Place, type SquadDraft, type SquadGround, transfersOf } from "./squad-draft.ts";

/** A draft as a device keeps it: with the squad that it was thought out on. */
export type KeptDraft = {
  readonly base: readonly number[];
  readonly places: readonly Place[];
  readonly captain: number | null;
  readonly vice: number | null;
  readonly name: string;
};

/** By the league: signing in again, or a line that was lost, costs no thought. MYFAN6 */
export function draftKey(seasonSlug: string, leagueSlug: string): string {
  return `fantasy-draft:${seasonSlug}/${leagueSlug}`;
}

export function keptDraft(ground: SquadGround, draft: SquadDraft, name: string): KeptDraft {
  return {
    base: ground.team?.squad.players ?? [],
    places: draft.places,
    captain: draft.captain,
    vice: draft.vice,
    name,
  };
}

/** From what a device kept; `null`: it is nothing of ours. */
export function readKeptDraft(text: string | null): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Thoughts on the squad as it is now, which may be another than they began with: each transfer, then the order and the captaincy, as far
 * as they still hold. MYFAN6
 */
export function rebased(ground: SquadGround, kept: KeptDraft): SquadDraft {
  if (ground.team === null) return refilled(ground, kept);
  const draft = withTransfers(ground, kept);
  const now: LineUp = { players: numbersOf(draft), captain: draft.captain ?? 0, vice: draft.vice ?? 0 };
  const wanted = [
    { players: kept.places.map(({ number }) => number ?? 0), captain: kept.captain ?? 0, vice: kept.vice ?? 0 },
    { players: now.players, captain: kept.captain ?? 0, vice: kept.vice ?? 0 },
  ].find((line) => lineUpRefusal(ground.settings, ground.market, { now, wanted: line, hasBegun: ground.hasBegun }) === null);
  if (wanted === undefined) return draft;
  const groupOf = (number: number) => (draft.places.find((place) => place.number === number) as Place).group;
  return { places: wanted.players.map((number) => ({ group: groupOf(number), number })), captain: wanted.captain, vice: wanted.vice };
}

/** How many transfers of kept thoughts are neither in the draft that came of them nor made: their deadline, price or player has gone. MYFAN25 */
export function lostTransfers({ team }: Pick<SquadGround, "team">, { base, places }: KeptDraft, draft: SquadDraft): number {
  if (team === null) return 0;
  const there = [...team.squad.players, ...numbersOf(draft)];
  return places.filter(({ number }) => number !== null && !base.includes(number) && !there.includes(number)).length;
}

/** A team to be made, without those who may no longer be taken. */
function refilled(ground: SquadGround, { places, captain, vice }: KeptDraft): SquadDraft {
  const { settings, market } = ground;
  const fresh = draftOf(ground);
  const five = places.slice(0, fiveSize).map(({ group }) => group);
  const isShaped = positionGroups.every((group) => places.filter((place) => place.group === group).length === settings.shape[group]);
  if (!isShaped || !isFormation(settings, five)) return fresh;
  const empty: SquadDraft = { places: places.map(({ group }) => ({ group, number: null })), captain: null, vice: null };
  let draft = empty;
  for (const [place, { number }] of places.entries()) {
    if (number !== null && market[number] !== undefined) draft = draftAfter(ground, draft, { kind: "pick", place, number });
  }
  return led(ground, led(ground, draft, "captain", captain), "vice", vice);
}

function led(ground: SquadGround, draft: SquadDraft, kind: "captain" | "vice", number: number | null): SquadDraft {
  return number === null ? draft : draftAfter(ground, draft, { kind, number });
}

function withTransfers(ground: SquadGround, { base, places }: KeptDraft): SquadDraft {
  const wanted = places.map(({ number }) => number);
  const coming = wanted.filter((number) => number !== null && !base.includes(number));
  let draft = draftOf(ground);
  for (const out of base.filter((number) => !wanted.includes(number))) {
    const at = coming.findIndex((number) => number !== null && ground.market[number]?.group === ground.market[out]?.group);
    const [number = null] = at === -1 ? [] : coming.splice(at, 1);
    const place = draft.places.findIndex((each) => each.number === out);
    if (number !== null && place !== -1) draft = draftAfter(ground, draft, { kind: "pick", place, number });
  }
  return draft;
}

/** Whether there is anything to keep. */
export function isThought(ground: SquadGround, draft: SquadDraft, name: string): boolean {
  if (ground.team === null) return name !== "" || numbersOf(draft).length > 0;
  return transfersOf(ground, draft).length > 0 || !["unchanged", "over"].includes(draftVerdict(ground, draft, 0).kind);
}

function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== "object" || value === null) return false;
  const { base, places, captain, vice, name } = value as Record<string, unknown>;
  const isNumber = (each: unknown) => each === null || Number.isInteger(each);
  const arePlaces = Array.isArray(places) && places.every((place: Partial<Place> | null) => isPlace(place) && isNumber(place.number));
  return (
    arePlaces && Array.isArray(base) && base.every(Number.isInteger) && isNumber(captain) && isNumber(vice) && typeof name === "string"
  );
}

function isPlace(place: Partial<Place> | null): place is Place {
  return place !== null && positionGroups.some((group) => group === place.group);
}
