import {
  accountBase,
  googleJoiningPath,
  googlePaths,
  googleRemovalPath,
  googleVisitPaths,
  storePushTokenPath,
  websiteUserPath,
} from "#contract/account.ts";
import { followedCalendarPath, followedFeedPath, followingPath } from "#contract/following.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import { myGamesPath, myPlayerPath } from "#contract/my-games.ts";
import { officialExchangePath } from "#contract/official-login.ts";
import { pushPaths } from "#contract/push.ts";
import { allCalls } from "./all-calls.ts";
import { choicesOf } from "./push-node.ts";
import type { TestPushService } from "./push-service.ts";
import type { TokenIssuer } from "./token-issuer.ts";

/** Whose things a path names. */
type Named = Readonly<Record<"sessionId" | "followed" | "passkeyId" | "claimId", string>>;

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

/** In the shape of what a device says, of nothing that it was asked. */
function sayingOfDevice(parts: Fields): Fields {
  return { id: "unknown", rawId: "unknown", type: "public-key", clientExtensionResults: {}, response: { clientDataJSON: "e30", ...parts } };
}

async function newToken({ issuer }: BodyParts): Promise<Fields> {
  return { token: await issuer.token({ sub: crypto.randomUUID(), email: newEmail() }) };
}

const fantasyAt = `${myFantasyPath}/:season/:league`;
const leaguesAt = `${fantasyAt}/leagues`;
const lineUp = { players: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], captain: 1, vice: 2 };

function noLeague(): string {
  return `${myFantasyPath}/2026-27/nowhere`;
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
  // Nobody is configured there whom one could go to.
  [`POST ${googleJoiningPath}`]: { body: () => ({ locale: "sr", password: null }), status: 404, free: ["password"] },
  [`POST ${googleRemovalPath}`]: { body: () => ({ password: null }), status: 409, free: ["password"] },
  [`POST ${officialExchangePath}`]: { body: () => ({ token: "unknown", verifier: "unknown" }), status: 401 },
  [`DELETE ${accountBase}/sessions/:sessionId`]: {
    body: () => null,
    status: 200,
    path: ({ sessionId }) => `${accountBase}/sessions/${sessionId}`,
  },
  [`POST ${accountBase}/password`]: { body: () => ({ current: "", password }), status: 422 },
  [`POST ${accountBase}/address`]: { body: () => ({ email: newEmail(), password: null }), status: 200, free: ["password"] },
  [`POST ${accountBase}/removal`]: { body: () => ({ password: null }), status: 200, free: ["password"] },
  [`POST ${accountBase}/passkeys/options`]: { body: () => ({ password: null }), status: 200, free: ["password"] },
  [`POST ${accountBase}/passkeys`]: {
    body: () => ({ name: "Chrome · Linux", response: sayingOfDevice({ attestationObject: "e30" }) }),
    status: 422,
  },
  [`POST ${accountBase}/passkeys/:passkeyId/removal`]: {
    body: () => ({ password: null }),
    status: 404,
    path: ({ passkeyId }) => `${accountBase}/passkeys/${passkeyId}/removal`,
    free: ["password"],
  },
  [`POST ${accountBase}/passkey-sign-in`]: {
    body: () => ({ response: sayingOfDevice({ authenticatorData: "e30", signature: "e30" }) }),
    status: 401,
  },
  [`PUT ${myGamesPath}/:id/attended`]: { body: () => null, status: 404, path: ({ followed }) => `${myGamesPath}/${followed}/attended` },
  [`DELETE ${myGamesPath}/:id/attended`]: { body: () => null, status: 404, path: ({ followed }) => `${myGamesPath}/${followed}/attended` },
  [`PUT ${myGamesPath}/:id/prediction`]: {
    body: () => ({ winner: "home", margin: 5 }),
    status: 404,
    path: ({ followed }) => `${myGamesPath}/${followed}/prediction`,
  },
  [`DELETE ${myGamesPath}/:id/prediction`]: {
    body: () => null,
    status: 404,
    path: ({ followed }) => `${myGamesPath}/${followed}/prediction`,
  },
  [`PUT ${myGamesPath}/:id/vote`]: {
    body: () => ({ player: "h4" }),
    status: 404,
    path: ({ followed }) => `${myGamesPath}/${followed}/vote`,
  },
  [`DELETE ${myGamesPath}/:id/vote`]: { body: () => null, status: 404, path: ({ followed }) => `${myGamesPath}/${followed}/vote` },
  [`POST ${myPlayerPath}/claims`]: { body: () => ({ personId: crypto.randomUUID(), note: "" }), status: 404 },
  [`DELETE ${myPlayerPath}/claims/:id`]: { body: () => null, status: 404, path: ({ claimId }) => `${myPlayerPath}/claims/${claimId}` },
  [`POST ${fantasyAt}`]: { body: () => ({ name: "Sokoli", market: 1, ...lineUp }), status: 404, path: noLeague },
  [`PATCH ${fantasyAt}`]: { body: () => ({ name: "Sokoli" }), status: 404, path: noLeague },
  [`POST ${fantasyAt}/transfers`]: {
    body: () => ({ market: 1, version: 1, transfers: [{ out: 1, in: 2 }] }),
    status: 404,
    path: () => `${noLeague()}/transfers`,
  },
  [`PUT ${fantasyAt}/line-up`]: { body: () => ({ version: 1, ...lineUp }), status: 404, path: () => `${noLeague()}/line-up` },
  [`POST ${leaguesAt}`]: {
    body: () => ({ name: "Kafana", kind: "total", fromRound: 1 }),
    status: 404,
    path: () => `${noLeague()}/leagues`,
  },
  [`POST ${leaguesAt}/join`]: { body: () => ({ code: "ACD3467" }), status: 404, path: () => `${noLeague()}/leagues/join` },
  [`POST ${leaguesAt}/carry`]: {
    body: () => ({ season: "2025-26", number: 1 }),
    status: 404,
    path: () => `${noLeague()}/leagues/carry`,
  },
  [`POST ${fantasyAt}/leagues/:number/report`]: { body: () => null, status: 404, path: () => `${noLeague()}/leagues/1/report` },
  [`POST ${fantasyAt}/teams/:team/report`]: { body: () => null, status: 404, path: () => `${noLeague()}/teams/1/report` },
  [`PUT ${fantasyAt}/fans`]: { body: () => ({ club: "nobody" }), status: 404, path: () => `${noLeague()}/fans` },
  [`POST ${leaguesAt}/:number/code`]: { body: () => null, status: 404, path: () => `${noLeague()}/leagues/1/code` },
  [`DELETE ${leaguesAt}/:number/code`]: { body: () => null, status: 404, path: () => `${noLeague()}/leagues/1/code` },
  [`DELETE ${leaguesAt}/:number/members/:team`]: { body: () => null, status: 404, path: () => `${noLeague()}/leagues/1/members/1` },
  [`POST ${followedCalendarPath}`]: { body: () => ({ locale: "sr" }), status: 200 },
  [`DELETE ${followedCalendarPath}`]: { body: () => null, status: 200, path: () => followedCalendarPath },
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
export const readNothing = new Set([
  `POST ${accountBase}/sign-out`,
  `POST ${accountBase}/sessions/end-others`,
  `POST ${accountBase}/passkey-sign-in/options`,
]);

/** What visitors ask of their own. */
export const readingCalls: readonly string[] = [
  `GET ${websiteUserPath}`,
  `GET ${accountBase}/sessions`,
  `GET ${accountBase}/export`,
  `GET ${followingPath}`,
  `GET ${followedCalendarPath}`,
  `GET ${followedFeedPath}`,
  `GET ${myFantasyPath}`,
  `GET ${fantasyAt}`,
  `GET ${fantasyAt}/place`,
  `GET ${fantasyAt}/cup`,
  `GET ${leaguesAt}`,
  `GET ${leaguesAt}/:number`,
  `GET ${myGamesPath}`,
  `GET ${myGamesPath}/:id`,
  `GET ${myGamesPath}/:id/vote`,
  `GET ${myPlayerPath}`,
  `GET ${myPlayerPath}/claims`,
  `GET /${pushPaths.key}`,
  // Ways that a browser goes, by which nothing of anybody's is told.
  ...Object.values(googleVisitPaths).map((path) => `GET ${path}`),
];

/** Of all calls those that a visitor's own things are behind; what answers the same to everybody is none. */
export function callsOfVisitors(): readonly string[] {
  const sameForAll = /^\/v2\/website\/(?:config|current-season-leagues|route-rules|search|fantasy\/games\/:game|following\/feed)$/;
  return allCalls().filter((call) => {
    const [method = "", path = ""] = call.split(" ");
    return method !== "ALL" && /^\/(?:auth|v2\/website)\//.test(path) && !sameForAll.test(path);
  });
}
