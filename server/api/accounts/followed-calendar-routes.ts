import { Hono } from "hono";
import { z } from "zod";
import { addresses, fileAddresses, hidingScores } from "#contract/addresses.ts";
import { type FollowedCalendar, followedCalendarPath } from "#contract/following.ts";
import { isLocale, locales } from "#contract/locale.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { FollowedCalendars } from "../../following/followed-calendars.ts";
import { logFault } from "../../http/log-fault.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { type AppContext, type AppEnvironment, problem, stored } from "../../http/responses.ts";
import { fieldsOf, notSignedIn, personal, tooMany, triedBy } from "./account-answers.ts";

const asked = z.strictObject({ locale: z.enum(locales) });
const fileEnding = ".ics";

/** The calendar of all that somebody follows: its address made, made anew and taken back by its owner, read by whoever has it. FOLLOW6 */
export function followedCalendarRoutes(accounts: Accounts, calendars: FollowedCalendars, answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get(followedCalendarPath, async (context) => {
    const visitor = await context.get("visitor")();
    if (visitor === null) return notSignedIn(context);
    return personal({ since: (await calendars.since(visitor))?.toISOString() ?? null, path: null } satisfies FollowedCalendar);
  });
  app.post(followedCalendarPath, async (context) => {
    const visitor = await context.get("visitor")();
    if (visitor === null) return notSignedIn(context);
    const held = await accounts.countTry("change", { ...triedBy(context), subject: visitor.accountId });
    if (held) return tooMany(context, held);
    const fields = await fieldsOf(context, asked);
    if (fields instanceof Response) return fields;
    const path = addresses.followedCalendar(fields.locale, await calendars.renew(visitor));
    return personal({ since: new Date(accounts.now()).toISOString(), path } satisfies FollowedCalendar);
  });
  app.delete(followedCalendarPath, async (context) => {
    const visitor = await context.get("visitor")();
    if (visitor === null) return notSignedIn(context);
    await calendars.revoke(visitor);
    return personal({ since: null, path: null } satisfies FollowedCalendar);
  });
  app.all(followedCalendarPath, (context) => problem(context, "method-not-allowed", { Allow: "GET, HEAD, POST, DELETE" }));
  app.get("/:locale/following/calendars/:file", (context) => calendarFile(context, accounts, calendars, answers));
  app.all("/:locale/following/calendars/:file", (context) => problem(context, "method-not-allowed", { Allow: "GET, HEAD" }));
  return app;
}

/** Nobody is signed in where calendar programs ask. The answer is kept nowhere on the way, and found by no search engine. */
async function calendarFile(
  context: AppContext,
  accounts: Accounts,
  calendars: FollowedCalendars,
  answers: PageAnswers,
): Promise<Response> {
  const { locale = "", file = "" } = context.req.param() as { locale?: string; file?: string };
  const tenant = context.get("tenant");
  const secret = file.endsWith(fileEnding) ? file.slice(0, -fileEnding.length) : "";
  const keys = isLocale(locale) ? await calendars.keysOf(tenant.id, secret) : null;
  if (!isLocale(locale) || keys === null) {
    const held = await accounts.countTry("link", triedBy(context));
    return held ? tooMany(context, held) : problem(context, "not-found");
  }
  const answer = await answers.shownAgain(tenant, fileAddresses.followedCalendarPage(locale), {
    status: 200,
    ...(context.req.query("spoilers") === "hide" && { search: hidingScores }),
    change: (queries) => ({ ...queries, feeds: { ...queries.feeds, calendar: () => queries.feeds.calendar({ kind: "followed", keys }) } }),
    reportDefect: (error) => logFault(context.get("log"), error),
  });
  const response = await stored(context, { answer, outcome: "none" });
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
}
