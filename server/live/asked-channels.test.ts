import { describe, expect, test } from "vitest";
import { readAskedStream } from "./asked-channels.ts";

const game = "game:0b65b524-3992-499e-ad85-f0ce397cc3c0";
/** No log has it: whoever says so is told to read the log anew. */
const anew = { epoch: 0, sequence: 0 };

/** Where a listener is taken up again, by what the address says and by the last message that the browser had. */
function positionOf(search: string, lastEventId?: string) {
  const asked = readAskedStream(search, lastEventId);
  return asked.kind === "bad" ? asked.detail : asked.channels.map(({ channel, position }) => [channel, position] as const);
}

describe("a position in the address", () => {
  test.each([
    ["", null],
    ["@2.17", { epoch: 2, sequence: 17 }],
    ["@0.0", { epoch: 0, sequence: 0 }],
    ["@999999999.999999999", { epoch: 999_999_999, sequence: 999_999_999 }],
    ["@1.-1", anew],
    ["@-1.5", anew],
    ["@1.9007199254740993", anew],
    ["@1.99999999999999999999", anew],
    ["@1e3.1", anew],
    ["@1", anew],
    ["@", anew],
    ["@NaN.Infinity", anew],
    ["@１.１", anew],
    ["@1.1@1.2", anew],
    ["@__proto__", anew],
  ])("%j", (written, position) => {
    expect(positionOf(`channel=${game}${written}`)).toEqual([[game, position]]);
  });
});

describe("the browser's Last-Event-ID", () => {
  const at = { epoch: 1, sequence: 5 };

  test("counts for its channel, and for no other", () => {
    expect(positionOf(`channel=${game}@1.2&channel=games`, `${game}@1.5`)).toEqual([
      [game, at],
      ["games", null],
    ]);
  });

  test.each([
    ["", "no id"],
    [game, "no position"],
    ["\n\ndata: x", "another message"],
    [`${game}@1.5\n\ndata: x`, "another message behind a good id"],
    ["game:0b65b524-3992-499e-ad85-f0ce397cc3c1@1.9", "a channel that is not asked for"],
    ["operators:0b65b524-3992-499e-ad85-f0ce397cc3c0@1.9", "a channel for few"],
    [`${game}@1.5, ${game}@1.9`, "two headers"],
    ["x".repeat(100_000), "a text without end"],
    ["__proto__@1.1", "no channel"],
  ])("%j, %s, opens no other channel and moves nobody ahead", (lastEventId) => {
    const asked = positionOf(`channel=${game}@1.2`, lastEventId);
    expect([[[game, { epoch: 1, sequence: 2 }]], [[game, anew]]]).toContainEqual(asked);
  });

  test("of a position that is none, the log is read anew", () => {
    expect(positionOf(`channel=${game}@1.2`, `${game}@1.-5`)).toEqual([[game, anew]]);
  });
});

test.each([
  ["channel=", "channel: there is none of that name."],
  ["channel[]=games", "channel: name one."],
  ["channel=game:*", "channel: there is none of that name."],
  ["channel=game:../games", "channel: there is none of that name."],
  [`channel=${game.toUpperCase()}`, "channel: there is none of that name."],
  [`channel=${game}@%0a%0adata:%20x`, "channel: there is none of that name."],
  ["channel=games%0a%0adata:%20x", "channel: there is none of that name."],
])("%s is refused", (search, detail) => {
  expect(positionOf(search)).toBe(detail);
});
