import { beforeEach, describe, expect, it } from "vitest";
import { pageTags, type PageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { PageCache, type Keepable } from "./page-cache.ts";

type Page = Keepable & { readonly text: string };

const tenant = "tenant-a" as TenantId;
const other = "tenant-b" as TenantId;
const game = pageTags.game("17");
const league = pageTags.league("3");

let nowMs: number;
let failures: unknown[];
let cache: PageCache<Page>;

beforeEach(() => {
  nowMs = 1_000_000;
  failures = [];
  cache = newCache(1_000_000);
});

function newCache(maxBytes: number): PageCache<Page> {
  return new PageCache<Page>({ maxBytes, maxStaleMs: 1000, now: () => nowMs, onBackgroundFailure: (error) => failures.push(error) });
}

/** A page whose rendering ends when the test says so. */
function rendering(tags: readonly PageTag[], answer: Partial<Page> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<Page>();
  const state = {
    begun: 0,
    end: (text: string) => resolve({ text, bytes: 100, keepMs: Infinity, ...answer }),
    fail: (error: Error) => reject(error),
    produce: (note: (tag: PageTag) => void) => {
      state.begun += 1;
      tags.forEach(note);
      return promise;
    },
  };
  return state;
}

function rendered(text: string, tags: readonly PageTag[], answer: Partial<Page> = {}) {
  const state = rendering(tags, answer);
  state.end(text);
  return state;
}

async function ask(key: string, page: ReturnType<typeof rendering>, of = tenant) {
  const { answer, outcome } = await cache.get(key, of, page.produce);
  return `${outcome} ${answer.text}`;
}

async function settle() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe("no memory", () => {
  it("makes the page for everybody who asks, at the same time or later", async () => {
    cache = newCache(0);
    const page = rendering([game]);
    const both = Promise.all([ask("k", page), ask("k", page)]);
    page.end("one");
    expect(await both).toEqual(["miss one", "miss one"]);
    expect(await ask("k", page)).toBe("miss one");
    expect(page.begun).toBe(3);
    expect(cache.fresh("k")).toBeNull();
    expect(cache.size).toBe(0);
  });
});

describe("keeping", () => {
  it("makes a page once and sends it again without asking anybody", async () => {
    expect(await ask("k", rendered("one", [game]))).toBe("miss one");
    const second = rendered("two", [game]);
    expect(await ask("k", second)).toBe("hit one");
    expect(second.begun).toBe(0);
    expect(cache.fresh("k")?.text).toBe("one");
  });

  it("PAGE4 keeps nothing that noted no tag: it could never be dropped", async () => {
    await ask("k", rendered("one", []));
    expect(cache.size).toBe(0);
    expect(await ask("k", rendered("two", []))).toBe("miss two");
  });

  it("PAGE7 keeps nothing that is not to be kept, such as a redirect or an error page", async () => {
    await ask("k", rendered("error", [game], { keepMs: 0 }));
    expect(cache.fresh("k")).toBeNull();
    expect(cache.size).toBe(0);
  });

  it("PAGE7 keeps a wrong address only for its time, then makes it again", async () => {
    await ask("k", rendered("none", [game], { keepMs: 10_000 }));
    nowMs += 9_999;
    expect(cache.fresh("k")?.text).toBe("none");
    nowMs += 1_002;
    expect(await ask("k", rendered("there now", [game]))).toBe("miss there now");
  });

  it("PAGE7 keeps nothing of a rendering that failed, and lets the next one try", async () => {
    const broken = rendering([game]);
    broken.fail(new Error("database is gone"));
    await expect(cache.get("k", tenant, broken.produce)).rejects.toThrow("database is gone");
    expect(await ask("k", rendered("well again", [game]))).toBe("miss well again");
  });
});

describe("single flight", () => {
  it("PAGE3 renders once however many wait", async () => {
    const page = rendering([game]);
    const answers = Promise.all(Array.from({ length: 50 }, () => ask("k", page)));
    await settle();
    expect(cache.rendering).toBe(1);
    page.end("one");
    expect(new Set(await answers)).toEqual(new Set(["miss one", "joined one"]));
    expect(page.begun).toBe(1);
    expect(cache.rendering).toBe(0);
  });

  it("tells everyone who waits of a failure", async () => {
    const page = rendering([game]);
    const answers = Promise.allSettled([ask("k", page), ask("k", page)]);
    await settle();
    page.fail(new Error("no"));
    expect((await answers).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(page.begun).toBe(1);
  });

  it("renders different keys side by side", async () => {
    const [first, second] = [rendering([game]), rendering([game])];
    const answers = Promise.all([ask("a", first), ask("b", second)]);
    await settle();
    expect(cache.rendering).toBe(2);
    first.end("a");
    second.end("b");
    expect(await answers).toEqual(["miss a", "miss b"]);
  });
});

describe("dropping", () => {
  it("PAGE4 drops what showed the tag and leaves the rest", async () => {
    await ask("game", rendered("game", [game, league]));
    await ask("other", rendered("other", [league]));
    cache.dropTags(tenant, [game]);
    expect(cache.fresh("game")).toBeNull();
    expect(cache.fresh("other")?.text).toBe("other");
  });

  it("PAGE4 never drops another tenant's pages, although the tag reads the same", async () => {
    await ask("a", rendered("a", [game]));
    await ask("b", rendered("b", [game]), other);
    cache.dropTags(other, [game]);
    expect(cache.fresh("a")?.text).toBe("a");
    expect(cache.fresh("b")).toBeNull();
  });

  it("drops everything of one tenant, or of all", async () => {
    await ask("a", rendered("a", [game]));
    await ask("b", rendered("b", [league]), other);
    cache.dropTags(tenant, null);
    expect(cache.fresh("a")).toBeNull();
    expect(cache.fresh("b")?.text).toBe("b");
    cache.dropAll();
    expect(cache.fresh("b")).toBeNull();
  });

  it("PAGE5 sends the old page for at most one second while it is made again", async () => {
    await ask("k", rendered("old", [game]));
    cache.dropTags(tenant, [game]);
    nowMs += 1000;
    const page = rendering([game]);
    expect(await ask("k", page)).toBe("stale old");
    await settle();
    expect(page.begun).toBe(1);
    page.end("new");
    await settle();
    expect(cache.fresh("k")?.text).toBe("new");
  });

  it("PAGE5 makes visitors wait once the old page is older than that", async () => {
    await ask("k", rendered("old", [game]));
    cache.dropTags(tenant, [game]);
    nowMs += 1001;
    expect(await ask("k", rendered("new", [game]))).toBe("miss new");
  });

  it("makes visitors wait when the rendering takes longer than the old page may live", async () => {
    await ask("k", rendered("old", [game]));
    cache.dropTags(tenant, [game]);
    const page = rendering([game]);
    expect(await ask("k", page)).toBe("stale old");
    nowMs += 1500;
    const waiting = ask("k", page);
    await settle();
    page.end("new");
    expect(await waiting).toBe("joined new");
  });

  it("PAGE5 MYFAN11 has who asks for what is newest wait at once, with everybody else who does", async () => {
    await cache.get("live", tenant, rendered("before", [game]).produce);
    cache.dropTags(tenant, [game]);
    const page = rendering([game]);
    const asked = [cache.get("live", tenant, page.produce, 0), cache.get("live", tenant, page.produce, 0)];
    page.end("after");
    expect((await Promise.all(asked)).map(({ answer }) => answer.text)).toEqual(["after", "after"]);
    expect(page.begun).toBe(1);
    expect((await cache.get("live", tenant, page.produce, 0)).outcome).toBe("hit");
  });

  it("PAGE5 counts the second from the first drop, not from the last", async () => {
    await ask("k", rendered("old", [game]));
    cache.dropTags(tenant, [game]);
    nowMs += 900;
    cache.dropTags(tenant, [game]);
    nowMs += 200;
    expect(await ask("k", rendered("new", [game]))).toBe("miss new");
  });

  it("reports a rendering that failed behind a visitor's back, and keeps the old page no longer than allowed", async () => {
    await ask("k", rendered("old", [game]));
    cache.dropTags(tenant, [game]);
    const broken = rendering([game]);
    expect(await ask("k", broken)).toBe("stale old");
    broken.fail(new Error("no"));
    await settle();
    expect(failures).toHaveLength(1);
    nowMs += 1001;
    expect(await ask("k", rendered("new", [game]))).toBe("miss new");
  });
});

describe("a drop while a page is being made", () => {
  it("PAGE6 does not let the page be kept as true", async () => {
    const page = rendering([game]);
    const first = ask("k", page);
    await settle();
    cache.dropTags(tenant, [game]);
    page.end("read before the commit");
    expect(await first).toBe("miss read before the commit");
    expect(cache.fresh("k")).toBeNull();
    nowMs += 1001;
    expect(await ask("k", rendered("after", [game]))).toBe("miss after");
  });

  it("PAGE6 counts also when the tag is noted after the drop", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = cache.get("k", tenant, async (note) => {
      await promise;
      note(game);
      return { text: "read before the commit", bytes: 1, keepMs: Infinity };
    });
    await settle();
    cache.dropTags(tenant, [game]);
    resolve();
    await first;
    expect(cache.fresh("k")).toBeNull();
  });

  it("leaves a page that shows something else alone", async () => {
    const page = rendering([league]);
    const first = ask("k", page);
    await settle();
    cache.dropTags(tenant, [game]);
    cache.dropTags(other, null);
    page.end("untouched");
    await first;
    expect(cache.fresh("k")?.text).toBe("untouched");
  });

  it("counts for a drop of everything", async () => {
    const page = rendering([league]);
    const first = ask("k", page);
    await settle();
    cache.dropAll();
    page.end("before");
    await first;
    expect(cache.fresh("k")).toBeNull();
  });

  it("makes who comes more than a second after it wait for a second rendering", async () => {
    const slow = rendering([game]);
    const early = ask("k", slow);
    await settle();
    cache.dropTags(tenant, [game]);
    nowMs += 1001;
    const next = rendered("after", [game]);
    const late = ask("k", next);
    await settle();
    expect(next.begun).toBe(0);
    slow.end("before");
    expect(await early).toBe("miss before");
    expect(await late).toBe("miss after");
    expect(next.begun).toBe(1);
    expect(cache.fresh("k")?.text).toBe("after");
  });

  it("never makes anybody wait for more than two renderings, however often it drops", async () => {
    const renderings = [rendering([game]), rendering([game]), rendering([game])];
    const first = ask("k", renderings[0]!);
    await settle();
    cache.dropTags(tenant, [game]);
    nowMs += 5000;
    const late = ask("k", renderings[1]!);
    await settle();
    renderings[0]!.end("first");
    await first;
    await settle();
    cache.dropTags(tenant, [game]);
    nowMs += 5000;
    renderings[1]!.end("second");
    expect(await late).toBe("miss second");
    expect(renderings[2]!.begun).toBe(0);
  });
});

describe("memory", () => {
  it("stays within its bound and lets go first what nobody asked for", async () => {
    cache = newCache(1000);
    for (const key of ["a", "b", "c", "d", "e"]) await ask(key, rendered(key, [game], { bytes: 200 }));
    await ask("f", rendered("f", [game], { bytes: 200 }));
    // All were new and thus spared once; "a" was the oldest of them.
    expect(cache.fresh("a")).toBeNull();
    expect(cache.fresh("b")?.text).toBe("b");
    await ask("g", rendered("g", [game], { bytes: 200 }));
    expect(cache.fresh("b")?.text).toBe("b");
    expect(cache.fresh("c")).toBeNull();
    expect(cache.bytes).toBe(1000);
    expect(cache.size).toBe(5);
  });

  it("refuses what would push out a quarter of the house", async () => {
    cache = newCache(1000);
    await ask("a", rendered("a", [game], { bytes: 200 }));
    await ask("big", rendered("big", [game], { bytes: 251 }));
    expect(cache.fresh("big")).toBeNull();
    expect(cache.fresh("a")?.text).toBe("a");
  });

  it("counts a page that replaces another once", async () => {
    await ask("k", rendered("old", [game]));
    cache.dropAll();
    nowMs += 2000;
    await ask("k", rendered("new", [game], { bytes: 300 }));
    expect(cache.bytes).toBe(300);
    expect(cache.size).toBe(1);
  });
});

describe("PAGE26 PAGE29 while the database is away", () => {
  let isAway = true;
  const away = { ...rendering([game]), produce: () => Promise.reject(new Error("away")) };

  beforeEach(() => {
    isAway = true;
    cache = new PageCache<Page>({
      maxBytes: 1_000_000,
      maxStaleMs: 1000,
      now: () => nowMs,
      isAway: () => isAway,
      onBackgroundFailure: (error) => failures.push(error),
    });
  });

  it("what is kept is sent however old within the hour, and made anew when it is back", async () => {
    await ask("k", rendered("before", [game]));
    cache.dropAll();
    nowMs += 3_599_000;
    expect(await ask("k", away)).toBe("stale before");
    nowMs += 2000;
    await expect(ask("k", away)).rejects.toThrow("away");
    isAway = false;
    expect(await ask("k", rendered("after", [game]))).toBe("miss after");
  });

  it("what was found away while it was made does not take the place of what is kept", async () => {
    await ask("k", rendered("before", [game]));
    cache.dropAll();
    nowMs += 5000;
    isAway = false;
    const failing = rendering([game], { keepMs: 0, isPassing: true });
    const asking = ask("k", failing);
    isAway = true;
    failing.end("503");
    expect(await asking).toBe("stale before");
    expect(await ask("k", away)).toBe("stale before");
    await expect(ask("never kept", away)).rejects.toThrow("away");
  });

  it("where it is there and a page fails, nothing old is sent", async () => {
    isAway = false;
    await ask("k", rendered("before", [game]));
    cache.dropAll();
    nowMs += 5000;
    expect(await ask("k", rendered("503", [game], { keepMs: 0, isPassing: true }))).toBe("miss 503");
  });
});
