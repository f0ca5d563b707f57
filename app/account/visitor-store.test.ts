import { afterEach, beforeEach, expect, test, vi } from "vitest";

let status: number;
let calls: string[];
let cookie: string;

const user = { uuid: "a", name: "Ana", email: "ana@example.com", locale: "sr", fcmTokens: [] };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  [status, calls, cookie] = [200, [], "fullcourt-signed-in=1"];
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
    addEventListener: () => undefined,
    visibilityState: "visible",
  });
  vi.stubGlobal("fetch", async (path: string) => {
    calls.push(path);
    if (status === 0) throw new TypeError("nobody answers");
    return Response.json(status === 200 ? user : {}, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everybody whom the store has called signed in. */
async function told(): Promise<{ readonly names: string[]; readonly store: typeof import("./visitor-store.ts") }> {
  const store = await import("./visitor-store.ts");
  const names: string[] = [];
  store.whenSignedIn(({ name }) => names.push(name));
  await vi.advanceTimersByTimeAsync(0);
  return { names, store };
}

test("nobody asks the server about a visitor without the hint", async () => {
  cookie = "locale=sr";
  const { names } = await told();
  expect([names, calls]).toEqual([[], []]);
});

test("a visitor who is signed in is told of once", async () => {
  const { names, store } = await told();
  await store.visitorChanged();
  expect(names).toEqual(["Ana"]);
});

test.each([401, 403])("ACC8 a %i signs out", async (said) => {
  const { names, store } = await told();
  status = said;
  await store.visitorChanged();
  status = 200;
  await store.visitorChanged();
  expect(names).toEqual(["Ana", "Ana"]);
});

test.each([0, 429, 500, 503])("ACC8 a %i signs nobody out, and is asked again", async (said) => {
  const { names, store } = await told();
  status = said;
  await store.visitorChanged();
  const before = calls.length;
  status = 200;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls.length).toBe(before + 1);
  expect(names).toEqual(["Ana"]);
});

test("a sign-out that reached nobody changes nothing", async () => {
  const { store } = await told();
  status = 503;
  expect(await store.signOut()).toBe(false);
});
