import { type FantasySettings, type PositionGroup, positionGroups, type Shape } from "#core/fantasy/fantasy-settings.ts";
import { type Market, playerNumbered } from "#core/fantasy/market.ts";
import { pricePaid, type Transfer } from "#core/fantasy/decide-transfer.ts";
import { fiveSize, isFormation, type Squad } from "#core/fantasy/squad.ts";

/** What a squad is thought out on: all of it comes from the server in one answer, and stays until that is asked for again. */
export type SquadGround = {
  readonly settings: FantasySettings;
  readonly market: Market;
  readonly clubsPlaying: number;
  /** `null`: none has been made yet. */
  readonly team: { readonly squad: Squad; readonly atOpening: Squad; readonly hasPlayed: boolean } | null;
  readonly unlimited: boolean;
  /** When transfers end, epoch milliseconds; `Infinity`: not before prices are made anew; `null`: none may be made. */
  readonly locksAt: number | null;
  readonly hasBegun: (number: number) => boolean;
};

/** One of ten: its group is fixed, whoever stands there. */
export type Place = { readonly group: PositionGroup; readonly number: number | null };

/** A squad as it is thought out in a browser: five places of the court, the sixth man's, the bench's in their order. */
export type SquadDraft = { readonly places: readonly Place[]; readonly captain: number | null; readonly vice: number | null };

/** Ten empty places in the first formation that the settings name, or the squad as it stands. */
export function draftOf({ settings, market, team }: SquadGround): SquadDraft {
  if (team !== null) {
    const { players, captain, vice } = team.squad;
    return { places: players.map((number) => ({ group: playerNumbered(market, number).group, number })), captain, vice };
  }
  const five = settings.formations[0] ?? settings.shape;
  const ofShape = (shape: Shape) =>
    positionGroups.flatMap((group) => Array.from({ length: shape[group] }, () => ({ group, number: null })));
  const { shape } = settings;
  const rest = { guard: shape.guard - five.guard, forward: shape.forward - five.forward, centre: shape.centre - five.centre };
  return { places: [...ofShape(five), ...ofShape(rest)], captain: null, vice: null };
}

/** Whether two may change places: the five stay a formation, and neither has begun. Two of the five have nothing to change. */
export function maySwap({ settings, hasBegun }: SquadGround, { places }: SquadDraft, one: number, other: number): boolean {
  const [first, second] = [places[one], places[other]];
  if (!first || !second || one === other || Math.min(one, other) >= places.length) return false;
  if (one < fiveSize && other < fiveSize) return false;
  if ([first, second].some(({ number }) => number !== null && hasBegun(number))) return false;
  const five = swapped({ places, captain: null, vice: null }, one, other).places.slice(0, fiveSize);
  return isFormation(
    settings,
    five.map(({ group }) => group),
  );
}

/** Whether the draft may be led by this one: he is of the five, and nobody whose part changes has begun. FAN7 */
export function mayLead({ hasBegun }: SquadGround, draft: SquadDraft, part: "captain" | "vice", number: number): boolean {
  if (draft[part] === number || !draft.places.slice(0, fiveSize).some((place) => place.number === number)) return false;
  const changing = [number, draft[part]].filter((each) => each !== null);
  return !changing.some(hasBegun);
}

/** Who goes and who comes, in pairs of one group, in the squad's order. */
export function transfersOf({ market, team }: SquadGround, { places }: SquadDraft): readonly Transfer[] {
  if (team === null) return [];
  const wanted = places.map(({ number }) => number);
  const { players } = team.squad;
  const coming = places.filter(({ number }) => number !== null && !players.includes(number));
  return players
    .filter((number) => !wanted.includes(number))
    .flatMap((out) => {
      const { group } = playerNumbered(market, out);
      const at = coming.findIndex((place) => place.group === group);
      const [comes] = at === -1 ? [] : coming.splice(at, 1);
      const number = comes?.number ?? null;
      return number === null ? [] : [{ out, in: number }];
    });
}

/** What each place weighs on the budget, in tenths; an empty one nothing. FAN2 */
export function weighed({ market, team }: SquadGround, { places }: SquadDraft): readonly number[] {
  return places.map(({ number }) => {
    if (number === null) return 0;
    if (team === null) return playerNumbered(market, number).price;
    return team.squad.paid[team.squad.players.indexOf(number)] ?? pricePaid(market, team.atOpening, number);
  });
}

/** What is left of the budget, in tenths; below zero where the thoughts are over it. */
export function leftOver(ground: SquadGround, draft: SquadDraft): number {
  return ground.settings.budget - weighed(ground, draft).reduce((sum, price) => sum + price, 0);
}

/** Whether somebody may be taken at all, whatever else is wrong then. */
export function mayPick({ market, team, locksAt }: SquadGround, { places }: SquadDraft, place: number, number: number): boolean {
  const player = market[number];
  if (player === undefined || player.group !== places[place]?.group || places.some((other) => other.number === number)) return false;
  const isOld = team !== null && [...team.squad.players, ...team.atOpening.players].includes(number);
  return locksAt !== null && (player.state === "on-market" || isOld);
}

/** Two with their places exchanged, without asking whether they may. */
export function swapped({ places, captain, vice }: SquadDraft, one: number, other: number): SquadDraft {
  const [first, second] = [places[one] as Place, places[other] as Place];
  // The band stays on the court: whoever comes for the captain wears it.
  const worn = (band: number | null) => {
    if (band === null || band !== (one < fiveSize ? first : second).number || Math.max(one, other) < fiveSize) return band;
    return Math.min(one, other) < fiveSize ? (one < fiveSize ? second : first).number : band;
  };
  return { places: places.with(one, second).with(other, first), captain: worn(captain), vice: worn(vice) };
}
