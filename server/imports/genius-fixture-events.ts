import type { CourtPosition, Fact, FactOf, FoulKind, FoulOffender, ScoringContext, Side, TurnoverKind } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { courtPosition, foulKinds, shotKinds, turnoverKinds } from "./fiba-livestats-codes.ts";
import type { EventWords } from "./genius-fixture-words.ts";
import { wordIn, type SourceObject } from "./source-text.ts";

/** What an event says. `null` for a type nobody told us: the caller keeps it as a note and flags it. */
export function fixtureFact(event: SourceObject, { type, subType }: EventWords, side: Side | null, player: PlayerKey | null): Fact | null {
  // A time-out of nobody is television's.
  if (type === "timeOut" && (side === null || subType === "commercial" || subType === "official")) return { type: "media-timeout" };
  if (side === null) return null;
  switch (type) {
    case "2pt":
    case "3pt":
      return shotOf(event, type === "3pt" ? 3 : 2, subType, side, player);
    case "freeThrow":
      return throwOf(event, subType, side, player);
    case "rebound":
      return {
        type: "rebound",
        side,
        player,
        kind: subType.startsWith("offensive") ? "offensive" : "defensive",
        deadBall: /dead/i.test(subType),
      };
    case "assist":
      return { type: "assist", side, player };
    case "block":
      return { type: "block", side, player };
    case "steal":
      return { type: "steal", side, player };
    case "turnover":
      return { type: "turnover", side, player, kind: turnoverKindOf(subType) };
    case "foul":
      return subType === "drawn" ? { type: "foul.drawn", side, player } : foulOf(subType, side, player);
    case "timeOut":
      return { type: "timeout", side };
    case "jumpBall":
      return jumpBallOf(subType, side, player);
    case "challenge":
    case "headCoachChallenge":
      return { type: "challenge", side, successful: succeeded(event) };
    default:
      return null;
  }
}

/** What the answer says of a period or of itself, not of the game. */
export function isBookkeeping({ type }: EventWords): boolean {
  return type === "period" || type === "fixture" || type === "clock" || type === "possession";
}

function shotOf(event: SourceObject, value: 2 | 3, subType: string, side: Side, player: PlayerKey | null): FactOf<"field-goal"> {
  return {
    type: "field-goal",
    side,
    player,
    value,
    made: succeeded(event) === true,
    kind: wordIn(shotKinds, subType.toLowerCase()) ?? "unknown",
    position: positionOf(event),
    context: nothingTold,
    blocked: false,
    ownBasket: false,
    goaltending: false,
    buzzer: false,
  };
}

/** Nothing says which baskets were fast breaks; the totals of the box score alone know. */
const nothingTold: ScoringContext = { fastBreak: null, secondChance: null, offTurnover: null, inThePaint: null };

/** Percent of the whole court, as LiveStats draws it. Other rows repeat the place of the shot before them. */
function positionOf({ x, y }: SourceObject): CourtPosition | null {
  if (typeof x !== "number" || typeof y !== "number") return null;
  return x >= 0 && x <= 100 && y >= 0 && y <= 100 ? courtPosition({ x, y }) : null;
}

function throwOf(event: SourceObject, subType: string, side: Side, player: PlayerKey | null): FactOf<"free-throw"> {
  const [, number, of] = /^(\d)of(\d)$/i.exec(subType) ?? [];
  return {
    type: "free-throw",
    side,
    player,
    made: succeeded(event) === true,
    number: number ? Number(number) : null,
    of: of ? Number(of) : null,
    kind: "unknown",
    context: nothingTold,
  };
}

function turnoverKindOf(subType: string): TurnoverKind {
  const word = subType.toLowerCase();
  if (word === "shotclock") return "shot-clock";
  return word === "carrying" ? "other" : (wordIn(turnoverKinds, word) ?? "unknown");
}

/** IMP5: a foul of nobody, of coach or of bench is no player's, whoever the row names. */
function foulOf(subType: string, side: Side, player: PlayerKey | null): FactOf<"foul"> {
  const [offender, kind] = wordIn(offences, subType) ?? wordIn(foulKinds, subType) ?? (["player", "personal"] as const);
  const isPlayers = offender === "player" && player !== null;
  return {
    type: "foul",
    side,
    offender: offender === "player" && player === null ? "bench" : offender,
    player: isPlayers ? player : null,
    kind,
    freeThrows: null,
    shooting: null,
    countsAsTeamFoul: isPlayers,
    position: null,
  };
}

const offences: Readonly<Record<string, readonly [FoulOffender, FoulKind]>> = { benchDisqualifying: ["bench", "disqualifying"] };

/** Whether a foul's word is one we know. */
export function isKnownFoul(subType: string): boolean {
  return subType === "" || subType === "drawn" || Object.hasOwn(foulKinds, subType) || Object.hasOwn(offences, subType);
}

function jumpBallOf(subType: string, side: Side, player: PlayerKey | null): FactOf<"jump-ball"> {
  return {
    type: "jump-ball",
    kind: subType,
    winner: subType === "won" ? side : null,
    home: side === "home" ? player : null,
    away: side === "away" ? player : null,
  };
}

function succeeded({ success }: SourceObject): boolean | null {
  if (success === true || success === "true" || success === 1) return true;
  return success === false || success === "false" || success === 0 ? false : null;
}
