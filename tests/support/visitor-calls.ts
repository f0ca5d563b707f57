import { accountBase, googlePaths, storePushTokenPath, websiteUserPath } from "#contract/account.ts";
import { followingPath } from "#contract/following.ts";
import { officialExchangePath } from "#contract/official-login.ts";
import { pushPaths } from "#contract/push.ts";
import { allCalls } from "./all-calls.ts";
import { choicesOf } from "./push-node.ts";
import type { TestPushService } from "./push-service.ts";
import type { TokenIssuer } from "./token-issuer.ts";

/** Whose things a path names. */
type Named = { readonly sessionId: string; readonly followed: string };

export type Fields = Readonly<Record<string, unknown>>;
/** A call by which visitors change something. */
export type VisitorCall = {
  /** What is sent when nothing is wrong with it; `null`: the call takes no body. */
  readonly body: (parts: BodyParts) => Fields | null | Promise<Fields>;
  /** What it answers then. */
  readonly status: number;
  /** In place of `:name`. */
  readonly path?: (named: Named) => string;
  /** Fields that may be anything that can be typed. */
  readonly free?: readonly string[];
};

/** What the right bodies are made with. */
export type BodyParts = { readonly push: TestPushService; readonly issuer: TokenIssuer };

const password = "a password of many words";

function newEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}

async function newToken({ issuer }: BodyParts): Promise<Fields> {
  return { token: await issuer.token({ sub: crypto.randomUUID(), email: newEmail() }) };
}

/** Every call by which visitors change something, save those below: what `allCalls` knows is held against it. */
export const visitorCalls: Readonly<Record<string, VisitorCall>> = {
  [`POST ${storePushTokenPath}`]: { body: () => ({ token: "t".repeat(150) }), status: 200 },
  [`POST ${accountBase}/sign-up`]: {
    body: () => ({ name: "Ana", email: newEmail(), password, locale: "en" }),
    status: 202,
    free: ["password"],
  },
  [`POST ${accountBase}/sign-up/confirm`]: { body: () => ({ token: "unknown" }), status: 410 },
  [`POST ${accountBase}/password-reset`]: { body: () => ({ email: newEmail() }), status: 202 },
  [`POST ${accountBase}/password-reset/finish`]: { body: () => ({ token: "unknown", password }), status: 410 },
  [`POST ${accountBase}/sign-in`]: { body: () => ({ email: newEmail(), password }), status: 401 },
  [`POST ${googlePaths.register}`]: { body: newToken, status: 200 },
  [`POST ${googlePaths.login}`]: { body: newToken, status: 404 },
  [`POST ${accountBase}/google`]: { body: newToken, status: 200 },
  [`POST ${officialExchangePath}`]: { body: () => ({ token: "unknown", verifier: "unknown" }), status: 401 },
  [`DELETE ${accountBase}/sessions/:sessionId`]: {
    body: () => null,
    status: 200,
    path: ({ sessionId }) => `${accountBase}/sessions/${sessionId}`,
  },
  [`POST ${accountBase}/password`]: { body: () => ({ current: "", password }), status: 422 },
  [`POST ${accountBase}/address`]: { body: () => ({ email: newEmail(), password: null }), status: 200, free: ["password"] },
  [`POST ${accountBase}/removal`]: { body: () => ({ password: null }), status: 200, free: ["password"] },
  [`PUT ${followingPath}`]: { body: () => ({ follow: [], unfollow: [] }), status: 200 },
  [`PUT ${followingPath}/:kind/:id`]: { body: () => null, status: 404, path: ({ followed }) => `${followingPath}/club/${followed}` },
  [`DELETE ${followingPath}/:kind/:id`]: { body: () => null, status: 200, path: ({ followed }) => `${followingPath}/club/${followed}` },
  [`PUT /${pushPaths.subscription}`]: {
    body: ({ push }) => ({ subscription: push.device(crypto.randomUUID()), replaces: null, choices: choicesOf([]) }),
    status: 200,
  },
  [`DELETE /${pushPaths.subscription}`]: { body: () => ({ token: "unknown" }), status: 204 },
  [`PUT /${pushPaths.choices}`]: { body: () => ({ token: "unknown", choices: choicesOf([]) }), status: 404 },
  [`POST /${pushPaths.test}`]: { body: () => ({ token: "unknown" }), status: 429 },
};

/** They read nothing of what is sent. */
export const readNothing = new Set([`POST ${accountBase}/sign-out`, `POST ${accountBase}/sessions/end-others`]);

/** What visitors ask of their own. */
export const readingCalls: readonly string[] = [
  `GET ${websiteUserPath}`,
  `GET ${accountBase}/sessions`,
  `GET ${accountBase}/export`,
  `GET ${followingPath}`,
  `GET /${pushPaths.key}`,
];

/** Of all calls those that a visitor's own things are behind; what answers the same to everybody is none. */
export function callsOfVisitors(): readonly string[] {
  const sameForAll = /^\/v2\/website\/(?:config|current-season-leagues|route-rules|search|following\/feed)$/;
  return allCalls().filter((call) => {
    const [method = "", path = ""] = call.split(" ");
    return method !== "ALL" && /^\/(?:auth|v2\/website)\//.test(path) && !sameForAll.test(path);
  });
}
