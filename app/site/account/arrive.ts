import { addresses } from "#contract/addresses.ts";
import { officialExchangePath, type Handover } from "#contract/official-login.ts";
import type { Locale } from "#contract/locale.ts";
import { returnParameter, returnPath } from "#contract/return-path.ts";
import { guardWaits, leadTo } from "../../account/page-guard.ts";
import { visitorChanged } from "../../account/visitor-store.ts";
import { callApi } from "../../api-client.ts";

/** Gives the official login's code for a session of this league. The server says that it went well, in the visitor's language. */
export async function exchangeHandover({ handover, verifier }: { handover: Handover; verifier: string }): Promise<boolean> {
  const { ok } = await callApi("POST", officialExchangePath, { token: handover.token, verifier });
  return ok;
}

/** Somebody has signed in here: on to where they were going, with what was just said. */
export async function arrive(locale: Locale, next = nextOf(location.search)): Promise<void> {
  const target = next ?? addresses.profile(locale);
  await guardWaits(async () => {
    await visitorChanged();
    // Back leads past the page to sign in, which is for nobody who is.
    leadTo(target);
  });
}

/** Where the visitor was going, by the address of a page to sign in. AUTH3 */
export function nextOf(search: string): string | null {
  return returnPath(new URLSearchParams(search).get(returnParameter));
}
