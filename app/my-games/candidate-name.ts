import type { FanVoteCandidate } from "#contract/fan-vote.ts";
import type { Locale } from "#contract/locale.ts";
import { nameIn } from "../i18n/name-in.ts";

/** Whom one may vote for, in the script of the page. */
export function candidateName({ givenName, familyName }: FanVoteCandidate, locale: Locale): string {
  return `${nameIn(locale, givenName)} ${nameIn(locale, familyName)}`;
}
