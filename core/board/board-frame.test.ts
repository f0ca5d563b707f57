import { describe, expect, it } from "vitest";
import { type BoardFrame, checksumOf, frameLine, readFrame } from "./board-frame.ts";
import { BoardLines } from "./board-lines.ts";

const frame: BoardFrame = {
  period: 2,
  clockMs: 412_300,
  running: true,
  shot: { remainingMs: 13_900, running: true },
  home: { points: 45, fouls: 3, timeouts: 2 },
  away: { points: 43, fouls: 4, timeouts: null },
  possession: "home",
  horn: false,
};
const line = "$FCB1,2,412300,1,13900,1,45,43,3,4,2,,H,0*1C\r\n";

function summed(body: string): string {
  return `$${body}*${checksumOf(body)}`;
}

describe("one line", () => {
  it("BRIDGE3 says a whole board, as documented, and is read back", () => {
    expect(frameLine(frame)).toBe(line);
    expect(readFrame(line.trimEnd())).toEqual({ frame });
    const blank: BoardFrame = { ...frame, shot: { remainingMs: null, running: false }, possession: "away", horn: true };
    expect(readFrame(frameLine(blank).trimEnd())).toEqual({ frame: blank });
    const bare: BoardFrame = { ...frame, shot: null, possession: null };
    expect(readFrame(frameLine(bare).trimEnd())).toEqual({ frame: bare });
  });

  it.each([
    ["changed on the way", line.trimEnd().replace("45", "46"), "checksum"],
    ["without a sum", "$FCB1,2,412300,1,13900,1,45,43,3,4,2,,H,0", "form"],
    ["of another kind", summed("GPGGA,1,2"), "form"],
    ["with a field too few", summed("FCB1,2,412300,1,13900,1,45,43,3,4,2,,H"), "form"],
    ["with a clock of two hours", summed("FCB1,2,7200000,1,,,45,43,,,,,,0"), "form"],
    ["with a shot clock that neither runs nor stands", summed("FCB1,2,1000,1,13900,,45,43,,,,,,0"), "form"],
    ["with letters for a score", summed("FCB1,2,1000,1,,,4x,43,,,,,,0"), "form"],
    ["without an end", `$${"1".repeat(90)}`, "too-long"],
  ])("BRIDGE3 %s is none", (_what, text, fault) => {
    expect(readFrame(text)).toEqual({ fault });
  });
});

describe("what comes over a wire", () => {
  it("BRIDGE3 is the same lines however it is split, and whatever noise stands between them", () => {
    const sent = `\u00FF\u0000${line}${line}noise\r\n$FCB1,2,4${line}\n`;
    for (let size = 1; size < sent.length; size++) {
      const lines = new BoardLines();
      const readings = Array.from({ length: Math.ceil(sent.length / size) }, (_, place) =>
        sent.slice(place * size, (place + 1) * size),
      ).flatMap((piece) => lines.take(piece));
      expect(readings.map(({ fault }) => fault ?? "frame")).toEqual(["frame", "frame", "form", "frame"]);
    }
  });

  it("BRIDGE3 is kept for one line at most, and read on behind a line without end", () => {
    const lines = new BoardLines();
    const faults = Array.from({ length: 10_000 }, () => lines.take("1,2,3,4,5,6,7,8,9,0,")).flat();
    expect(faults).toEqual([{ fault: "too-long" }]);
    expect(lines.take(`\r\n${line}`)).toEqual([{ frame }]);
    lines.take("$FCB1,2,");
    lines.cut();
    expect(lines.take(line)).toEqual([{ frame }]);
  });
});
