import { addresses } from "#contract/addresses.ts";
import { type SetUpStep, setUpSteps } from "#contract/office-set-up.ts";
import type { OfficeRequest } from "./office-request.ts";
import { type SentTo, withSaid } from "./sent-outcome.ts";
import { type SetUpSaid, setUpPart } from "./set-up-parts.ts";

/** What was stored leads on to the next step. WIZ3 */
export function nextStep({ locale }: Pick<OfficeRequest, "locale">, step: SetUpStep, said: Readonly<Record<string, string>>): SentTo {
  const next = setUpSteps[setUpSteps.indexOf(step) + 1] ?? "publish";
  return { kind: "on", to: withSaid(addresses.officeSetUp(locale, next), new URLSearchParams(), said) };
}

/** A step again, with what was told or refused. */
export async function shownStep(
  asked: OfficeRequest,
  step: SetUpStep,
  status: number,
  said: SetUpSaid,
): Promise<Extract<SentTo, { readonly kind: "shown" }>> {
  const part = await setUpPart(asked, step, said);
  return { kind: "shown", status, part, said: status >= 400 ? { kind: "faults" } : null };
}
