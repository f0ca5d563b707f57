import { Hono } from "hono";
import { z } from "zod";
import type { SignedInVisitor } from "#contract/account.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import { readRankingAddress } from "#contract/ranking-address.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { DeskOutcome, FantasyDesk } from "../../my-fantasy/fantasy-desk.ts";
import { type AppContext, type AppEnvironment, problem } from "../../http/responses.ts";
import { answerSignedIn, fieldsOf, personal, tooMany, triedBy } from "./account-answers.ts";

/** More than any squad has, so that the rules say what is wrong and not a limit. */
const mostPlayers = 30;
const number = z.int().min(1).max(32_767);
const numbers = z.array(number).max(mostPlayers);
const version = z.int().min(1).max(2_147_483_647);
const lineUp = { players: numbers, captain: number, vice: number };
const team = z.strictObject({ name: z.string().max(200), market: version, ...lineUp });
const name = z.strictObject({ name: z.string().max(200) });
const transfers = z.strictObject({
  market: version,
  version,
  transfers: z
    .array(z.strictObject({ out: number, in: number }))
    .min(1)
    .max(mostPlayers),
});
const order = z.strictObject({ version, ...lineUp });

const competition = `${myFantasyPath}/:season/:league`;

/** One's own fantasy teams: what they are, and what is done with them. */
export function myFantasyRoutes(accounts: Accounts, desk: FantasyDesk): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();

  app.get(myFantasyPath, (context) => answerSignedIn(context, async (visitor) => personal(await desk.all(visitor))));
  app.get(competition, (context) =>
    answerSignedIn(context, async (visitor) => {
      const own = await desk.own(visitor, competitionIn(context));
      return own === null ? problem(context, "not-found") : personal(own);
    }),
  );
  app.get(`${competition}/place`, (context) =>
    answerSignedIn(context, async (visitor) => {
      const wanted = readRankingAddress(new URL(context.req.url).searchParams);
      const place = wanted && (await desk.place(visitor, competitionIn(context), wanted));
      return place === null ? problem(context, "not-found") : personal(place);
    }),
  );
  app.get(`${competition}/cup`, (context) =>
    answerSignedIn(context, async (visitor) => {
      const own = await desk.cup(visitor, competitionIn(context));
      return own === null ? problem(context, "not-found") : personal(own);
    }),
  );
  app.post(`${competition}/teams/:team/report`, (context) =>
    answerSignedIn(context, async (visitor) => {
      const held = await accounts.countTry("change", { ...triedBy(context), subject: visitor.accountId });
      if (held) return tooMany(context, held);
      const reported = /^[1-9]\d{0,8}$/.exec(context.req.param("team") ?? "");
      const isReported = reported !== null && (await desk.reportName(visitor, competitionIn(context), Number(reported[0])));
      return isReported ? personal({}) : problem(context, "not-found");
    }),
  );
  app.post(competition, (context) => sent(context, team, (visitor, made) => desk.make(visitor, competitionIn(context), made)));
  app.patch(competition, (context) => sent(context, name, (visitor, made) => desk.rename(visitor, competitionIn(context), made.name)));
  app.post(`${competition}/transfers`, (context) =>
    sent(context, transfers, (visitor, made) => desk.transfers(visitor, competitionIn(context), made)),
  );
  app.put(`${competition}/line-up`, (context) =>
    sent(context, order, (visitor, made) => desk.lineUp(visitor, competitionIn(context), made)),
  );

  for (const [path, methods] of Object.entries(allowed))
    app.all(path, (context) => problem(context, "method-not-allowed", { Allow: methods }));
  return app;

  /** Held back like everything that somebody changes about their own. ACC9 */
  async function sent<Schema extends z.ZodType>(
    context: AppContext,
    schema: Schema,
    act: (visitor: SignedInVisitor, made: z.output<Schema>) => Promise<DeskOutcome>,
  ): Promise<Response> {
    return answerSignedIn(context, async (visitor) => {
      const held = await accounts.countTry("change", { ...triedBy(context), subject: visitor.accountId });
      if (held) return tooMany(context, held);
      const fields = await fieldsOf(context, schema);
      return fields instanceof Response ? fields : answer(context, await act(visitor, fields));
    });
  }
}

const allowed = {
  [myFantasyPath]: "GET, HEAD",
  [competition]: "GET, HEAD, POST, PATCH",
  [`${competition}/place`]: "GET, HEAD",
  [`${competition}/cup`]: "GET, HEAD",
  [`${competition}/teams/:team/report`]: "POST",
  [`${competition}/transfers`]: "POST",
  [`${competition}/line-up`]: "PUT",
};

/** The competition that a call is about. */
export function competitionIn(context: AppContext): LeagueAddress {
  return { seasonSlug: slugIn(context, "season"), leagueSlug: slugIn(context, "league") };
}

/** What is no slug is nobody's: the database takes no NUL. */
function slugIn(context: AppContext, part: "season" | "league"): string {
  const slug = context.req.param(part) ?? "";
  return /^[a-z0-9-]+$/.test(slug) ? slug : "";
}

/** A refusal names its rule, and what of it, for words in any language. */
function answer(context: AppContext, outcome: DeskOutcome): Response {
  switch (outcome.kind) {
    case "done":
      return personal({ version: outcome.version, number: outcome.number });
    case "refused":
      return problem(context, "against-the-rules", {}, outcome.refusal.rule, { refusal: outcome.refusal });
    case "unknown":
    case "no-team":
      return problem(context, "not-found");
  }
}
