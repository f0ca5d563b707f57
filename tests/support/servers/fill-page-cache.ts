import process from "node:process";
import type { PageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { PageCache } from "#server/http/page-cache.ts";
import { StoredAnswer } from "#server/http/stored-answer.ts";

// How much memory 1,200 kept pages take, beside what the cache counts: one line of JSON, in bytes. Run with --expose-gc.
const pages = 1200;
const cache = new PageCache<StoredAnswer>({
  maxBytes: Infinity,
  maxStaleMs: 1000,
  now: () => performance.now(),
  onBackgroundFailure: () => {},
});
const collect = globalThis.gc as () => void;

// What making pages takes of itself is the process's before anything is kept.
await fill("warm", pages, 0);
const before = { rss: taken(), counted: cache.bytes };
await fill("page", pages, Infinity);
process.stdout.write(JSON.stringify({ counted: cache.bytes - before.counted, taken: taken() - before.rss }));

/** Pages as the site has them: a hundred thousand letters, some of them in no Latin-1, a hundred tags, each in both codings. */
async function fill(name: string, count: number, keepMs: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const { answer } = await cache.get(`klb /sr/${name}/${number}`, "klb" as TenantId, async (note) => {
      for (let tag = 0; tag < 100; tag++) note(`game:${number % 90}-${tag}-00000000-0000-4000-8000` as PageTag);
      return new StoredAnswer({
        status: 200,
        contentType: "text/html; charset=utf-8",
        body: textOf(number),
        keepMs,
        cacheHeaders: ["Cache-Control", "public"],
        headers: ["Content-Security-Policy", `script-src ${"x".repeat(1500)}${number}`],
        brotliQuality: 1,
      });
    });
    await answer.answer("br", undefined);
    await answer.answer("gzip", undefined);
  }
}

function textOf(number: number): string {
  let text = "";
  for (let line = 0; text.length < 100_000; line++)
    text += `<td>Šumadija ${(number * 7919 + line * 104_729) % 1_000_003} skok u odbrani</td>`;
  return text;
}

function taken(): number {
  collect();
  collect();
  return process.memoryUsage.rss();
}
