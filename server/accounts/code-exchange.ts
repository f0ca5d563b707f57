import { z } from "zod";
import { askIssuer } from "./issuer-answer.ts";

/** As whom we are known to an issuer, and the secret that shows it. */
export type IssuerClient = { readonly clientId: string; readonly clientSecret: string };

type Code = {
  readonly code: string;
  /** Whose digest the issuer was told when the code was asked for (RFC 7636). */
  readonly verifier: string;
  /** To the letter as it was when the code was asked for. */
  readonly redirectUri: string;
};

export type CodeExchanged =
  | { readonly kind: "token"; readonly idToken: string }
  /** The code is not known, used, too old, or another's. */
  | { readonly kind: "refused"; readonly why: string }
  /** Nobody's fault who brings it: no answer, or one that nothing can be done with. `isAboutUs`: it does not know us, or our secret. */
  | { readonly kind: "unreachable"; readonly error: unknown; readonly isAboutUs?: true };

const granted = z.object({ id_token: z.string().min(1).max(8192) });
const refused = z.object({ error: z.string().max(100) });

/** Gives an issuer's code for the ID token of whoever signed in there (OpenID Connect Core 1.0, 3.1.3). ACC25 */
export async function exchangeCode(
  tokenAddress: string,
  client: IssuerClient,
  { code, verifier, redirectUri }: Code,
): Promise<CodeExchanged> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    client_id: client.clientId,
    client_secret: client.clientSecret,
  });
  try {
    const response = await askIssuer(tokenAddress, { method: "POST", body });
    const answer: unknown = await response.json();
    if (response.ok) return { kind: "token", idToken: granted.parse(answer).id_token };
    const { error } = refused.parse(answer);
    if (error === "invalid_grant") return { kind: "refused", why: error };
    const said = { kind: "unreachable", error: new Error(`${tokenAddress} answered ${response.status} ${error}`) } as const;
    return /^(?:invalid_client|unauthorized_client|redirect_uri_mismatch)$/.test(error) ? { ...said, isAboutUs: true } : said;
  } catch (error) {
    return { kind: "unreachable", error };
  }
}
