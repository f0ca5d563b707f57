import type { LeagueAddress } from "#contract/refs.ts";

function keyOf({ seasonSlug, leagueSlug }: LeagueAddress): string {
  return `fantasy-invitation:${seasonSlug}/${leagueSlug}`;
}

/** Keeps a code for as long as this window is open: whoever has to make a team first finds the invitation again afterwards. FANL13 */
export function keepInvitation(address: LeagueAddress, code: string): void {
  try {
    sessionStorage.setItem(keyOf(address), code);
  } catch {
    // Where nothing may be kept the invitation is opened once more.
  }
}

export function keptInvitation(address: LeagueAddress): string | null {
  try {
    return sessionStorage.getItem(keyOf(address));
  } catch {
    return null;
  }
}

export function forgetInvitation(address: LeagueAddress): void {
  try {
    sessionStorage.removeItem(keyOf(address));
  } catch {
    // Nothing was kept either.
  }
}
