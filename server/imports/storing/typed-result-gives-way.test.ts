import { expect, it } from "vitest";
import type { GameEvent } from "#core/game/events.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { typedResultPrefix } from "#core/game/typed-result.ts";
import { importRecording } from "../imported-game.ts";
import { typedResultGivesWay } from "./typed-result-gives-way.ts";

it("RESULT6 what was typed is taken back before plays count, once, and nothing else is", () => {
  const commandId = `${typedResultPrefix}1` as CommandId;
  const recording = { ...importRecording("euroleague", "1", "fiba"), commandId };
  const moment = { period: { kind: "regular", number: 1 }, gameClockMs: null, shotClockMs: null, clockQuality: "hand" } as const;
  const fact = { type: "score.total", homePoints: 71, awayPoints: 68 } as const;
  const envelope = (id: string) => ({ eventId: id as EventId, recording, reason: null });
  const typed: GameEvent = { op: "add", ...envelope(`${commandId}/1`), orderKey: "000V", moment, link: null, fact };
  const note: GameEvent = {
    op: "add",
    ...envelope("7"),
    recording: importRecording("euroleague", "1", "fiba"),
    orderKey: "001V",
    moment,
    link: null,
    fact: { type: "note", text: "x", language: null, key: null },
  };
  const voids = typedResultGivesWay([typed, note], importRecording("euroleague", "1", "fiba"));
  expect(voids).toMatchObject([{ op: "void", target: typed.eventId, reason: "plays-known" }]);
  expect(typedResultGivesWay([typed, note, { op: "void", ...envelope(`${commandId}/2`), target: typed.eventId }], recording)).toEqual([]);
});
