import type { CourtPosition, Fact, FactOf, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import {
  benchFoulKinds,
  codesOfWords,
  contextOf,
  foulKinds,
  isInThePaint,
  shotKindOf,
  turnoverKindOf,
  type V7Codes,
} from "./fiba-v7-codes.ts";
import { sourceText, wordIn, type SourceObject } from "./source-text.ts";

/** A row of the play-by-play in one form, whichever of the interfaces it came from. */
export type V7Row = {
  readonly id: string;
  /** Its place in the period, where told. */
  readonly order: number | null;
  readonly action: string;
  readonly codes: V7Codes;
  readonly words: string;
  readonly time: string;
  readonly teamId: string;
  readonly personId: string;
  readonly parentId: string;
  readonly x: unknown;
  readonly y: unknown;
  readonly scoreA: number;
  readonly scoreB: number;
};

/** Reads a row with codes (`AC`, `T1`, `C1`, `Z1` …) or one of a web page (`ac`, `oId`, `pId`, `txt`). `null`: it says nothing. */
export function v7Row(row: SourceObject, place: string): V7Row | null {
  const action = (sourceText(row["AC"]) || sourceText(row["ac"])).toUpperCase();
  if (action === "") return null;
  const words = sourceText(row["Action"]) || sourceText(row["ActionOris"]) || sourceText(row["txt"]);
  const order = Number(row["SORTORDER"] ?? row["order"] ?? Number.NaN);
  return {
    id: sourceText(row["Id"]) || place,
    order: Number.isFinite(order) ? order : null,
    action,
    codes: codesOf(row, action, words),
    words,
    time: sourceText(row["Time"]),
    teamId: withoutPrefix(row["T1"] ?? row["oId"], "T_"),
    personId: withoutPrefix(row["C1"] ?? row["pId"], "P_"),
    parentId: sourceText(row["PId"]),
    x: row["SX"] ?? row["x"],
    y: row["SY"] ?? row["y"],
    scoreA: Number(row["SA"]) || 0,
    scoreB: Number(row["SB"]) || 0,
  };
}

/** `T_138` and `P_344676` here, 138 and 344676 elsewhere; web pages write "$undefined" for nothing. */
export function withoutPrefix(id: unknown, prefix: string): string {
  const text = sourceText(id);
  if (text.startsWith("$")) return "";
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

function codesOf(row: SourceObject, action: string, words: string): V7Codes {
  const read = codesOfWords(action, words);
  const success = sourceText(row["SU"]) || pageSuccess(row) || read.success;
  const [z1, z2, z3] = [sourceText(row["Z1"]), sourceText(row["Z2"]), sourceText(row["Z3"])];
  const told = "Z1" in row || "Z2" in row || "Z3" in row;
  // A row with any code of its own means its blanks.
  return z1 + z2 + z3 === "" ? { ...read, success, told } : { success, z1, z2, z3, told };
}

function pageSuccess({ act, made, in: change }: SourceObject): string {
  if (act === "shot" && typeof made === "boolean") return made ? "+" : "-";
  const text = sourceText(change).toUpperCase();
  return text === "IN" ? "+" : text === "OUT" ? "-" : "";
}

/** What a row says. `null` for an action nobody told us: the caller keeps it as a note and flags it. */
export function v7Fact(row: V7Row, side: Side | null, player: PlayerKey | null): Fact | null {
  const { action, codes, words } = row;
  if (action === "TIMO" && side === null) return { type: "media-timeout" };
  if (action === "JS") return jumpBall("situation", side, null);
  if (action === "VTR" && side === null) return { type: "review", subject: codes.z1 || words || null, outcome: codes.success || null };
  if (side === null) return null;
  switch (action) {
    case "P2":
    case "P3":
      return shotOf(row, action === "P3" ? 3 : 2, side, player);
    case "FT":
      return throwOf(codes, side, player);
    case "REB":
    case "TREB":
      return {
        type: "rebound",
        side,
        player: action === "TREB" ? null : player,
        kind: codes.z1 === "O" ? "offensive" : "defensive",
        deadBall: false,
      };
    case "ASS":
      return { type: "assist", side, player };
    case "ST":
      return { type: "steal", side, player };
    case "BS":
      return { type: "block", side, player };
    case "TO":
    case "TTO":
      return {
        type: "turnover",
        side,
        player: action === "TTO" ? null : player,
        kind: turnoverKindOf(codes.z1, words, codes.z1 === "" && row.parentId !== ""),
      };
    case "FOUL":
    case "CFOUL":
      return foulOf(row, side, action === "FOUL" ? player : null);
    case "RFOUL":
      return { type: "foul.drawn", side, player };
    case "TIMO":
      return { type: "timeout", side };
    case "VTR":
      return { type: "challenge", side, successful: codes.success === "" ? null : codes.success === "+" };
    case "JB":
      return jumpBall(codes.success === "+" ? "won" : "lost", side, player);
    default:
      return null;
  }
}

/** Rows that say where a period or the game begins or ends. */
export function isBoundary({ action }: V7Row): boolean {
  return action === "STARTG" || action === "STARTP" || action === "ENDP" || action === "ENDG";
}

function shotOf({ codes, words, x, y }: V7Row, value: 2 | 3, side: Side, player: PlayerKey | null): FactOf<"field-goal"> {
  return {
    type: "field-goal",
    side,
    player,
    value,
    made: codes.success === "+",
    kind: shotKindOf(codes.z3, words),
    position: positionOf(x, y),
    context: contextOf(codes.z2, isInThePaint(codes.z1), codes.told),
    blocked: false,
    ownBasket: false,
    goaltending: false,
    buzzer: false,
  };
}

/** 280 units are the 15 m across; along the court they are as long, from the baseline out. 0, 0 is no place. */
const metresPerUnit = 15 / 280;
const middle = 140;

function positionOf(x: unknown, y: unknown): CourtPosition | null {
  const [across, out] = [Number(sourceText(x) || Number.NaN), Number(sourceText(y) || Number.NaN)];
  if (!(across >= 0 && across <= 280 && out >= 0 && out <= 560) || (across === 0 && out === 0)) return null;
  return { x: hundredths((across - middle) * metresPerUnit), y: hundredths(out * metresPerUnit) };
}

function hundredths(metres: number): number {
  // Adding 0 turns −0 into 0.
  return Math.round(metres * 100) / 100 + 0;
}

function throwOf({ success, z1, z2, z3, told }: V7Codes, side: Side, player: PlayerKey | null): FactOf<"free-throw"> {
  const place = (code: string) => (/^[1-3]$/.test(code) ? Number(code) : null);
  return {
    type: "free-throw",
    side,
    player,
    made: success === "+",
    number: place(z1),
    of: place(z2),
    kind: "unknown",
    context: contextOf(z3, false, told),
  };
}

/** IMP5: fouls of coach and bench (`CFOUL`) are no player's, and neither is a foul that names nobody. */
function foulOf({ action, codes }: V7Row, side: Side, player: PlayerKey | null): FactOf<"foul"> {
  const [offender, kind] =
    action === "CFOUL"
      ? (wordIn(benchFoulKinds, codes.z1) ?? (["bench", "technical"] as const))
      : (["player", wordIn(foulKinds, codes.z1) ?? "personal"] as const);
  return {
    type: "foul",
    side,
    offender: offender === "player" && player === null ? "bench" : offender,
    player,
    kind,
    freeThrows: /^[1-3]$/.test(codes.z2) ? Number(codes.z2) : null,
    shooting: null,
    countsAsTeamFoul: player !== null,
    position: null,
  };
}

/** Whether a foul's code is one we know. */
export function isKnownFoul({ action, codes }: V7Row): boolean {
  return codes.z1 === "" || Object.hasOwn(action === "CFOUL" ? benchFoulKinds : foulKinds, codes.z1);
}

function jumpBall(kind: string, side: Side | null, player: PlayerKey | null): FactOf<"jump-ball"> {
  return {
    type: "jump-ball",
    kind,
    winner: kind === "lost" ? null : side,
    home: side === "home" ? player : null,
    away: side === "away" ? player : null,
  };
}
