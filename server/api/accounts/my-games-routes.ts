import { Hono } from "hono";
import { z } from "zod";
import type { SignedInVisitor } from "#contract/account.ts";
import { longestPlayerKey } from "#contract/fan-vote.ts";
import { mostClaimNoteLength, myGamesPath, myPlayerPath } from "#contract/my-games.ts";
import { mostMargin } from "#core/league/game-prediction.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { LimitedAction } from "../../accounts/rate-limits.ts";
import { type AppContext, type AppEnvironment, problem } from "../../http/responses.ts";
import type { BallotOutcome } from "../../my-games/fan-ballots.ts";
import type { MarkOutcome } from "../../my-games/game-marks.ts";
import type { MyGamesDesk } from "../../my-games/my-games-desk.ts";
import { answerSignedIn, fieldsOf, personal, tooMany, triedBy } from "./account-answers.ts";

const prediction = z.strictObject({
  winner: z.enum(["home", "away"]),
  margin: z.int().min(1).max(mostMargin).nullable().default(null),
});
/** Lines of text: of signs that none can be written with, the database takes no NUL. */
const note = z
  .string()
  .max(mostClaimNoteLength)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u);
/** A key of a game's log: letters and figures, as its source writes them. */
const ballot = z.strictObject({
  player: z
    .string()
    .min(1)
    .max(longestPlayerKey)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u),
});
const claim = z.strictObject({ personId: z.uuid().toLowerCase(), note: note.default("") });
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where visitors were, what they predict, whom they vote for, and which player they are. */
export function myGamesRoutes(accounts: Accounts, desk: MyGamesDesk): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const changes = changesBy(accounts);

  app.get(myGamesPath, (context) => answerSignedIn(context, async (visitor) => personal(await desk.games(visitor))));
  app.get(`${myGamesPath}/:id`, (context) =>
    answerSignedIn(context, async (visitor) => {
      const game = await desk.game(visitor, idIn(context));
      return game === null ? problem(context, "not-found") : personal(game);
    }),
  );
  app.put(`${myGamesPath}/:id/attended`, (context) =>
    changes(context, "change", async (visitor) => marked(context, await desk.attend(visitor, idIn(context)))),
  );
  app.delete(`${myGamesPath}/:id/attended`, (context) =>
    changes(context, "change", async (visitor) => marked(context, await desk.unattend(visitor, idIn(context)))),
  );
  app.put(`${myGamesPath}/:id/prediction`, (context) =>
    changes(context, "change", async (visitor) => {
      const fields = await fieldsOf(context, prediction);
      return fields instanceof Response ? fields : marked(context, await desk.predict(visitor, idIn(context), fields));
    }),
  );
  app.delete(`${myGamesPath}/:id/prediction`, (context) =>
    changes(context, "change", async (visitor) => marked(context, await desk.unpredict(visitor, idIn(context)))),
  );
  app.get(`${myGamesPath}/:id/vote`, (context) =>
    answerSignedIn(context, async (visitor) => {
      const vote = await desk.fanVote(visitor, idIn(context));
      return vote === "unknown" ? problem(context, "not-found") : personal({ vote });
    }),
  );
  app.put(`${myGamesPath}/:id/vote`, (context) =>
    changes(context, "change", async (visitor) => {
      const fields = await fieldsOf(context, ballot);
      return fields instanceof Response ? fields : voted(context, await desk.vote(visitor, idIn(context), fields.player));
    }),
  );
  app.delete(`${myGamesPath}/:id/vote`, (context) =>
    changes(context, "change", async (visitor) => voted(context, await desk.unvote(visitor, idIn(context)))),
  );

  app.get(myPlayerPath, (context) => answerSignedIn(context, async (visitor) => personal(await desk.player(visitor))));
  app.get(`${myPlayerPath}/claims`, (context) =>
    answerSignedIn(context, async (visitor) => personal({ claim: await desk.latestClaim(visitor) })),
  );
  app.post(`${myPlayerPath}/claims`, (context) =>
    changes(context, "claim", async (visitor) => {
      const fields = await fieldsOf(context, claim);
      if (fields instanceof Response) return fields;
      const outcome = await desk.claim(visitor, fields);
      if (outcome.kind === "claimed") return personal({ claimId: outcome.claimId });
      return problem(context, outcome.kind === "unknown" ? "not-found" : "claimed-already");
    }),
  );
  app.delete(`${myPlayerPath}/claims/:id`, (context) =>
    changes(context, "change", async (visitor) =>
      (await desk.withdraw(visitor, idIn(context))) ? personal({}) : problem(context, "not-found"),
    ),
  );

  for (const [path, methods] of Object.entries(allowed))
    app.all(path, (context) => problem(context, "method-not-allowed", { Allow: methods }));
  return app;
}

const allowed = {
  [myGamesPath]: "GET, HEAD",
  [`${myGamesPath}/:id`]: "GET, HEAD",
  [`${myGamesPath}/:id/attended`]: "PUT, DELETE",
  [`${myGamesPath}/:id/prediction`]: "PUT, DELETE",
  [`${myGamesPath}/:id/vote`]: "GET, HEAD, PUT, DELETE",
  [myPlayerPath]: "GET, HEAD",
  [`${myPlayerPath}/claims`]: "GET, HEAD, POST",
  [`${myPlayerPath}/claims/:id`]: "DELETE",
};

/** What names nothing finds nothing. */
const nobody = "00000000-0000-0000-0000-000000000000";

function idIn(context: AppContext): string {
  const id = context.req.param("id") ?? "";
  return idShape.test(id) ? id : nobody;
}

/** Held back like everything that somebody changes about their own. ACC9 */
function changesBy(accounts: Accounts) {
  return (context: AppContext, action: LimitedAction, change: (visitor: SignedInVisitor) => Promise<Response>): Promise<Response> =>
    answerSignedIn(context, async (visitor) => {
      const held = await accounts.countTry(action, { ...triedBy(context), subject: visitor.accountId });
      return held ? tooMany(context, held) : change(visitor);
    });
}

/** With the rule that says no. FANVOTE1 FANVOTE6 */
function voted(context: AppContext, outcome: BallotOutcome): Response {
  switch (outcome) {
    case "kept":
      return personal({});
    case "unknown":
      return problem(context, "not-found");
    case "closed":
      return problem(context, "vote-not-open", {}, "FANVOTE1");
    case "not-in-game":
      return problem(context, "not-in-game", {}, "FANVOTE6");
  }
}

function marked(context: AppContext, outcome: MarkOutcome): Response {
  if (outcome === "marked") return personal({});
  return problem(context, outcome === "closed" ? "not-open" : "not-found");
}
