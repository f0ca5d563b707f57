import { z } from "zod";
import { askIssuer } from "./issuer-answer.ts";

/** Where an issuer of OpenID Connect is asked. */
export type IssuerAddresses = {
  readonly keys: string;
  /** Where browsers are sent to sign in, and where the code that they bring back is exchanged; `null`: nowhere. */
  readonly authorization: string | null;
  readonly token: string | null;
};

const document = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  authorization_endpoint: z.url().optional(),
  token_endpoint: z.url().optional(),
});

/**
 * Asks an issuer for its own discovery document (OpenID Connect Discovery 1.0). Throws what cannot be reached, calls itself
 * by another name, or sends people from https to a place without.
 */
export async function discoverIssuer(issuer: string): Promise<IssuerAddresses> {
  const response = await askIssuer(`${issuer}/.well-known/openid-configuration`);
  if (!response.ok) throw new Error(`${issuer} answered ${response.status} to discovery`);
  const found = document.parse(await response.json());
  if (found.issuer !== issuer) throw new Error(`${issuer} calls itself ${found.issuer}`);
  const { jwks_uri: keys, authorization_endpoint: authorization = null, token_endpoint: token = null } = found;
  const open = [keys, authorization, token].find((address) => address !== null && isWeaker(address, issuer));
  if (open !== undefined) throw new Error(`${issuer} names ${open}, which anybody on the way could read`);
  return { keys, authorization, token };
}

function isWeaker(address: string, issuer: string): boolean {
  return issuer.startsWith("https:") && !address.startsWith("https:");
}
