import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { accountBase } from "#contract/account.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

// Apart from other bad calls: these are waited for, and other files go on meanwhile.
const site = demoSiteForThisFile();

/** Writes piece after piece until the server has had enough; how long it bore that. */
function drip(head: string, piece: string, everyMs: number): Promise<{ readonly ms: number; readonly text: string }> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let text = "";
    const socket = connect(site.port, "127.0.0.1", () => socket.write(head));
    const dripping = setInterval(() => socket.write(piece), everyMs);
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(dripping);
      resolve({ ms: performance.now() - begun, text });
    });
  });
}

describe.concurrent("GUARD4 a request that never ends", () => {
  test("its headers are waited for no longer than a minute", { timeout: 90_000 }, async () => {
    const { ms, text } = await drip("GET /sr HTTP/1.1\r\nHost: league-a.localhost\r\n", "X-Slow: 1\r\n", 1000);
    expect(ms).toBeLessThan(60_000);
    expect(text === "" || text.startsWith("HTTP/1.1 408")).toBe(true);
  });

  test("its body is waited for no longer than a minute and a half", { timeout: 120_000 }, async () => {
    const head = `POST ${accountBase}/sign-in HTTP/1.1\r\nHost: league-a.localhost\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n`;
    const { ms } = await drip(head, " ", 1000);
    expect(ms).toBeLessThan(100_000);
  });

  test("others are answered meanwhile", async () => {
    expect((await site.get("league-a", "/sr")).status).toBe(200);
  });
});
