import { isTechnical } from "../game/facts.ts";
import type { PlayerKey } from "../kernel/ids.ts";
import { writeFoul, writeOffensiveFoul } from "./foul-sentences.ts";
import type { LatePart } from "./key-press.ts";
import { targetOf } from "./late-plays.ts";
import { cameIn, nameInWave } from "./people-sentences.ts";
import { sayTurnover, type Writing, writePart, writeShot, writeThrow } from "./play-sentences.ts";
import type { Pressing } from "./pressing.ts";
import { readShirt, type Shirt } from "./shirt-number.ts";
import type { Ask, Held, Sentence } from "./table-entry.ts";

const parts: readonly Ask[] = ["assist", "block", "rebound", "steal", "fouled"] satisfies readonly LatePart[];

/** Whether this question is answered by a player. */
export function asksPlayer(ask: Ask): boolean {
  return ask === "who" || ask === "numbers" || ask === "in-for" || parts.includes(ask);
}

/** Those who may be meant by a number now, and those who are asked about where none of them has it. TABLE6, TABLE15 */
export function mayBeMeant(pressing: Pressing, { ask, side, saying, target }: Sentence): { meant: Shirt[]; others: Shirt[] } {
  const five = () => pressing.shirts(side, true);
  const bench = () => pressing.shirts(side, false);
  if (ask === "numbers") return { meant: [...five(), ...bench()], others: [] };
  if (ask === "in-for") return { meant: five(), others: [] };
  if (!parts.includes(ask)) return { meant: five(), others: bench() };
  // Nobody assists himself; whoever was on court at a play may have a part in it, also when he has left since.
  const play = target === null ? undefined : pressing.plays[pressing.game.placeOf(target)];
  const except = play && ask === "assist" ? (targetOf(play, "assist")?.except ?? null) : null;
  const meant = pressing.shirts(side, true, except);
  if (saying.kind !== "late" || play === undefined) return { meant, others: bench() };
  const then = pressing.game.stateBefore(pressing.game.placeOf(play.eventId))[side].players;
  const wereOn = [...then.values()].filter(({ player, onCourt }) => onCourt && player.key !== except);
  const alsoNow = meant.filter(({ key }) => ask === "rebound" && !wereOn.some(({ player }) => player.key === key));
  const all = [...wereOn.map(({ player }): Shirt => player), ...alsoNow];
  return { meant: all, others: bench().filter(({ key }) => !all.some((shirt) => shirt.key === key)) };
}

/** Takes the digits that are typed, if they mean somebody; `closed`: none will follow. False: they do not, and the notice says so. */
export function readDigits(pressing: Pressing, sentence: Sentence, closed: boolean): boolean {
  const { digits, side } = sentence;
  const { meant, others } = mayBeMeant(pressing, sentence);
  const reading = readShirt(digits, meant, others, closed);
  switch (reading.kind) {
    case "waits":
      return true;
    case "meant":
      return answer(pressing, { ...sentence, digits: "" }, { side, player: reading.key }, false);
    case "other":
      return answer(pressing, { ...sentence, digits: "" }, { side, player: reading.key }, true);
    case "nobody": {
      const other = pressing.shirts(side === "home" ? "away" : "home", true).some(({ shirt }) => shirt === digits);
      pressing.ask(sentence.ask, side, { bench: sentence.bench });
      return pressing.tone({ kind: "no-such-number", side, digits, other });
    }
  }
}

/** Answers the open question with a player, or with the team itself. `isOff`: he is not on court. */
export function answer(pressing: Pressing, sentence: Sentence, who: Held, isOff: boolean): boolean {
  const { saying, ask } = sentence;
  if (ask === "numbers" && saying.kind === "wave") {
    return who.player === null || who.side !== sentence.side
      ? pressing.tone({ kind: "nothing-there" })
      : nameInWave(pressing, sentence, saying, who.player);
  }
  if (ask === "in-for" && sentence.bench) return answerInFor(pressing, sentence, sentence.bench.player, who.player);
  if (isOff && who.player !== null && !mayBeOnBench(sentence)) {
    pressing.ask("in-for", who.side, { bench: { ask, player: who.player } });
    return true;
  }
  return write(pressing, sentence, who, { before: [], lenient: false });
}

/** He had come in for somebody, which nobody wrote; or with no answer it stands as it was said, flagged. TABLE15 */
export function answerInFor(pressing: Pressing, sentence: Sentence, player: PlayerKey, out: PlayerKey | null): boolean {
  const { bench, side } = sentence;
  if (!bench) return false;
  const asked = { ...sentence, ask: bench.ask, bench: null };
  const before = out === null ? [] : [cameIn(pressing, sentence, player, out)];
  return write(pressing, asked, { side, player }, { before, lenient: out === null });
}

/** A technical foul, a disqualification or a fight may fall on somebody on the bench. COURT2 */
function mayBeOnBench({ saying, ask }: Sentence): boolean {
  return ask === "who" && saying.kind === "foul" && (isTechnical(saying.of) || saying.of === "disqualifying" || saying.of === "fight");
}

function write(pressing: Pressing, sentence: Sentence, who: Held, how: Writing): boolean {
  const { saying, ask } = sentence;
  if (ask !== "who") return parts.includes(ask) && writePart(pressing, sentence, ask as LatePart, who, how);
  switch (saying.kind) {
    case "shot":
      return writeShot(pressing, sentence, saying, who, how);
    case "free-throw":
      return writeThrow(pressing, sentence, saying.made, who, how);
    case "turnover":
      return sayTurnover(pressing, sentence, who, how);
    case "foul":
      return writeFoul(pressing, sentence, saying, who, how);
    case "offensive-foul":
      if (who.player === null) return pressing.tone({ kind: "must-answer" });
      return writeOffensiveFoul(pressing, sentence, who, how);
    default:
      return false;
  }
}
