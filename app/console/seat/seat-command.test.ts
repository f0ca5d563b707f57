import { describe, expect, it } from "vitest";
import type { GameCommandAnswer } from "#contract/live/game-command.ts";
import type { CommandId } from "#core/kernel/ids.ts";
import { answered, nextBatch, type SeatCommand, seenIn } from "./seat-command.ts";

function kept(order: number, more: Partial<SeatCommand> = {}): SeatCommand {
  const command = { commandId: `c${order}` as CommandId, baseVersion: 0, epoch: 1, occurredAt: order, changes: [], reason: null };
  return { order, role: "statistics", command, standing: "on-device", version: null, refusal: null, ...more };
}

function orders(commands: readonly SeatCommand[]): readonly number[] {
  return commands.map(({ order }) => order);
}

describe("what is sent next", () => {
  it("SEAT4 is what waits, in its order, of one role, and nothing that the device does not have yet", () => {
    expect(orders(nextBatch([kept(1, { standing: "seen" }), kept(2), kept(3), kept(4, { role: "clock" })], 9))).toEqual([2, 3]);
    expect(orders(nextBatch([kept(1), kept(2, { standing: "keeping" }), kept(3)], 9))).toEqual([1]);
    expect(
      nextBatch(
        Array.from({ length: 60 }, (_, index) => kept(index + 1)),
        9,
      ),
    ).toHaveLength(50);
  });

  it("SEAT6 waits for the log where it has to be decided anew, and asks for what may have arrived alone", () => {
    expect(orders(nextBatch([kept(1, { version: 12 }), kept(2)], 11))).toEqual([]);
    expect(orders(nextBatch([kept(1, { version: 12 }), kept(2)], 12))).toEqual([1, 2]);
    expect(orders(nextBatch([kept(1, { standing: "sent" }), kept(2)], 9))).toEqual([1]);
  });
});

describe("what is answered", () => {
  const accepted = (id: number): GameCommandAnswer => ({
    commandId: `c${id}` as CommandId,
    flags: [],
    kind: "accepted",
    firstSequence: 5,
    version: 5,
    epoch: 1,
  });
  const refused = (id: number, rule: string): GameCommandAnswer => ({
    commandId: `c${id}` as CommandId,
    kind: "refused",
    rule,
    detail: "",
  });

  it("SEAT6 what was refused behind one that is decided anew is sent again with it", () => {
    const batch = [kept(1), kept(2), kept(3)];
    const { commands } = answered(batch, [accepted(1), { commandId: "c2" as CommandId, kind: "behind", version: 7 }, refused(3, "COURT2")]);
    expect(commands.map(({ standing, version }) => [standing, version])).toEqual([
      ["on-server", 5],
      ["on-device", 7],
      ["on-device", null],
    ]);
  });

  it("SEAT8 SEAT9 without the role nothing is lost; otherwise a refusal is kept with its rule", () => {
    expect(answered([kept(1)], [refused(1, "LIVE3")])).toMatchObject({ isRoleLost: true, commands: [{ standing: "on-device" }] });
    expect(answered([kept(1)], [refused(1, "FT1")])).toMatchObject({
      isRoleLost: false,
      commands: [{ standing: "refused", refusal: { rule: "FT1" } }],
    });
    expect(answered([kept(1)], [{ commandId: "c1" as CommandId, kind: "command-id-taken" }]).commands[0]?.refusal?.rule).toBe("LIVE5");
  });

  it("SEAT4 is seen once the log has it; nothing changes where it says nothing new", () => {
    const commands = [kept(1, { standing: "sent" }), kept(2)];
    expect(seenIn(commands, () => false, 9)).toBe(commands);
    expect(seenIn(commands, ({ commandId }) => commandId === "c1", 9)[0]?.standing).toBe("seen");
  });
});
