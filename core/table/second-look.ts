import type { Play } from "../game/events.ts";
import type { Fact, Link, Side } from "../game/facts.ts";
import { type OpenFlag, openFlags } from "../game/game-faults.ts";
import type { StandingGame } from "../game/standing-game.ts";
import type { TableChange } from "../game/table-command.ts";
import type { EventId, PlayerKey } from "../kernel/ids.ts";
import { linkOfPart, placeBehind, targetOf } from "./late-plays.ts";

/** Which of a play's players another number is said for. */
export type LookWho = "player" | "assist" | "fouled";

/** What whoever looks on beside the scorer says of a play: nothing is changed by it until the scorer takes it. SPOT1 */
export type SecondLook =
  | { readonly kind: LookWho; readonly shirt: string }
  | { readonly kind: "value"; readonly value: 2 | 3 }
  /** `missing`: a play that nobody has written, after this one or of the game. */
  | { readonly kind: "unsure" | "missing" };

export type SecondLookKind = SecondLook["kind"];

/** An open look, by the flag that bears it. */
export type OpenLook = {
  readonly flag: OpenFlag;
  /** `null`: said in words that this program has not written. */
  readonly look: SecondLook | null;
  readonly play: Play | null;
};

/** As it stands in a flag's detail: the same in every language. */
export function textOfLook(look: SecondLook): string {
  if ("shirt" in look) return `${look.kind} ${look.shirt}`;
  return look.kind === "value" ? `value ${look.value}` : look.kind;
}

/** `null`: words of somebody else. */
export function readLook(detail: string): SecondLook | null {
  const [, kind, rest] = /^(player|assist|fouled|value|unsure|missing)(?: (\d{1,2}))?$/.exec(detail) ?? [];
  if (kind === "unsure" || kind === "missing") return rest === undefined ? { kind } : null;
  if (kind === undefined || rest === undefined) return null;
  if (kind !== "value") return { kind: kind as LookWho, shirt: rest };
  return rest === "2" || rest === "3" ? { kind, value: rest === "2" ? 2 : 3 } : null;
}

/** What may be said of a play, in the order in which it is offered. SPOT1 */
export function looksAt(play: Play): readonly SecondLookKind[] {
  const { fact } = play;
  const kinds: SecondLookKind[] = [];
  if (sideOfLook(play, "player") !== null) kinds.push("player");
  if (sideOfLook(play, "assist") !== null) kinds.push("assist");
  if (sideOfLook(play, "fouled") !== null) kinds.push("fouled");
  if (fact.type === "field-goal") kinds.push("value");
  return [...kinds, "unsure", "missing"];
}

/** Whose number it is; `null`: the play has no such player. */
export function sideOfLook(play: Play, who: LookWho): Side | null {
  if (who !== "player") return targetOf(play, who)?.side ?? null;
  return namesPlayer(play.fact) ? play.fact.side : null;
}

/** The one number that the play has already, so that it is not offered again. */
export function playerOfLook(play: Play, who: LookWho, plays: readonly Play[]): PlayerKey | null {
  if (who === "player") return namesPlayer(play.fact) ? play.fact.player : null;
  const part = partOf(play, who, plays);
  return part !== undefined && namesPlayer(part.fact) ? part.fact.player : null;
}

/** Flags raised by hand that say something, oldest first. */
export function openLooks(plays: readonly Play[]): readonly OpenLook[] {
  return openFlags(plays)
    .filter(({ kind, detail }) => kind === "by-hand" && detail !== "")
    .map((flag) => ({
      flag,
      look: readLook(flag.detail),
      play: plays.find(({ eventId }) => eventId === flag.about) ?? null,
    }));
}

/**
 * What the scorer writes by taking a look: the play as it says, and the flag settled, as one command. `null`: it is no more than a
 * question, or its number is on nobody's list. SPOT2
 */
export function changesOfLook({ flag, look, play }: OpenLook, game: StandingGame, nextId: () => EventId): readonly TableChange[] | null {
  if (look === null || play === null) return null;
  const change = changeOf(look, play, game, nextId);
  if (change === null) return null;
  const fact: Fact = { type: "flag.clear", about: flag.eventId };
  return [change, { op: "add", eventId: nextId(), moment: play.moment, link: null, fact, after: null }];
}

function changeOf(look: SecondLook, play: Play, game: StandingGame, nextId: () => EventId): TableChange | null {
  const { fact } = play;
  if (look.kind === "value") return fact.type === "field-goal" ? amended(play, { ...fact, value: look.value }, nextId) : null;
  if (!("shirt" in look)) return null;
  const side = sideOfLook(play, look.kind);
  const player = side && playerOf(game, side, look.shirt);
  if (side === null || player === null) return null;
  if (look.kind === "player") return namesPlayer(fact) ? amended(play, { ...fact, player }, nextId) : null;
  const part = partOf(play, look.kind, game.plays);
  const told: Fact = look.kind === "assist" ? { type: "assist", side, player } : { type: "foul.drawn", side, player };
  if (part !== undefined) return amended(part, told, nextId);
  const link: Link = { kind: linkOfPart[look.kind], to: play.eventId };
  return { op: "add", eventId: nextId(), moment: play.moment, link, fact: told, after: placeBehind(game.plays, play.eventId, told.type) };
}

function partOf(play: Play, who: Exclude<LookWho, "player">, plays: readonly Play[]): Play | undefined {
  return plays.find(({ link }) => link?.kind === linkOfPart[who] && link.to === play.eventId);
}

function amended({ eventId, moment, link }: Play, fact: Fact, nextId: () => EventId): TableChange {
  return { op: "amend", eventId: nextId(), target: eventId, moment, link, fact };
}

function playerOf(game: StandingGame, side: Side, shirt: string): PlayerKey | null {
  for (const [key, { player }] of game.state[side].players) if (player.shirt === shirt) return key;
  return null;
}

type PlayerFact = Extract<Fact, { readonly player: PlayerKey | null; readonly side: Side }>;

/** Facts that are about a player of one side. */
function namesPlayer(fact: Fact): fact is PlayerFact & { readonly player: PlayerKey } {
  return "player" in fact && "side" in fact && typeof fact.player === "string" && fact.type !== "captain.set";
}
