import { useSyncExternalStore } from "react";
import { accountBase, signedInCookieName, type WebsiteUser, websiteUserPath } from "#contract/account.ts";
import { callApi } from "../api-client.ts";

export type Visitor =
  /** Not asked yet, or nobody answered, and is asked again: what belongs to a visitor waits. */
  | { readonly kind: "unknown"; readonly isUnanswered: boolean }
  | { readonly kind: "anonymous" }
  | ({ readonly kind: "signed-in" } & WebsiteUser);

const unknown: Visitor = { kind: "unknown", isUnanswered: false };
const unanswered: Visitor = { kind: "unknown", isUnanswered: true };
const anonymous: Visitor = { kind: "anonymous" };
const retryMs = 30_000;

let visitor: Visitor = unknown;
let isWatching = false;
let asked: Promise<void> | null = null;
let wasHinted = false;
const listeners = new Set<() => void>();

/**
 * Who is here, as `GET v2/website/user` says; the server is asked only when a cookie hints at somebody. Belongs to code
 * that comes after the page has started: pages are the same for everyone.
 */
export function useVisitor(): Visitor {
  return useSyncExternalStore(
    listen,
    () => visitor,
    () => unknown,
  );
}

/** Calls back with each visitor who is or comes to be signed in, once for each; answers with what ends that. */
export function whenSignedIn(callback: (visitor: Visitor & { kind: "signed-in" }) => void): () => void {
  let toldOf: string | null = null;
  const tell = () => {
    if (visitor.kind !== "signed-in") toldOf = null;
    else if (visitor.uuid !== toldOf) {
      toldOf = visitor.uuid;
      callback(visitor);
    }
  };
  const stop = listen(tell);
  tell();
  return stop;
}

/** Calls back with who is here, now and whenever that changes; answers with what ends that. */
export function watchVisitor(callback: (visitor: Visitor) => void): () => void {
  const tell = () => callback(visitor);
  const stop = listen(tell);
  tell();
  return stop;
}

/** To be called by whoever has signed somebody in, or changed what the server says of them. */
export async function visitorChanged(): Promise<void> {
  await asked;
  await ask();
}

/** Ends the session on the server and on the device. `false`: the server was not reached, and nothing has changed. */
export async function signOut(): Promise<boolean> {
  const answer = await callApi("POST", `${accountBase}/sign-out`);
  if (answer.ok) become(anonymous);
  return answer.ok;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  watch();
  return () => void listeners.delete(listener);
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  void ask();
  // Signed in or out in another tab meanwhile.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && isHinted() !== wasHinted) void ask();
  });
}

function ask(): Promise<void> {
  return (asked ??= askNow().finally(() => {
    asked = null;
  }));
}

async function askNow(): Promise<void> {
  wasHinted = isHinted();
  if (!wasHinted) return become(anonymous);
  const answer = await callApi<WebsiteUser>("GET", websiteUserPath);
  if (answer.ok) return become({ kind: "signed-in", ...answer.data });
  // Only these two say that nobody is signed in; a server that is busy says nothing of it. ACC8
  if (answer.status === 401 || answer.status === 403) return become(anonymous);
  if (visitor.kind === "unknown") become(unanswered);
  setTimeout(() => void ask(), retryMs);
}

function become(next: Visitor): void {
  visitor = next;
  for (const listener of listeners) listener();
}

function isHinted(): boolean {
  return document.cookie.split("; ").some((cookie) => cookie === `${signedInCookieName}=1`);
}
