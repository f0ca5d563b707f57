import { searchKey } from "#core/wording/search-key.ts";
import { toLatin } from "#core/wording/transliterate.ts";

const roundWord =
  /(?<!\p{L})(kol[oau]|коло|krog[a]?|jornada|jorn|journ[ée]e|round|rd|matchday|fecha|тур[а]?|runda|ronda|tour|week|spieltag|j|r)(?!\p{L})/iu;
const phases =
  /(?<!\p{L})(finale?|final|финал\p{L}*|finalisi[mo]|polufinale|polfinale|[čc]etvrtfinale|četrtfinale|semifinal\p{L}*|demi-finale|quart\p{L}*|cuartos|octavos|huitièmes|baraž|plej ?of+|play-?of+|play-?out|1\/\d+)(?!\p{L})/iu;

/** A round by its number, or by its name where it has none; `null`: nothing is written. IMPF11 */
export function readRound(written: string): number | string | null {
  const text = written.trim();
  if (text === "" || /^[-–—.]+$/.test(text)) return null;
  return numberOfRound(text) ?? toLatin(text);
}

/** 4 of `4`, `4.`, `IV`, `IV kolo`, `J4`, `Jornada 4`, `4ª jornada`, `4-й тур`, `R4`. */
function numberOfRound(text: string): number | null {
  const bare = /^\(?(\d{1,2})\s*[.ºªo°]?\)?$/u.exec(text);
  if (bare) return Number(bare[1]);
  const roman = /^([IVXL]{1,7})\.?$/.exec(text)?.[1];
  if (roman) return ofRoman(roman);
  if (phases.test(text)) return null;
  const short = /^[JRKTjrktТтКк]\.?\s?(\d{1,2})$/u.exec(text);
  if (short) return Number(short[1]);
  if (!roundWord.test(text)) return null;
  const before =
    /(?<![\d/.])(\d{1,2})\s*(?:[.ºª°]|-?(?:й|я|st|nd|rd|th|e|ème|re|a|o)(?!\p{L}))?\s*(?:\p{L}+\s+)?(?=kol|кол|krog|jorn|journ|round|fecha|тур|rund|rond|tour|week|matchday)/iu.exec(
      text,
    );
  const after =
    /(?:kol[oau]|коло|krog|jornada|jorn\.?|journ[ée]e|round|rd|matchday|fecha|тур|runda|ronda|tour|week|j|r)\s*(?:br\.?|n[ºo°.]*|№|no\.?|-|:)?\s*(\d{1,2})(?![\d/])/iu.exec(
      text,
    );
  const found = before?.[1] ?? after?.[1];
  if (found !== undefined) return Number(found);
  const romanIn = /(?<!\p{L})([IVXL]{1,7})(?!\p{L})/u.exec(text)?.[1];
  return romanIn === undefined ? null : ofRoman(romanIn);
}

/** A line of its own that says which round follows: `1. KOLO (03/04.10.2026.)`, `Jornada 3`, `POLUFINALE`. */
export function readRoundLine(text: string): number | string | null {
  if (text.length > 60) return null;
  const rest = text.replace(/\([^)]*\)/gu, " ").trim();
  const words = searchKey(rest).trim().split(" ");
  if (words.length > 8) return null;
  const number = roundWord.test(rest) && !/^[\d\s.]+$/.test(rest) ? numberOfRound(rest) : null;
  if (number !== null) return number;
  const numberAtHead = /^(.{0,24}?)\s*[,;–-]\s/u.exec(rest)?.[1];
  if (numberAtHead !== undefined && roundWord.test(numberAtHead)) return numberOfRound(numberAtHead);
  return phases.test(rest) && words.length <= 4 ? toLatin(rest) : null;
}

const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

function ofRoman(text: string): number | null {
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const value = romanValues[text.charAt(at)] ?? 0;
    sum += value < (romanValues[text.charAt(at + 1)] ?? 0) ? -value : value;
  }
  return sum > 0 && sum < 60 ? sum : null;
}
