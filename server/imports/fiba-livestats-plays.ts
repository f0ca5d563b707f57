import type { LiveStatsAction } from "./fiba-livestats-data.ts";
import type { QualityFlag } from "./imported-game.ts";
import { PlayNumbers } from "./play-numbers.ts";
import { sourceInteger, sourceList, sourceNumber, sourceObject, sourceText } from "./source-text.ts";

/** An action with everything in its place: what the file leaves out is empty. */
export type CompleteAction = {
  /** Its number as a key, and where it stands among others that nothing else tells apart. */
  readonly id: string;
  readonly order: number;
  readonly previous: string | null;
  readonly period: unknown;
  readonly isOvertime: boolean;
  readonly clock: string;
  readonly score: number;
  readonly tno: 0 | 1 | 2;
  /** Slot of the team's list, from 1; 0 is nobody. */
  readonly pno: number;
  readonly isMade: boolean;
  readonly actionType: string;
  readonly subType: string;
  readonly qualifier: readonly string[];
  readonly player: string;
  readonly named: Pick<LiveStatsAction, "firstName" | "familyName" | "shirtNumber" | "player">;
};

/** No list is longer than this; a greater slot is a slip. */
const mostSlots = 99;

/**
 * All actions of a file that say something, completed. IMP8: one with pieces missing counts for what it says, one that says
 * nothing costs a flag; one that stands in the file twice is taken once (IMP14).
 */
export function completeActions(pbp: readonly unknown[], flags: QualityFlag[]): CompleteAction[] {
  const numbers = new PlayNumbers(flags);
  return pbp.flatMap((entry, index) => {
    const action = sourceObject(entry);
    if (sourceText(action["actionType"]) === "") {
      flags.push({ kind: "event-malformed", detail: `entry ${index} of pbp says nothing`, about: null });
      return [];
    }
    const number = sourceNumber(action["actionNumber"]);
    if (number !== null && numbers.isRepeated(number, entry)) return [];
    return [complete(action, number ?? String(-1 - index), -1 - index, flags)];
  });
}

function complete(action: Readonly<Record<string, unknown>>, id: string, place: number, flags: QualityFlag[]): CompleteAction {
  const text = (name: string) => sourceText(action[name]);
  const previous = sourceNumber(action["previousAction"]);
  return {
    id,
    order: Number.isFinite(Number(id)) ? Number(id) : place,
    previous: previous === "0" ? null : previous,
    period: action["period"] ?? 1,
    isOvertime: action["periodType"] === "OVERTIME",
    clock: text("clock") || text("gt"),
    score: Number(text("s1")) + Number(text("s2")) || 0,
    tno: sourceInteger(action["tno"], 1, 2) === 1 ? 1 : sourceInteger(action["tno"], 1, 2) === 2 ? 2 : 0,
    pno: slotOf(action["pno"], id, flags),
    isMade: Number(action["success"]) === 1,
    actionType: text("actionType"),
    subType: text("subType"),
    qualifier: sourceList(action["qualifier"]).map(sourceText),
    player: text("player"),
    named: { firstName: text("firstName"), familyName: text("familyName"), shirtNumber: text("shirtNumber"), player: text("player") },
  };
}

function slotOf(pno: unknown, id: string, flags: QualityFlag[]): number {
  if (sourceText(pno) === "") return 0;
  const slot = sourceInteger(pno, 0, mostSlots);
  if (slot === null) flags.push({ kind: "event-malformed", detail: `pno "${sourceText(pno)}" at ${id}`, about: null });
  return slot ?? 0;
}
