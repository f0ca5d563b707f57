import type { Fact } from "#core/game/facts.ts";
import { Scoresheet } from "./scoresheet.ts";

/** A shot by `h4` (home, number 4) or `a00`. */
export function shot(player: string, value: 2 | 3 = 2, made = true): Fact {
  return Scoresheet.begun().factOf((sheet) => sheet.shot(player, value, made));
}

export function foul(player: string): Fact {
  return Scoresheet.begun().factOf((sheet) => sheet.foul(player));
}

export function substitution(out: string, inn: string): Fact {
  return Scoresheet.begun().factOf((sheet) => sheet.substitute(out, inn));
}
