import { longestEmail } from "#contract/fields/email-address.ts";
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { askIssuer } from "./issuer-answer.ts";
import { discoverIssuer } from "./issuer-discovery.ts";

export type IdTokenIssuer = {
  /** As it stands in the tokens: `https://accounts.google.com`. Its keys are found by its own discovery document. */
  readonly issuer: string;
  /** Whom tokens must be for: our client ids with this issuer. */
  readonly audiences: readonly string[];
};

/** Somebody an issuer vouches for. */
export type VouchedPerson = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string | null;
  readonly expiresAt: number;
};

export type IdTokenReading =
  | { readonly kind: "person"; readonly person: VouchedPerson }
  | { readonly kind: "refused"; readonly why: string }
  /** The issuer's keys could not be fetched: nobody's fault who asks. */
  | { readonly kind: "unreachable"; readonly error: unknown };

export type ReadIdToken = (token: string, nonce: string | null) => Promise<IdTokenReading>;

const oldestSeconds = 3600;
const toleranceSeconds = 60;

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(3).max(longestEmail),
  email_verified: z.literal(true, "the issuer has not proven the address"),
  name: z.string().optional(),
  nonce: z.string().optional(),
  azp: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
});

const unfetched: readonly string[] = ["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID", "ERR_JWKS_MULTIPLE_MATCHING_KEYS"];

/**
 * Reads ID tokens of OpenID Connect (Core 1.0, 3.1.3.7): signed by a key of the issuer with an algorithm of two keys, for us
 * and nobody else, of the last hour, with an address that the issuer has proven. Where the token's own header says its key
 * lies, nobody looks. ACC10
 */
export function idTokenReader({ issuer, audiences }: IdTokenIssuer, now: () => number): ReadIdToken {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const keysOfIssuer = () => (keys ??= fetchKeys(issuer).catch((error: unknown) => ((keys = undefined), Promise.reject(error))));
  return async (token, nonce) => {
    try {
      const found = await keysOfIssuer();
      const { payload } = await jwtVerify(token, found, {
        issuer: spellingsOf(issuer),
        audience: [...audiences],
        algorithms: ["RS256", "ES256"],
        maxTokenAge: oldestSeconds,
        clockTolerance: toleranceSeconds,
        requiredClaims: ["exp", "iat", "sub", "aud"],
        currentDate: new Date(now()),
      });
      const reading = claims.safeParse(payload);
      if (!reading.success) return { kind: "refused", why: reading.error.issues[0]?.message ?? "claims" };
      const why = misdirection(reading.data, audiences, nonce);
      if (why !== null) return { kind: "refused", why };
      const { sub: subject, email, name = null, exp } = reading.data;
      return { kind: "person", person: { issuer, subject, email, name, expiresAt: exp * 1000 } };
    } catch (error) {
      if (!(error instanceof errors.JOSEError) || unfetched.includes(error.code)) return { kind: "unreachable", error };
      return { kind: "refused", why: error.code };
    }
  };
}

/** A token that is also somebody else's, or of another sign-in than this one. */
function misdirection(
  { aud, azp, nonce: born }: z.output<typeof claims>,
  audiences: readonly string[],
  nonce: string | null,
): string | null {
  if (![aud].flat().every((audience) => audiences.includes(audience))) return "it is for somebody else as well";
  if (azp !== undefined && !audiences.includes(azp)) return "it was given to somebody else";
  return nonce !== null && born !== nonce ? "its nonce is another" : null;
}

/** Google writes its own name without the scheme in some tokens, and says so. */
function spellingsOf(issuer: string): string[] {
  return issuer === "https://accounts.google.com" ? [issuer, "accounts.google.com"] : [issuer];
}

async function fetchKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const { keys } = await discoverIssuer(issuer);
  return createRemoteJWKSet(new URL(keys), { [customFetch]: (address) => askIssuer(address) });
}
