/** The ways by which people come in; each league offers some of them. A link of a mail belongs to the password. ACC26 */
export const signInWays = ["password", "google", "passkey", "official"] as const;
export type SignInWay = (typeof signInWays)[number];

/** Whether somebody who has no account yet, or no passkey here, could come in by any of them. */
export function letsNewcomersIn(ways: readonly SignInWay[]): boolean {
  return ways.some((way) => way !== "passkey");
}
