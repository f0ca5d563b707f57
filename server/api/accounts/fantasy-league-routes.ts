import { Hono } from "hono";
import { z } from "zod";
import type { SignedInVisitor } from "#contract/account.ts";
import { privateLeagueKinds } from "#contract/fantasy-leagues.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { FantasyDesk } from "../../my-fantasy/fantasy-desk.ts";
import type { LeagueOutcome } from "../../my-fantasy/found-league.ts";
import { type AppContext, type AppEnvironment, problem } from "../../http/responses.ts";
import { answerSignedIn, fieldsOf, personal, tooMany, triedBy } from "./account-answers.ts";
import { competitionIn } from "./my-fantasy-routes.ts";

const founded = z.strictObject({ name: z.string().max(200), kind: z.enum(privateLeagueKinds), fromRound: z.int().min(1).max(32_767) });
const joined = z.strictObject({ code: z.string().max(200) });

const carried = z.strictObject({ season: z.string().max(100), number: z.int().min(1).max(2_147_483_647) });
const fanOf = z.strictObject({ club: z.string().max(200) });

const leagues = `${myFantasyPath}/:season/:league/leagues`;
const fans = `${myFantasyPath}/:season/:league/fans`;
const one = `${leagues}/:number`;

/** Private leagues of the fantasy game, to those who are in them. FANL4 */
export function fantasyLeagueRoutes(accounts: Accounts, { leagues: desk }: FantasyDesk): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();

  app.get(leagues, (context) =>
    answerSignedIn(context, async (visitor) => {
      const own = await desk.all(visitor, competitionIn(context));
      return own === null ? problem(context, "not-found") : personal(own);
    }),
  );
  app.post(leagues, (context) => changed(context, founded, (visitor, made) => desk.found(visitor, competitionIn(context), made)));
  app.post(`${leagues}/join`, (context) =>
    changed(context, joined, (visitor, { code }) => desk.join(visitor, competitionIn(context), code)),
  );
  app.all(`${leagues}/join`, (context) => problem(context, "method-not-allowed", { Allow: "POST" }));
  app.post(`${leagues}/carry`, (context) =>
    changed(context, carried, (visitor, league) => desk.carry(visitor, competitionIn(context), league)),
  );
  app.all(`${leagues}/carry`, (context) => problem(context, "method-not-allowed", { Allow: "POST" }));
  app.put(fans, (context) => changed(context, fanOf, (visitor, { club }) => desk.sayFanOf(visitor, competitionIn(context), club)));
  app.get(one, (context) =>
    answerSignedIn(context, async (visitor) => {
      const part = { page: numberOf(context.req.query("page")) ?? 1, round: numberOf(context.req.query("round")) };
      const league = await desk.one(visitor, competitionIn(context), numberIn(context, "number"), part);
      return league === null ? problem(context, "not-found") : personal(league);
    }),
  );
  app.post(`${one}/report`, (context) =>
    answerSignedIn(context, async (visitor) => {
      const held = await accounts.countTry("change", { ...triedBy(context), subject: visitor.accountId });
      if (held) return tooMany(context, held);
      const isReported = await desk.reportName(visitor, competitionIn(context), numberIn(context, "number"));
      return isReported ? personal({}) : problem(context, "not-found");
    }),
  );
  app.post(`${one}/code`, (context) =>
    changed(context, null, (visitor) => desk.changeCode(visitor, competitionIn(context), numberIn(context, "number"), "renew")),
  );
  app.delete(`${one}/code`, (context) =>
    changed(context, null, (visitor) => desk.changeCode(visitor, competitionIn(context), numberIn(context, "number"), "end")),
  );
  app.delete(`${one}/members/:team`, (context) =>
    changed(context, null, (visitor) =>
      desk.leave(visitor, competitionIn(context), numberIn(context, "number"), numberIn(context, "team")),
    ),
  );

  for (const [path, methods] of Object.entries(allowed))
    app.all(path, (context) => problem(context, "method-not-allowed", { Allow: methods }));
  return app;

  /** Held back like everything that somebody changes about their own, and so are codes that are tried. ACC9 */
  async function changed<Schema extends z.ZodType>(
    context: AppContext,
    schema: Schema | null,
    act: (visitor: SignedInVisitor, made: z.output<Schema>) => Promise<LeagueOutcome>,
  ): Promise<Response> {
    return answerSignedIn(context, async (visitor) => {
      const held = await accounts.countTry("change", { ...triedBy(context), subject: visitor.accountId });
      if (held) return tooMany(context, held);
      const fields = schema === null ? ({} as z.output<Schema>) : await fieldsOf(context, schema);
      return fields instanceof Response ? fields : answer(context, await act(visitor, fields));
    });
  }
}

const allowed = {
  [leagues]: "GET, HEAD, POST",
  [fans]: "PUT",
  [one]: "GET, HEAD",
  [`${one}/report`]: "POST",
  [`${one}/code`]: "POST, DELETE",
  [`${one}/members/:team`]: "DELETE",
};

const largest = 2_147_483_647;

function numberOf(text: string | undefined): number | null {
  const number = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : null;
  return number !== null && number <= largest ? number : null;
}

/** What is no number is nobody's. */
function numberIn(context: AppContext, part: "number" | "team"): number {
  return numberOf(context.req.param(part)) ?? 0;
}

/** A refusal names its rule, and what of it, for words in any language. */
function answer(context: AppContext, outcome: LeagueOutcome): Response {
  switch (outcome.kind) {
    case "done":
      return personal({ number: outcome.number, code: outcome.code });
    case "refused":
      return problem(context, "against-the-rules", {}, outcome.refusal.rule, { refusal: outcome.refusal });
    case "unknown":
    case "no-team":
      return problem(context, "not-found");
  }
}
