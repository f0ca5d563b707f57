import { Hono } from "hono";
import { z } from "zod";
import type { SignedInVisitor } from "#contract/account.ts";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { longestReason, officePath } from "#contract/office-calls.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { type AppContext, type AppEnvironment, problem } from "../../http/responses.ts";
import type { OfficeOrder, OfficeOutcome } from "../../office/office-change.ts";
import type { OfficeDesk } from "../../office/office-desk.ts";
import type { OfficeReading } from "../../office/office-reading.ts";
import type { OfficeStore } from "../../office/office-store.ts";
import { storeOf } from "../../office/things.ts";
import { answerSignedIn, fieldsOf, personal, tooMany, triedBy } from "../accounts/account-answers.ts";

const asked = { change: z.uuid(), reason: z.string().trim().min(1).max(longestReason).nullable().default(null) };
const seen = z.uuid().nullable();
const fields = z.record(z.string().max(60), z.unknown());
const making = z.strictObject({ ...asked, fields });
const setting = z.strictObject({ ...asked, seen, fields });
const removal = z.strictObject({ ...asked, seen });
const undoing = z.strictObject({ ...asked, undoes: z.uuid() });

const thing = `${officePath}/:thing`;
const row = `${thing}/:slug`;

/** The things of the office, whatever they are: read and written by whoever holds a role for them. OFF1–OFF9 */
export function officeRoutes(accounts: Accounts, desk: OfficeDesk): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();

  app.get(thing, (context) =>
    read(context, async (visitor, store) => {
      const reading = await desk.rows(visitor, store);
      return reading.kind === "read" ? { ...reading, value: await desk.told(visitor, store, reading.value) } : reading;
    }),
  );
  app.get(row, (context) => read(context, (visitor, store) => desk.row(visitor, store, slugIn(context))));
  app.get(`${row}/changes`, (context) => read(context, (visitor, store) => desk.changes(visitor, store, slugIn(context))));
  app.post(thing, (context) =>
    sent(context, making, ({ change, reason, fields: typed }) => ({ act: "make", changeId: change, reason, typed })),
  );
  app.put(row, (context) =>
    sent(context, setting, ({ change, reason, seen: revision, fields: typed }) => ({
      act: "set",
      changeId: change,
      reason,
      slug: slugIn(context),
      seen: revision,
      typed,
    })),
  );
  app.post(`${row}/removal`, (context) =>
    sent(context, removal, ({ change, reason, seen: revision }) => ({
      act: "remove",
      changeId: change,
      reason,
      slug: slugIn(context),
      seen: revision,
    })),
  );
  app.post(`${row}/undo`, (context) =>
    sent(context, undoing, ({ change, reason, undoes }) => ({ act: "undo", changeId: change, reason, undoes })),
  );

  for (const [path, methods] of Object.entries(allowed))
    app.all(path, (context) => problem(context, "method-not-allowed", { Allow: methods }));
  return app;

  async function read<Value extends object>(
    context: AppContext,
    ask: (visitor: SignedInVisitor, store: OfficeStore<Fields>) => Promise<OfficeReading<Value>>,
  ): Promise<Response> {
    return answerSignedIn(context, async (visitor) => {
      const store = storeOf(context.req.param("thing") ?? "");
      if (store === null) return problem(context, "not-found");
      const reading = await ask(visitor, store);
      return reading.kind === "read" ? personal(reading.value) : problem(context, reading.kind);
    });
  }

  /** Held back like everything that people change. ACC9 */
  async function sent<Schema extends z.ZodType>(
    context: AppContext,
    schema: Schema,
    orderOf: (asked: z.output<Schema>) => OfficeOrder,
  ): Promise<Response> {
    return answerSignedIn(context, async (visitor) => {
      const held = await accounts.countTry("change", { ...triedBy(context), subject: visitor.accountId });
      if (held) return tooMany(context, held);
      const store = storeOf(context.req.param("thing") ?? "");
      const body = await fieldsOf(context, schema);
      if (body instanceof Response) return body;
      return store === null ? problem(context, "not-found") : answer(context, await desk.change(visitor, store, orderOf(body)));
    });
  }
}

const allowed = {
  [thing]: "GET, HEAD, POST",
  [row]: "GET, HEAD, PUT",
  [`${row}/changes`]: "GET, HEAD",
  [`${row}/removal`]: "POST",
  [`${row}/undo`]: "POST",
};

/** What is no slug is nobody's: the database takes no NUL. */
function slugIn(context: AppContext): string {
  const slug = context.req.param("slug") ?? "";
  return /^[a-z0-9-]+$/.test(slug) ? slug : "";
}

/** What was not stored says why by codes, for words in any language. */
function answer(context: AppContext, outcome: OfficeOutcome): Response {
  switch (outcome.kind) {
    case "stored":
    case "same":
      return personal(outcome);
    case "not-found":
    case "no-role":
      return problem(context, outcome.kind);
    case "faults":
      return problem(context, "bad-fields", {}, undefined, { faults: outcome.faults });
    case "conflict":
      return problem(context, "changed-meanwhile", {}, undefined, { revision: outcome.revision, quarrels: outcome.quarrels });
    case "refused":
      return problem(context, "change-refused", {}, outcome.why, { refusal: outcome });
  }
}
