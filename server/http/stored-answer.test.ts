import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { StoredAnswer, type Storable } from "./stored-answer.ts";

const text = "Two points for the home side. ".repeat(100);

function answerOf(more: Partial<Storable> = {}): StoredAnswer {
  const storable = {
    status: 200,
    contentType: "text/html",
    body: text,
    keepMs: Infinity,
    cacheHeaders: ["Cache-Control", "public"],
    headers: ["X-Own", "1"],
    brotliQuality: 5,
  };
  return new StoredAnswer({ ...storable, ...more });
}

function header(headers: readonly string[], name: string): string | undefined {
  const at = headers.indexOf(name);
  return at === -1 ? undefined : headers[at + 1];
}

it("PAGE13 counts its body once, and each coding from when it is made", async () => {
  const stored = answerOf();
  const grown: number[] = [];
  stored.watchSize((bytes) => grown.push(bytes));
  const before = stored.bytes;
  expect(before - text.length).toBeLessThanOrEqual(8192);
  const made = [await stored.answer("br", undefined), await stored.answer("gzip", undefined), await stored.answer("identity", undefined)];
  expect(grown).toEqual(made.slice(0, 2).map(({ body }) => body?.length));
  expect(stored.bytes).toBe(before + (grown[0] ?? 0) + (grown[1] ?? 0));
  // A part of a larger piece of memory would keep all of it.
  expect(made.map(({ body }) => body?.buffer.byteLength)).toEqual(made.map(({ body }) => body?.length));
});

describe("a coding", () => {
  it("is made for the first who takes it and kept for the next", async () => {
    const stored = answerOf();
    expect(stored.ready("br", undefined)).toBeNull();
    const first = await stored.answer("br", undefined);
    expect(brotliDecompressSync(first.body!).toString()).toBe(text);
    expect(header(first.headers, "Content-Encoding")).toBe("br");
    expect(header(first.headers, "Content-Length")).toBe(String(first.body?.length));
    expect(stored.ready("br", undefined)).toBe(first);
    expect(stored.ready("gzip", undefined)).toBeNull();
    expect(gunzipSync((await stored.answer("gzip", undefined)).body!).toString()).toBe(text);
  });

  it("is made once, however many wait for it", async () => {
    const stored = answerOf();
    const [one, other] = await Promise.all([stored.answer("gzip", undefined), stored.answer("gzip", undefined)]);
    expect(one).toBe(other);
  });

  it("is not made for those who take none, for what is short, and for what is compressed already", async () => {
    for (const stored of [answerOf({ body: "short" }), answerOf({ contentType: "font/woff2" })]) {
      const { headers } = await stored.answer("br, gzip", undefined);
      expect(header(headers, "Content-Encoding")).toBeUndefined();
    }
    const { body } = await answerOf().answer(undefined, undefined);
    expect(body?.toString()).toBe(text);
  });
});

describe("who has the page already", () => {
  it("hears so at once, without its coding being made", async () => {
    const { headers } = await answerOf().answer("br", undefined);
    const again = answerOf().ready("br", header(headers, "ETag"));
    expect(again).toMatchObject({ status: 304, body: null });
    expect(header(again?.headers ?? [], "Cache-Control")).toBe("public");
    expect(header(again?.headers ?? [], "X-Own")).toBeUndefined();
  });

  it("hears it of pages only that are there, in the coding he has", async () => {
    const missing = answerOf({ status: 404 });
    const { headers } = await missing.answer("br", undefined);
    expect((await missing.answer("br", header(headers, "ETag"))).status).toBe(404);
    const page = answerOf();
    const tag = header((await page.answer("br", undefined)).headers, "ETag");
    expect((await page.answer("gzip", tag)).status).toBe(200);
  });
});

it("has another tag when its headers change", async () => {
  const tagOf = async (stored: StoredAnswer) => header((await stored.answer("br", undefined)).headers, "ETag");
  expect(await tagOf(answerOf())).not.toBe(await tagOf(answerOf({ headers: ["X-Own", "2"] })));
});
