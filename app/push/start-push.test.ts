import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Person = { readonly fcmTokens: readonly string[] };

const told: unknown[] = [];
let listeners: ((person: Person) => void)[] = [];
let followers = 0;
let kept: string | null = null;
let isReached = true;

vi.mock("../api-client.ts", () => ({ callApi: async (...call: unknown[]) => void told.push(call) }));
vi.mock("../account/visitor-store.ts", () => ({
  whenSignedIn: (listener: (person: Person) => void) => {
    listeners.push(listener);
    listener({ fcmTokens: ["of another device"] });
    return () => (listeners = listeners.filter((each) => each !== listener));
  },
}));
vi.mock("../following/followed-store.ts", () => ({ subscribeToFollowing: () => (followers += 1) }));
vi.mock("./push-token.ts", () => ({
  hasToken: async () => kept !== null,
  obtainToken: async () => (isReached ? kept : Promise.reject(new Error("no network"))),
  tellChoices: async () => true,
}));

let startPush: (obtained?: string) => Promise<void>;

beforeEach(async () => {
  told.length = 0;
  [listeners, followers, kept, isReached] = [[], 0, null, true];
  vi.resetModules();
  ({ startPush } = await import("./start-push.ts"));
});
afterEach(() => void vi.restoreAllMocks());

it("PUSH13 a token that comes after another on the same page is told to the account, in place of the first", async () => {
  kept = "first";
  await startPush();
  await startPush("second");
  expect(told).toEqual([stored("first"), stored("second")]);
  // Whoever signs in later hears of the device as it is now alone.
  told.length = 0;
  for (const listener of listeners) listener({ fcmTokens: [] });
  expect(told).toEqual([stored("second")]);
  expect(followers).toBe(1);
});

it("PUSH13 a device that starts twice, or is not told anything, tells nothing more", async () => {
  await startPush();
  expect([told, followers]).toEqual([[], 0]);
  kept = "first";
  await startPush();
  await startPush();
  expect([told, followers]).toEqual([[stored("first")], 1]);
});

it("PUSH13 a token that the account has already is not told it again", async () => {
  kept = "of another device";
  await startPush();
  expect([told, followers]).toEqual([[], 1]);
});

it("PUSH13 a failed fetch only warns, and the next start tries again", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  [kept, isReached] = ["first", false];
  await startPush();
  expect(warn).toHaveBeenCalledOnce();
  isReached = true;
  await startPush();
  expect(told).toEqual([stored("first")]);
});

function stored(token: string) {
  return ["POST", "v2/website/user/store-fcm", { token }];
}
