import { describe, expect, it } from "vitest";
import { firstGraphics } from "#contract/live/graphics.ts";
import { sendChange } from "./send-change.ts";
import { changeByPress, isOnAir, newer } from "./use-graphics-desk.ts";

const request = { expectedRevision: 3, change: { kind: "clear-all" } } as const;

function answering(status: number, body: unknown) {
  const asked: Request[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(new URL(input as string, "http://league.example"), init));
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  };
  return { asked, send: () => sendChange({ gameId: "game", token: "token", fetch: answer }, request) };
}

describe("a change of the graphics", () => {
  it("is sent with the revision that its operator saw, and the link in a header", async () => {
    const { asked, send } = answering(200, { state: firstGraphics });
    expect(await send()).toEqual({ kind: "kept", state: firstGraphics });
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer token");
    expect(asked[0]?.url).toBe("http://league.example/live/v1/games/game/graphics");
    expect(await asked[0]?.json()).toEqual(request);
  });

  it.each([
    [409, { state: firstGraphics }, { kind: "changed", state: firstGraphics }],
    [401, { type: "/problems/link-expired" }, { kind: "refused", reason: "expired" }],
    [400, { type: "/problems/bad-graphics", title: "No", detail: "title: too long" }, { kind: "not-taken", detail: "title: too long" }],
    [503, { type: "/problems/not-kept" }, { kind: "unknown" }],
    [502, "<html>", { kind: "unknown" }],
    [200, { state: firstGraphics, rest: "x".repeat(131_072) }, { kind: "unknown" }],
  ])("answered with %i is what it says", async (status, body, expected) => {
    expect(await answering(status, body).send()).toEqual(expected);
  });

  it("that nobody answers is neither kept nor refused", async () => {
    const lost = () => Promise.reject(new TypeError("no line"));
    expect(await sendChange({ gameId: "game", token: "token", fetch: lost }, request)).toEqual({ kind: "unknown" });
  });
});

describe("what is on air", () => {
  it("is the newest that the server has said, in whichever order it came", () => {
    const [old, now] = [firstGraphics, { ...firstGraphics, revision: 2 }];
    expect([newer(old, now), newer(now, old), newer(null, old), newer(old, null), newer(null, null)]).toEqual([now, now, old, old, null]);
  });

  it("is the same graphic of the same side, in its own place", () => {
    const state = { ...firstGraphics, panel: { name: "starting-five", side: "home" } } as const;
    expect(isOnAir(state, { name: "starting-five", side: "home" })).toBe(true);
    expect(isOnAir(state, { name: "starting-five", side: "away" })).toBe(false);
    expect(isOnAir(null, { name: "leaders" })).toBe(false);
  });
});

describe("a press on a graphic", () => {
  const leaders = { name: "leaders" } as const;
  it.each([
    ["nothing is on", firstGraphics, false, { kind: "take", graphic: leaders }],
    ["it is on air", { ...firstGraphics, slot: leaders }, true, { kind: "clear", place: "slot" }],
    ["it is to be prepared", firstGraphics, true, { kind: "prepare", graphic: leaders }],
    ["it is the next one", { ...firstGraphics, prepared: leaders }, true, { kind: "prepare", graphic: null }],
    ["it is the next one and presses go on air", { ...firstGraphics, prepared: leaders }, false, { kind: "take", graphic: leaders }],
  ] as const)("AIR7 when %s", (_when, state, preparesFirst, expected) => {
    expect(changeByPress(state, leaders, preparesFirst)).toEqual(expected);
  });
});
