import { describe, expect, it } from "vitest";
import { longestAnswerBytes } from "./connection-times.ts";
import { readAnswer } from "./read-answer.ts";

/** JSON of so many bytes. */
function jsonOf(bytes: number): string {
  return JSON.stringify("x".repeat(bytes - 2));
}

describe("an answer to a call with a token", () => {
  it("is read up to 131072 bytes, letters of several bytes whole", async () => {
    expect(await readAnswer(new Response(jsonOf(longestAnswerBytes)))).toHaveLength(longestAnswerBytes - 2);
    expect(await readAnswer(new Response('{"š":"ž"}'))).toEqual({ š: "ž" });
  });

  it("is refused when it is longer, and not read when it says so itself", async () => {
    const answer = new Response("{}", { headers: { "Content-Length": String(longestAnswerBytes + 1) } });
    await expect(readAnswer(answer)).rejects.toThrow("longer than 131072 bytes");
    await expect(readAnswer(new Response(jsonOf(longestAnswerBytes + 1)))).rejects.toThrow("longer than 131072 bytes");
  });

  it("is not read on when it has no end", async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1;
        controller.enqueue(new Uint8Array(10_000).fill(120));
      },
    });
    await expect(readAnswer(new Response(endless))).rejects.toThrow("longer than 131072 bytes");
    expect(given).toBeLessThan(20);
  });

  it("is refused when it is no JSON", async () => {
    await expect(readAnswer(new Response("<html>"))).rejects.toThrow(SyntaxError);
    await expect(readAnswer(new Response(null))).rejects.toThrow(SyntaxError);
  });
});
