import { describe, expect, it } from "vitest";
import { KeptFrames } from "./kept-frames.ts";
import { StreamAllowance } from "./stream-allowance.ts";

const wide = { streamsPerNetwork: 100, topicsPerNetwork: 3, topics: 5, heldBytesPerNetwork: 1000, heldBytes: 1500 };

describe("STREAM3 what streams may take", () => {
  it("counts a topic of a network once, however many of its streams have it, and gives it back with the last of them", () => {
    const allowance = new StreamAllowance(wide);
    const [one, other, third] = [allowance.stream("a")!, allowance.stream("a")!, allowance.stream("a")!];
    expect([one.topics(["x", "y"]), other.topics(["x", "y", "z"]), third.topics(["w"])]).toEqual([true, true, false]);
    other.giveBack();
    expect([third.topics(["w"]), allowance.stream("a")!.topics(["v"])]).toEqual([true, false]);
    one.giveBack();
    expect(allowance.stream("a")!.topics(["u", "v"])).toBe(true);
  });

  it("what one network has used up is still there for others, as far as the node has room", () => {
    const allowance = new StreamAllowance(wide);
    expect(allowance.stream("a")!.topics(["1", "2", "3"])).toBe(true);
    expect(allowance.stream("b")!.topics(["4", "5"])).toBe(true);
    const crowded = allowance.stream("c")!;
    expect([crowded.topics(["6"]), crowded.topics([])]).toEqual([false, true]);
  });

  it("counts bytes that wait, of a network and of all", () => {
    const allowance = new StreamAllowance(wide);
    const [one, other] = [allowance.stream("a")!, allowance.stream("a")!];
    expect([one.hold(900), one.hold(600), other.hold(500), other.hold(300)]).toEqual([true, true, false, true]);
    const elsewhere = allowance.stream("b")!;
    expect([elsewhere.hold(700), elsewhere.hold(500)]).toEqual([false, true]);
    one.giveBack();
    expect(elsewhere.hold(900)).toBe(true);
  });

  it("gives a connection back at its end", () => {
    const allowance = new StreamAllowance({ streamsPerNetwork: 1 });
    const only = allowance.stream("a")!;
    expect([allowance.stream("a"), allowance.stream("b")]).toEqual([null, expect.anything()]);
    only.giveBack();
    expect(allowance.stream("a")).not.toBeNull();
  });
});

it("STREAM3 keeps so many bytes of messages, those asked for last", () => {
  const frames = new KeptFrames(100);
  const make = (bytes: number) => () => Buffer.alloc(bytes);
  const first = frames.of("first", make(40));
  frames.of("second", make(40));
  expect(frames.of("first", make(1))).toBe(first);
  frames.of("third", make(40));
  expect(frames.bytes).toBe(80);
  expect(frames.of("first", make(1))).toBe(first);
  expect(frames.of("second", make(7))).toHaveLength(7);
});
