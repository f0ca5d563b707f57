import type { FoulKind, FoulOffender, ScoringContext, ShotKind, TurnoverKind } from "#core/game/facts.ts";
import { wordIn } from "./source-text.ts";

/**
 * The codes of a row: `success` "+" or "-", and `z1` to `z3`, which say what kind the action (`AC`) is. `told`: whether
 * the row has such codes at all. Web pages carry the same rows without them; there they are read out of the row's English
 * words, which leave out what led to a basket.
 */
export type V7Codes = { readonly success: string; readonly z1: string; readonly z2: string; readonly z3: string; readonly told: boolean };

/** The codes a row's words stand for. Blank where they say nothing. */
export function codesOfWords(action: string, words: string): V7Codes {
  const says = (pattern: RegExp) => pattern.test(words);
  const code = (z1: string, z2 = ""): V7Codes => ({ success: successOf(says), z1, z2, z3: "", told: false });
  switch (action) {
    case "FT": {
      // "2nd of 2 free throws made", "Free throw made 1 of 2", and of a single one "1st free throw missed".
      const [, number = "", of = number] = /(\d)(?:st|nd|rd)? (?:of (\d)|free throw)/.exec(words) ?? [];
      return code(number, of);
    }
    case "REB":
    case "TREB":
      return code(says(/offensive/i) ? "O" : says(/defensive/i) ? "D" : "");
    case "FOUL":
      return code(foulWords.find(([pattern]) => pattern.test(words))?.[1] ?? "", /(\d) free throw/i.exec(words)?.[1] ?? "");
    case "CFOUL":
      return code(says(/disqualif/i) ? "DC" : says(/coach/i) ? "TC" : says(/bench/i) ? "TB" : "");
    default:
      return code("");
  }
}

function successOf(says: (pattern: RegExp) => boolean): string {
  if (says(/\b(?:made|won|successful)\b|\bin$/i)) return "+";
  return says(/\b(?:missed|lost|unsuccessful)\b|\bout$/i) ? "-" : "";
}

const foulWords: readonly (readonly [RegExp, string])[] = [
  [/unsportsmanlike/i, "U"],
  [/disqualif/i, "D"],
  [/technical/i, "T"],
  [/offensive/i, "O"],
  [/personal/i, "P"],
];

/** `FT` is a fast break after a turnover, `ST` a second chance after one. `paint` is `null` where no zone is told. */
export function contextOf(code: string, paint: boolean | null, told: boolean): ScoringContext {
  if (!told) return { fastBreak: null, secondChance: null, offTurnover: null, inThePaint: null };
  return {
    fastBreak: code === "FB" || code === "FT",
    secondChance: code === "SC" || code === "ST",
    offTurnover: code === "TO" || code === "FT" || code === "ST",
    inThePaint: paint,
  };
}

/** `PUB` is under the basket, `P` the rest of the restricted area; every other zone lies outside it. */
export function isInThePaint(zone: string): boolean | null {
  return zone === "" ? null : zone === "PUB" || zone === "P";
}

export function shotKindOf(code: string, words: string): ShotKind {
  return wordIn(shotCodes, code) ?? shotWords.find(([pattern]) => pattern.test(words))?.[1] ?? "unknown";
}

const shotCodes: Readonly<Record<string, ShotKind>> = {
  JS: "jump-shot",
  LU: "layup",
  DL: "driving-layup",
  DU: "dunk",
  FA: "fade-away",
  HS: "hook-shot",
  PJ: "pull-up",
  FL: "floater",
  AO: "alley-oop",
  SJ: "step-back",
};

/** From the most particular to the least. */
const shotWords: readonly (readonly [RegExp, ShotKind])[] = [
  [/alley.?oop dunk/i, "alley-oop-dunk"],
  [/alley.?oop/i, "alley-oop"],
  [/tip.?in dunk/i, "tip-in-dunk"],
  [/tip.?in lay-?up/i, "tip-in-layup"],
  [/tip.?in/i, "tip-in"],
  [/dunk/i, "dunk"],
  [/driving lay-?up/i, "driving-layup"],
  [/reverse lay-?up/i, "reverse-layup"],
  [/euro ?step/i, "euro-step"],
  [/lay-?up/i, "layup"],
  [/hook/i, "hook-shot"],
  [/float/i, "floater"],
  [/fade.?away/i, "fade-away"],
  [/step.?back/i, "step-back"],
  [/pull.?up/i, "pull-up"],
  [/turn.?around/i, "turnaround"],
  [/jump shot/i, "jump-shot"],
];

export function turnoverKindOf(code: string, words: string, ofFoul: boolean): TurnoverKind {
  if (ofFoul) return "offensive-foul";
  return wordIn(turnoverCodes, code) ?? turnoverWords.find(([pattern]) => pattern.test(words))?.[1] ?? "unknown";
}

const turnoverCodes: Readonly<Record<string, TurnoverKind>> = {
  BP: "bad-pass",
  LB: "ball-handling",
  OB: "out-of-bounds",
  TR: "travel",
  DD: "double-dribble",
  BC: "backcourt",
  VI: "other",
  "3": "three-seconds",
  "5": "five-seconds",
  "8": "eight-seconds",
  "24": "shot-clock",
};

const turnoverWords: readonly (readonly [RegExp, TurnoverKind])[] = [
  [/bad pass/i, "bad-pass"],
  [/ball handling/i, "ball-handling"],
  [/travel/i, "travel"],
  [/double dribble/i, "double-dribble"],
  [/out of bounds/i, "out-of-bounds"],
  [/back ?court/i, "backcourt"],
  [/shot clock|24 sec/i, "shot-clock"],
  [/8 sec/i, "eight-seconds"],
  [/5 sec/i, "five-seconds"],
  [/3 sec/i, "three-seconds"],
  [/offensive foul/i, "offensive-foul"],
  [/goaltending/i, "offensive-goaltending"],
];

/** Fouls of players (`FOUL`) by their code. */
export const foulKinds: Readonly<Record<string, FoulKind>> = {
  P: "personal",
  O: "offensive",
  T: "technical",
  U: "unsportsmanlike",
  D: "disqualifying",
  Q: "disqualifying",
};

/** Fouls of coach and bench (`CFOUL`) by their code. */
export const benchFoulKinds: Readonly<Record<string, readonly [FoulOffender, FoulKind]>> = {
  TC: ["coach", "technical"],
  C: ["coach", "technical"],
  TB: ["bench", "technical"],
  B: ["bench", "technical"],
  DC: ["coach", "disqualifying"],
  DB: ["bench", "disqualifying"],
};
