import { Hono } from "hono";
import { followedFeedPath, type FollowedKey, followingPath, mostFollowed, readFollowedKey } from "#contract/following.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { FollowingChange, FollowingDesk } from "../../following/following-desk.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { jsonBody } from "../../http/json-body.ts";
import { type AppContext, type AppEnvironment, problem, stored } from "../../http/responses.ts";
import { askedPart, feedRead } from "../following.ts";
import { followedCalendarRoutes } from "./followed-calendar-routes.ts";
import { notSignedIn, personal } from "./account-answers.ts";

/** Twice as many as can be kept: all that was followed and all that is no longer. */
const mostBytes = 256 * 1024;

/** What the visitor's account follows: read whole, changed by lists or one by one. FOLLOW3 */
export function followingOfAccountRoutes(desk: FollowingDesk, accounts: Accounts, answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.route("/", followedCalendarRoutes(accounts, desk.calendars, answers));
  app.get(followingPath, async (context) => {
    const visitor = await context.get("visitor")();
    return visitor === null ? notSignedIn(context) : personal({ items: await desk.items(visitor) });
  });
  app.get(followedFeedPath, (context) => feedOfAll(context, desk, answers));
  app.put(followingPath, async (context) => {
    const visitor = await context.get("visitor")();
    if (visitor === null) return notSignedIn(context);
    const body = await jsonBody(context, mostBytes);
    if (body instanceof Response) return body;
    const change = changeIn(body.value);
    return change === null ? problem(context, "bad-fields", {}, "follow and unfollow: lists of keys") : changed(context, desk, change);
  });
  app.put(`${followingPath}/:kind/:id`, (context) => one(context, desk, (key) => ({ follow: [key], unfollow: [] })));
  app.delete(`${followingPath}/:kind/:id`, (context) => one(context, desk, (key) => ({ follow: [], unfollow: [key] })));
  app.all(followingPath, (context) => problem(context, "method-not-allowed", { Allow: "GET, HEAD, PUT" }));
  app.all(followedFeedPath, (context) => problem(context, "method-not-allowed", { Allow: "GET, HEAD" }));
  app.all(`${followingPath}/:kind/:id`, (context) => problem(context, "method-not-allowed", { Allow: "PUT, DELETE" }));
  return app;
}

/** Of the account's own list, the newest first: no address need name what is followed. Kept by nobody. FEED6 */
async function feedOfAll(context: AppContext, desk: FollowingDesk, answers: PageAnswers): Promise<Response> {
  const visitor = await context.get("visitor")();
  if (visitor === null) return notSignedIn(context);
  const part = askedPart(context);
  if (part instanceof Response) return part;
  const keys = (await desk.items(visitor)).toReversed();
  const answer = await answers.ownJson(context.get("tenant"), feedRead(context, { keys, ...part }));
  return stored(context, { answer, outcome: "none" });
}

async function one(context: AppContext, desk: FollowingDesk, changeOf: (key: FollowedKey) => FollowingChange): Promise<Response> {
  if ((await context.get("visitor")()) === null) return notSignedIn(context);
  const key = `${context.req.param("kind") ?? ""}:${context.req.param("id") ?? ""}`;
  if (readFollowedKey(key) === null) return problem(context, "bad-parameter", {}, "a kind and an id");
  const change = changeOf(key as FollowedKey);
  return changed(context, desk, change, change.follow.length > 0);
}

/** `mustKnow`: a thing that there is not in this league is an answer of its own, not one to be passed over. */
async function changed(context: AppContext, desk: FollowingDesk, change: FollowingChange, mustKnow = false): Promise<Response> {
  const visitor = await context.get("visitor")();
  if (visitor === null) return notSignedIn(context);
  const outcome = await desk.change(visitor, change);
  if (outcome.kind === "too-many") return problem(context, "too-much-followed");
  if (mustKnow && outcome.unknown.length > 0) return problem(context, "not-found");
  return personal({ items: outcome.items, unknown: outcome.unknown });
}

function changeIn(value: unknown): FollowingChange | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { follow = [], unfollow = [], ...others } = value as Readonly<Record<string, unknown>>;
  if (Object.keys(others).length > 0 || !areKeys(follow) || !areKeys(unfollow)) return null;
  return { follow: [...new Set(follow)], unfollow: [...new Set(unfollow)] };
}

function areKeys(value: unknown): value is FollowedKey[] {
  return Array.isArray(value) && value.length <= mostFollowed && value.every((key) => readFollowedKey(key) !== null);
}
