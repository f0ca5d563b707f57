import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Hono } from "hono";
import { z } from "zod";
import { accountBase } from "#contract/account.ts";
import { nameSchema } from "#contract/fields/name-schema.ts";
import type { ProblemKind } from "#contract/problem.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { PasskeyAdded, RelyingParty } from "../../accounts/passkeys.ts";
import { askedOrigin } from "../../http/asked-origin.ts";
import { hostName } from "../../http/host-name.ts";
import { type AppContext, type AppEnvironment, problem } from "../../http/responses.ts";
import { noteSecurityEvent } from "../../http/security-event.ts";
import { fieldsOf, personal, signedIn, tooMany, triedBy } from "./account-answers.ts";
import { offered } from "./offered.ts";
import { changing, knownPassword } from "./own-account-routes.ts";

const bytes = z
  .string()
  .max(8192)
  .regex(/^[\w-]+$/);
// What browsers say besides is not asked for, and not read.
const common = { id: bytes, rawId: bytes, type: z.literal("public-key"), clientExtensionResults: z.object({}).default({}) };
const registration = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: z.array(z.string().max(20)).max(10).optional() }),
});
const authentication = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.optional() }),
});
const proving = z.strictObject({ password: knownPassword.nullable().default(null) });
const adding = z.strictObject({ name: nameSchema("thing"), response: registration });
const signingIn = z.strictObject({ response: authentication });

const problemFor = {
  refused: "passkey-refused",
  already: "passkey-refused",
  "too-many": "passkey-refused",
} as const satisfies Record<Exclude<PasskeyAdded["kind"], "added">, ProblemKind>;

/** Passkeys: adding and removing one's own, and signing in by one. ACC22, ACC28 */
export function passkeyRoutes(accounts: Accounts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const isOffered = offered(accounts, "passkey");
  app.post(`${accountBase}/passkeys/options`, isOffered, (context) =>
    changing(context, accounts, async (visitor) => {
      const fields = await fieldsOf(context, proving);
      if (fields instanceof Response) return fields;
      const fault = await accounts.own(visitor).proofFault(fields.password);
      if (fault !== null) return problem(context, fault);
      return personal(await accounts.passkeys(visitor.tenantId).registrationOptions(visitor, partyOf(context)));
    }),
  );
  app.post(`${accountBase}/passkeys`, isOffered, (context) =>
    changing(context, accounts, async (visitor) => {
      const fields = await fieldsOf(context, adding);
      if (fields instanceof Response) return fields;
      const response = fields.response as RegistrationResponseJSON;
      const { kind } = await accounts.passkeys(visitor.tenantId).add(visitor, partyOf(context), response, fields.name);
      if (kind !== "added") return problem(context, problemFor[kind], {}, kind);
      noteSecurityEvent(context, "way-in-added", { accountId: visitor.accountId, method: "passkey" });
      return personal({});
    }),
  );
  // Where passkeys are offered no longer, whoever has one may still take it away.
  app.post(`${accountBase}/passkeys/:passkeyId/removal`, (context) =>
    changing(context, accounts, async (visitor) => {
      const fields = await fieldsOf(context, proving);
      if (fields instanceof Response) return fields;
      const fault = await accounts.own(visitor).proofFault(fields.password);
      if (fault !== null) return problem(context, fault);
      const { kind } = await accounts.passkeys(visitor.tenantId).remove(visitor, context.req.param("passkeyId") ?? "");
      if (kind !== "removed") return problem(context, kind === "unknown" ? "not-found" : "last-way-in");
      noteSecurityEvent(context, "way-in-removed", { accountId: visitor.accountId, method: "passkey" });
      return personal({});
    }),
  );
  app.post(`${accountBase}/passkey-sign-in/options`, isOffered, async (context) => {
    const held = await accounts.countTry("link", triedBy(context));
    if (held) return tooMany(context, held);
    return personal(await accounts.passkeySignIn(context.get("tenant").id).options(partyOf(context)));
  });
  app.post(`${accountBase}/passkey-sign-in`, isOffered, async (context) => {
    const fields = await fieldsOf(context, signingIn);
    if (fields instanceof Response) return fields;
    const held = await accounts.countTry("sign-in", { ...triedBy(context), subject: fields.response.id });
    if (held) return tooMany(context, held);
    const response = fields.response as AuthenticationResponseJSON;
    const accountId = await accounts.passkeySignIn(context.get("tenant").id).signIn(partyOf(context), response);
    return accountId === null ? problem(context, "wrong-credentials") : signedIn(context, accounts, accountId, "passkey");
  });
  return app;
}

function partyOf(context: AppContext): RelyingParty {
  const header = context.req.header("host") ?? "";
  return { id: hostName(header) ?? "", origin: askedOrigin(header) };
}
