import { describe, expect, test } from "vitest";
import { type FollowedKey, mostFollowed } from "#contract/following.ts";
import {
  afterAnswer,
  afterFull,
  keptAfterSignOut,
  keptFor,
  nothingKept,
  readKept,
  withFollowed,
  withoutFollowed,
} from "./kept-following.ts";

function key(number: number): FollowedKey {
  return `club:00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

describe("what a device keeps", () => {
  test("FOLLOW2: is read as far as it can be read, whoever wrote it", () => {
    for (const text of [null, "", "{", "[]", "7", '"club"', '{"items":7}', '{"items":[1,null,"club:x","judge:1"]}'])
      expect(readKept(text)).toEqual(nothingKept);
    expect(readKept(JSON.stringify({ items: [key(1), "rubbish", key(1)], added: 3 }))).toEqual({ ...nothingKept, items: [key(1)] });
  });

  test("FOLLOW2: comes back as it was written", () => {
    const kept = withoutFollowed(withFollowed(withFollowed(nothingKept, key(1)), key(2)), key(1));
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
    expect(kept).toMatchObject({ items: [key(2)], added: [key(2)], removed: [key(1)] });
  });

  test("FOLLOW4: holds as much as may be followed, and no more", () => {
    const full = { ...nothingKept, items: Array.from({ length: mostFollowed }, (_, number) => key(number)) };
    expect(withFollowed(full, key(mostFollowed))).toBe(full);
  });

  test("FOLLOW4: of what an account has no room for the newest is followed nowhere, and the rest is told again", () => {
    const own = Array.from({ length: mostFollowed - 1 }, (_, number) => key(number));
    const [first, second, third] = [key(5000), key(5001), key(5002)];
    const told = keptFor({ ...nothingKept, items: [key(3), first, second] }, "a");
    const since = withFollowed(told, third);
    expect(afterFull(since, told, own)).toEqual({
      account: "a",
      items: [key(3), first, third],
      added: [key(3), first, third],
      removed: [],
    });
    const full = [...own, key(mostFollowed)];
    expect(afterFull(told, told, full).items).toEqual([key(3)]);
    // What goes at the same time makes room.
    expect(afterFull(told, { ...told, removed: [key(7), key(8)] }, own)).toEqual(told);
    expect(afterFull({ ...since, account: "b" }, told, full)).toEqual({ ...since, account: "b" });
  });

  test("FOLLOW3: without an account it is added to the first that signs in, and to no other", () => {
    const device = withFollowed(withFollowed(nothingKept, key(1)), key(2));
    expect(keptFor(device, "a")).toEqual({ account: "a", items: [key(1), key(2)], added: [key(1), key(2)], removed: [] });
    expect(keptFor(keptFor(device, "a"), "b")).toEqual({ ...nothingKept, account: "b" });
  });

  test("FOLLOW3: after a sign-out only what the account was never told stays", () => {
    const told = { account: "a", items: [key(1)], added: [], removed: [] };
    expect(keptAfterSignOut(withFollowed(told, key(2)))).toEqual({ ...nothingKept, items: [key(2)] });
  });

  test("FOLLOW3: what was changed while the account answered is not lost, and is told next time", () => {
    const told = keptFor(withFollowed(nothingKept, key(1)), "a");
    const since = withoutFollowed(withFollowed(told, key(2)), key(1));
    const after = afterAnswer(since, told, [key(1), key(9)]);
    expect(after).toEqual({ account: "a", items: [key(9), key(2)], added: [key(2)], removed: [key(1)] });
    expect(afterAnswer(after, after, [key(9), key(2)])).toEqual({ account: "a", items: [key(9), key(2)], added: [], removed: [] });
  });
});
