import { type JoiningOutcome, joiningOutcomes, joiningPrefix } from "#contract/account.ts";

/** What stands behind an address's `#`; `null`: nothing of a visit to Google. */
export function joiningOutcomeIn(hash: string): JoiningOutcome | null {
  return joiningOutcomes.find((outcome) => hash === joiningPrefix + outcome) ?? null;
}
