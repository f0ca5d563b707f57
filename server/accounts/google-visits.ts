import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import { languageTag, type Locale, locales } from "#contract/locale.ts";
import { returnPath } from "#contract/return-path.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { exchangeCode, type IssuerClient } from "./code-exchange.ts";
import type { ReadIdToken, VouchedPerson } from "./id-token.ts";
import { discoverIssuer, type IssuerAddresses } from "./issuer-discovery.ts";
import { newSecret } from "./secret.ts";
import { ticketsFor } from "./tickets.ts";

/** What the visitor was about when he left for Google. */
export type VisitPurpose = {
  readonly locale: Locale;
  readonly form: "Login" | "Register";
  readonly next: string | null;
  /** Whose account it is to open from now on; `null`: nobody is signed in yet. ACC27 */
  readonly joins: string | null;
};

export type VisitBegun =
  /** Where the browser goes, and what it alone keeps meanwhile. */
  | { readonly kind: "begun"; readonly address: string; readonly keepsake: string }
  | { readonly kind: "unreachable"; readonly error: unknown };

/** What the browser brings back in the address. */
export type VisitAnswer = {
  readonly state: string;
  readonly code: string | null;
  readonly error: string | null;
  /** Who says it, where he says so (RFC 9207). */
  readonly issuer: string | null;
};

export type VisitEnded =
  | { readonly kind: "person"; readonly person: VouchedPerson; readonly token: string; readonly purpose: VisitPurpose }
  /** Nobody left from this browser and this league for it; or that was too long ago, or the answer was brought before. */
  | { readonly kind: "spent" }
  /** The visitor has said no at Google. */
  | { readonly kind: "denied"; readonly purpose: VisitPurpose }
  | { readonly kind: "refused"; readonly why: string; readonly purpose: VisitPurpose }
  /** `isAboutUs`: it does not know us, or our secret, and would send everybody back. */
  | { readonly kind: "unreachable"; readonly error: unknown; readonly isAboutUs?: true; readonly purpose: VisitPurpose };

export type GoogleClient = IssuerClient & {
  readonly issuer: string;
  readonly readIdToken: ReadIdToken;
  /** Told for each visit that meets it: `GOOGLE_CLIENT_SECRET` or what is entered there is wrong. */
  readonly onRefusedUs?: ((why: string) => void) | undefined;
};

const contents = z.object({
  challenge: z.string(),
  locale: z.enum(locales),
  form: z.enum(["Login", "Register"]),
  next: z.string().nullable(),
});

/**
 * Visits of a browser to Google, or whichever issuer stands in its place, and back: the code flow of OpenID Connect with PKCE.
 * `state` is a ticket of this league, good once. It is taken only from the browser that keeps the keepsake given to it when
 * leaving; code and ID token were asked for with digests of that keepsake, which no address and no database holds. ACC25
 */
export function googleVisitsOf({ issuer, readIdToken, onRefusedUs, ...client }: GoogleClient) {
  let found: Promise<IssuerAddresses> | undefined;
  const addresses = () => (found ??= discoverIssuer(issuer).catch((error: unknown) => ((found = undefined), Promise.reject(error))));

  return (db: Kysely<Database>, tenantId: TenantId, now: () => number) => {
    const tickets = ticketsFor(db, tenantId, now);
    return {
      async begin({ joins, ...purpose }: VisitPurpose, redirectUri: string): Promise<VisitBegun> {
        try {
          const { authorization } = await addresses();
          if (authorization === null) throw new Error(`${issuer} names no place to sign in`);
          const { secret: keepsake } = newSecret();
          const challenge = challengeOf(keepsake);
          const state = await tickets.giveSecret(await tickets.issue("google-sign-in", joins, { challenge, ...purpose }));
          if (state === null) throw new Error("A ticket was too old when it was made");
          const address = new URL(authorization);
          const asked = {
            response_type: "code",
            client_id: client.clientId,
            redirect_uri: redirectUri,
            scope: "openid email profile",
            state,
            nonce: nonceOf(keepsake),
            code_challenge: challenge,
            code_challenge_method: "S256",
            prompt: "select_account",
            ui_locales: languageTag(purpose.locale),
          };
          for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
          return { kind: "begun", address: address.href, keepsake };
        } catch (error) {
          return { kind: "unreachable", error };
        }
      },

      async end({ state, code, error: saidNo, issuer: said }: VisitAnswer, keepsake: string, redirectUri: string): Promise<VisitEnded> {
        const ticket = await tickets.take("google-sign-in", state);
        const read = contents.safeParse(ticket?.contents);
        if (!read.success || read.data.challenge !== challengeOf(keepsake)) return { kind: "spent" };
        const { challenge: _, next, ...rest } = read.data;
        const purpose: VisitPurpose = { ...rest, next: returnPath(next), joins: ticket?.accountId ?? null };
        if (said !== null && said !== issuer) return { kind: "refused", why: "another issuer", purpose };
        if (saidNo === "access_denied") return { kind: "denied", purpose };
        if (saidNo !== null || code === null)
          return { kind: "refused", why: saidNo === null ? "no code" : "an error of the issuer", purpose };
        return { ...(await personOf(code, keepsake, redirectUri)), purpose };
      },
    };
  };

  async function personOf(code: string, keepsake: string, redirectUri: string) {
    try {
      const { token: tokenAddress } = await addresses();
      if (tokenAddress === null) throw new Error(`${issuer} names no place to exchange a code`);
      const exchanged = await exchangeCode(tokenAddress, client, { code, verifier: keepsake, redirectUri });
      if (exchanged.kind === "unreachable" && exchanged.isAboutUs) onRefusedUs?.((exchanged.error as Error).message);
      if (exchanged.kind !== "token") return exchanged;
      const reading = await readIdToken(exchanged.idToken, nonceOf(keepsake));
      return reading.kind === "person" ? { ...reading, token: exchanged.idToken } : reading;
    } catch (error) {
      return { kind: "unreachable" as const, error };
    }
  }
}

/** As RFC 7636 makes its S256 challenge; the keepsake is the verifier. */
function challengeOf(keepsake: string): string {
  return createHash("sha256").update(keepsake).digest("base64url");
}

/** Another digest than the challenge's, which the issuer's token bears openly. */
function nonceOf(keepsake: string): string {
  return createHash("sha256").update(`nonce ${keepsake}`).digest("base64url");
}
