import { decideTransfers, type Transfer } from "#core/fantasy/decide-transfer.ts";
import { lineUpRefusal } from "#core/fantasy/decide-line-up.ts";
import { clubLimitOf, squadFault, type LineUp, type Squad } from "#core/fantasy/squad.ts";
import { playerNumbered } from "#core/fantasy/market.ts";
import { chosenName } from "#contract/fields/chosen-name.ts";
import { type FantasyRefusal, teamNameLengths } from "#contract/my-fantasy.ts";
import { leftOver, type SquadDraft, type SquadGround, transfersOf, weighed } from "./squad-draft.ts";

/** What can be done with a draft now. */
export type DraftVerdict =
  | { readonly kind: "unchanged" }
  /** Nothing is thought out, but as it stands the team takes no part: prices have moved since it was made. FAN31 */
  | { readonly kind: "over"; readonly over: number }
  /** Some places of a team to be made are empty. */
  | { readonly kind: "incomplete"; readonly empty: number; readonly refusal: FantasyRefusal | null }
  | { readonly kind: "refused"; readonly refusal: FantasyRefusal }
  /** `used` of the round's transfers, those that were made before among them; `lineUp`: `null`: it stays as the transfers leave it. */
  | { readonly kind: "ready"; readonly transfers: readonly Transfer[]; readonly lineUp: LineUp | null; readonly used: number };

/** Judges a draft by the game's own rules, at a moment of the server's clock: what is `ready` the server takes too. MYFAN1 */
export function draftVerdict(ground: SquadGround, draft: SquadDraft, at: number): DraftVerdict {
  return ground.team === null ? judgedAnew(ground, draft) : judgedChange(ground, ground.team, draft, at);
}

/** Why a team's name is none; `null`: it may be sent. FAN31 */
export function nameRefusal(name: string): FantasyRefusal | null {
  const chosen = chosenName(name, teamNameLengths);
  return "fault" in chosen ? { rule: "FAN31", code: chosen.fault } : null;
}

function judgedAnew(ground: SquadGround, draft: SquadDraft): DraftVerdict {
  const { settings, market, clubsPlaying, locksAt } = ground;
  if (locksAt === null) return { kind: "refused", refusal: { rule: "FAN31", code: "closed" } };
  const players = numbersOf(draft);
  const empty = draft.places.length - players.length;
  if (empty > 0) {
    const over = -leftOver(ground, draft);
    return { kind: "incomplete", empty, refusal: over > 0 ? { rule: "FAN2", code: "budget", over } : crowded(ground, players) };
  }
  const { captain, vice } = draft;
  const squad: Squad = { players, paid: weighed(ground, draft), captain: captain ?? 0, vice: vice ?? 0 };
  const fault = squadFault(settings, market, squad, { clubsPlaying, joining: players });
  if (fault !== null) return { kind: "refused", refusal: fault };
  return { kind: "ready", transfers: [], lineUp: squad, used: 0 };
}

/** Of a club there are too many already, whoever else is to come. FAN3 */
function crowded({ settings, market, clubsPlaying }: SquadGround, players: readonly number[]): FantasyRefusal | null {
  const limit = clubLimitOf(settings, clubsPlaying);
  const clubs = players.map((number) => playerNumbered(market, number).club);
  const club = clubs.find((one) => clubs.filter((other) => other === one).length > limit);
  return club === undefined ? null : { rule: "FAN3", code: "club-limit", club, limit };
}

function judgedChange(ground: SquadGround, team: NonNullable<SquadGround["team"]>, draft: SquadDraft, at: number): DraftVerdict {
  const { settings, market, hasBegun, locksAt } = ground;
  const transfers = transfersOf(ground, draft);
  const decision = decideTransfers(
    { ...ground, squad: team.squad, atOpening: team.atOpening, locksAt: locksAt ?? -Infinity, at },
    transfers,
  );
  // Nothing given is nothing to refuse: the round may be locked while its line-up moves.
  if (decision.kind === "refused" && transfers.length > 0) return { kind: "refused", refusal: decision.refusal };
  const { squad, used } = decision.kind === "taken" ? decision : { squad: team.squad, used: 0 };
  const wanted: LineUp = { players: numbersOf(draft), captain: draft.captain ?? 0, vice: draft.vice ?? 0 };
  if (isSameLineUp(squad, wanted))
    return transfers.length === 0 ? unchanged(ground, team, draft) : { kind: "ready", transfers, lineUp: null, used };
  const refusal = lineUpRefusal(settings, market, { now: squad, wanted, hasBegun });
  return refusal === null ? { kind: "ready", transfers, lineUp: wanted, used } : { kind: "refused", refusal };
}

function unchanged(ground: SquadGround, { hasPlayed }: NonNullable<SquadGround["team"]>, draft: SquadDraft): DraftVerdict {
  const over = -leftOver(ground, draft);
  return hasPlayed || over <= 0 ? { kind: "unchanged" } : { kind: "over", over };
}

export function numbersOf({ places }: SquadDraft): readonly number[] {
  return places.flatMap(({ number }) => (number === null ? [] : [number]));
}

function isSameLineUp(one: LineUp, other: LineUp): boolean {
  return one.captain === other.captain && one.vice === other.vice && one.players.every((number, place) => other.players[place] === number);
}
