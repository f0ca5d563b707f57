import { expect, test } from "vitest";
import { signInOfficially, type Surroundings } from "./official-login.ts";

const official = { origin: "https://official.example", region: "rs" };
const token = "t".repeat(43);

/** A browser in which a window opens; what comes of it is told by hand. */
function browser({ isBlocked = false } = {}) {
  const popup = { closed: false, close: () => (popup.closed = true) };
  let listener: ((event: MessageEvent) => void) | null = null;
  let ask = () => {};
  const opened: { address: URL; features: string }[] = [];
  const waits: number[] = [];
  const around: Surroundings = {
    origin: "https://league.example",
    features: (width, height) => `popup,width=${width},height=${height}`,
    open(address, features) {
      opened.push({ address: new URL(address), features });
      return isBlocked ? null : (popup as unknown as Window);
    },
    addMessageListener(given) {
      listener = given;
      return () => (listener = null);
    },
    every(ms, act) {
      waits.push(ms);
      ask = act;
      return () => (ask = () => {});
    },
  };
  const tell = (data: unknown, { origin = official.origin, source = popup }: { origin?: string; source?: unknown } = {}) =>
    listener?.({ origin, source, data } as unknown as MessageEvent);
  return { popup, around, opened, waits, tell, look: () => ask(), isListening: () => listener !== null };
}

async function begun(given = browser()) {
  const outcome = signInOfficially(official, "sr", given.around);
  await expect.poll(() => given.opened.length).toBe(1);
  await Promise.resolve();
  const nonce = given.opened[0]?.address.searchParams.get("nonce") ?? "";
  return { ...given, outcome, nonce };
}

test("AUTH5 the window is 500 × 600, of the region's login, told this site's origin; it is asked every 1,000 ms", async () => {
  const { opened, waits } = await begun();
  expect(opened[0]?.features).toBe("popup,width=500,height=600");
  expect(opened[0]?.address.origin + (opened[0]?.address.pathname ?? "")).toBe("https://official.example/sr/official/rs/login");
  expect(opened[0]?.address.searchParams.get("domain")).toBe("https://league.example");
  expect(waits).toEqual([1000]);
});

test("AUTH10 the token and the nonce that was given out sign in; the window closes and nothing more is heard", async () => {
  const { tell, nonce, outcome, popup, isListening } = await begun();
  tell({ token, nonce });
  expect(await outcome).toMatchObject({ kind: "handed-over", handover: { token, nonce } });
  expect([popup.closed, isListening()]).toEqual([true, false]);
});

test.each([
  ["no token", (nonce: string) => ({ nonce })],
  ["an empty object", () => ({})],
  ["nothing", () => null],
  ["a text", () => token],
  ["a list", (nonce: string) => [token, nonce]],
  ["a token that is an object", (nonce: string) => ({ token: {}, nonce })],
  ["a token of ten million characters", (nonce: string) => ({ token: "t".repeat(10_000_000), nonce })],
  ["a token by inheritance", (nonce: string) => JSON.parse(`{"__proto__":{"token":"${token}"},"nonce":"${nonce}"}`) as unknown],
  ["something besides", (nonce: string) => ({ token, nonce, isAdmin: true })],
  ["another nonce", () => ({ token, nonce: "n".repeat(43) })],
])("AUTH10 %s is an invalid message", async (_, message) => {
  const { tell, nonce, outcome } = await begun();
  tell(message(nonce));
  expect(await outcome).toEqual({ kind: "invalid" });
});

test.each([
  ["another site's", { origin: "https://evil.example" }],
  ["a site's whose name begins alike", { origin: "https://official.example.evil" }],
  ["the same host's without https", { origin: "http://official.example" }],
  ["one of no origin", { origin: "null" }],
  ["another window's", { source: {} }],
])("AUTH10 a message is not heard when it is %s", async (_, from) => {
  const { tell, nonce, outcome, popup, look } = await begun();
  for (let count = 0; count < 1000; count += 1) tell({ token, nonce }, from);
  popup.closed = true;
  look();
  look();
  expect(await outcome).toEqual({ kind: "closed" });
});

test("AUTH10 after the window was closed no message counts", async () => {
  const { tell, nonce, outcome, popup, look } = await begun();
  popup.closed = true;
  look();
  look();
  tell({ token, nonce });
  expect(await outcome).toEqual({ kind: "closed" });
});

test("AUTH10 what the window handed over before it closed counts, be it still on its way or being judged", async () => {
  const late = await begun();
  late.popup.closed = true;
  late.look();
  late.tell({ token, nonce: late.nonce });
  late.look();
  late.look();
  expect(await late.outcome).toMatchObject({ kind: "handed-over" });
});

test("AUTH5 where no window may open, that is told", async () => {
  expect(await signInOfficially(official, "sr", browser({ isBlocked: true }).around)).toEqual({ kind: "blocked" });
});
