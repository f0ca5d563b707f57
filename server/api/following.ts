import { Hono } from "hono";
import { feedPlace, readFeedPlace, type WantedFeed } from "#contract/following-queries.ts";
import { type FollowedKey, mostFollowed, readFollowedKey } from "#contract/following.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { isLocale } from "#contract/locale.ts";
import { inReadersScript } from "../queries/in-readers-script.ts";
import type { PageAnswers } from "../http/page-answers.ts";
import { problem, stored, type AppContext, type AppEnvironment } from "../http/responses.ts";

const feedPath = "/v2/website/following/feed";
/** What an address has room for. FEED5 */
const mostKeys = 200;

/** What somebody follows, and what happened to it. */
export function followingRoutes(answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get(feedPath, async (context) => {
    const given = context.req.query("items");
    const keys = given === undefined ? null : keysIn(given);
    if (keys === null) return problem(context, "bad-parameter", {}, `items: at most ${mostKeys}, each a kind and an id`);
    return feedOf(context, answers, keys);
  });
  app.all(feedPath, (context) => problem(context, "method-not-allowed", { Allow: "GET, HEAD" }));
  return app;
}

/** The answer depends on the keys alone: whoever follows the same is told the same. */
async function feedOf(context: AppContext, answers: PageAnswers, keys: readonly FollowedKey[]): Promise<Response> {
  const part = askedPart(context);
  if (part instanceof Response) return part;
  const { locale, before, unlisted } = part;
  const asked = { items: keys.join(), locale, before: before ? feedPlace(before) : "", unlisted: `${unlisted ?? ""}` };
  const address = `${feedPath}?${new URLSearchParams(asked)}`;
  return stored(context, await answers.passingJson(context.get("tenant"), address, feedRead(context, { keys, ...part })));
}

/** The feed with names as readers of its language have them. NAME10 */
export function feedRead(context: AppContext, wanted: WantedFeed): (ports: TenantPorts) => Promise<unknown> {
  const { writtenNames = [] } = context.get("tenant");
  return async ({ following }) => inReadersScript(await following.feed(wanted), wanted.locale, writtenNames);
}

/** In which language of news, and from where on, a feed is asked for; or the problem that says what is none. */
export function askedPart(context: AppContext): Omit<WantedFeed, "keys"> | Response {
  const given = context.req.query("locale");
  const locale = isLocale(given) ? given : context.get("tenant").defaultLocale;
  const place = context.req.query("before");
  const before = place === undefined ? null : readFeedPlace(place);
  if (place !== undefined && before === null) return problem(context, "bad-parameter", {}, "before");
  const rest = context.req.query("unlisted");
  const unlisted = rest === undefined ? null : unlistedIn(rest);
  if (rest !== undefined && (unlisted === null || before !== null)) return problem(context, "bad-parameter", {}, "unlisted");
  return { locale, before, unlisted };
}

function unlistedIn(text: string): number | null {
  return /^\d{1,4}$/.test(text) && Number(text) > 0 && Number(text) <= mostFollowed ? Number(text) : null;
}

/** `null`: one is no key, or there are too many. None is an answer. */
function keysIn(text: string): FollowedKey[] | null {
  const words = text === "" ? [] : text.split(",", mostKeys + 1);
  const keys = words.filter((word): word is FollowedKey => readFollowedKey(word) !== null);
  return keys.length < words.length || keys.length > mostKeys ? null : [...new Set(keys)];
}
