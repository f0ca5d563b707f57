import type { Side } from "../game/facts.ts";
import type { TableChange } from "../game/table-command.ts";
import type { PlayerKey } from "../kernel/ids.ts";
import type { Pressing } from "./pressing.ts";
import type { Saying, Sentence } from "./table-entry.ts";

type Wave = Extract<Saying, { readonly kind: "wave" }>;

/** Who must leave is in it already: his number need not be typed. TABLE16 */
export function beginWave(pressing: Pressing, side: Side): boolean {
  const gone = [...pressing.state[side].players.values()].filter(({ onCourt, disqualified }) => onCourt && disqualified);
  pressing.open({ kind: "wave", out: gone.map(({ player }) => player.key), in: [], typed: [] }, "numbers", side);
  return true;
}

/** On court: he leaves. On the bench: he comes in. Named again: he stays where he is. TABLE16 */
export function nameInWave(pressing: Pressing, sentence: Sentence, wave: Wave, player: PlayerKey): boolean {
  const isOn = pressing.state[sentence.side].players.get(player)?.onCourt === true;
  const typed = wave.typed.includes(player) ? wave.typed.filter((key) => key !== player) : [...wave.typed, player];
  const list = isOn ? toggled(wave.out, player) : toggled(wave.in, player);
  const saying: Wave = isOn ? { ...wave, out: list, typed } : { ...wave, in: list, typed };
  pressing.ask("numbers", sentence.side, { saying });
  return true;
}

/** Takes back the number that was typed last; false: none was. */
export function eraseInWave(pressing: Pressing, sentence: Sentence, wave: Wave): boolean {
  const last = wave.typed.at(-1);
  return last !== undefined && nameInWave(pressing, sentence, wave, last);
}

/** How many would be on court were it closed now. */
export function onCourtAfter(pressing: Pressing, side: Side, wave: Pick<Wave, "out" | "in">): number {
  return pressing.state[side].onCourt - wave.out.length + wave.in.length;
}

/** Writes it as one change where five stand; a wave that nobody has named anybody for is none. TABLE16 */
export function finishWave(pressing: Pressing, sentence: Sentence, wave: Wave): boolean {
  const { side, begun } = sentence;
  if (wave.typed.length === 0) {
    pressing.close();
    return true;
  }
  const change = pressing.adding(pressing.playId(), { type: "substitution", side, out: wave.out, in: wave.in }, null, begun.moment);
  if (!pressing.tell([change], "wave")) return false;
  pressing.close();
  return true;
}

/** That the player had come in for another: stands before what he does, in one command with it. TABLE15 */
export function cameIn(pressing: Pressing, sentence: Sentence, player: PlayerKey, out: PlayerKey): TableChange {
  const { side, begun } = sentence;
  return pressing.adding(pressing.nextId(), { type: "substitution", side, out: [out], in: [player] }, null, begun.moment);
}

function toggled(list: readonly PlayerKey[], player: PlayerKey): readonly PlayerKey[] {
  return list.includes(player) ? list.filter((key) => key !== player) : [...list, player];
}
