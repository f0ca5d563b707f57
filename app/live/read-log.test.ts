import { describe, expect, test } from "vitest";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { logPosition } from "#contract/live/live-event.ts";
import { readLog } from "./read-log.ts";

const gameId = "game";
const at = logPosition(1, 7);
const fresh = { gameId, position: at };
const stale = { gameId, position: logPosition(1, 6) };
const hosts = ["", "https://second.example"];

/** Answers one after the other, the last for ever: a log, a status, or nobody. */
function serverWith(...answers: readonly (object | number | null)[]) {
  const asked: { readonly address: string; readonly cache: RequestCache | undefined }[] = [];
  async function ask(address: unknown, request?: RequestInit): Promise<Response> {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? null;
    asked.push({ address: typeof address === "string" ? address : "", cache: request?.cache });
    if (answer === null) throw new TypeError("Failed to fetch");
    return typeof answer === "number" ? new Response(null, { status: answer }) : Response.json(answer);
  }
  return { asked, ask };
}

describe("a log", () => {
  test.each([
    ["nobody", null],
    ["a fault", 503],
    ["what a cache kept too long", stale],
    ["another game's", { ...fresh, gameId: "other" }],
  ])("is asked for three times more after %s, at the hosts in turn, and then given up", async (_what, answer) => {
    const { asked, ask } = serverWith(answer);
    await expect(readLog({ gameId, at, hosts, fetch: ask, pastCaches: false })).rejects.toThrow("could not be read");
    expect(asked.map(({ address }) => address.startsWith("https://second.example"))).toEqual([false, true, false, true]);
  });

  test.each([1, 2, 3])("that comes at retry %d is taken", async (retry) => {
    const { asked, ask } = serverWith(...Array.from({ length: retry }, () => 503), fresh);
    expect(await readLog({ gameId, at, hosts, fetch: ask, pastCaches: false })).toEqual(fresh);
    expect(asked).toHaveLength(retry + 1);
  });

  test("is asked for past all caches from the second time on", async () => {
    const { asked, ask } = serverWith(stale, fresh);
    await readLog({ gameId, at, hosts: [""], fetch: ask, pastCaches: false });
    expect(asked[0]).toEqual({ address: liveAddresses.log(gameId, at), cache: "default" });
    expect(asked[1]?.address).toMatch(/\?past=\w+$/);
    expect(asked[1]?.cache).toBe("reload");
  });
});
