import type { OfficeForm } from "#contract/office-screens.ts";
import type { OfficeOutcome } from "../../office/office-change.ts";
import { typedControls } from "../../office/shown-lines.ts";
import type { Store } from "./office-parts.ts";
import type { OfficeRequest } from "./office-request.ts";
import type { SentOfficeForm } from "./read-office-form.ts";
import { faultsIn } from "./sent-outcome.ts";

/** What somebody typed stays; what they left alone is as it stands by now. OFF13, OFF14 */
export async function againOf(
  asked: OfficeRequest,
  store: Store,
  form: SentOfficeForm,
  outcome: OfficeOutcome,
): Promise<Partial<OfficeForm>> {
  const typed = Object.fromEntries(Object.entries(form.typed).filter(([control, text]) => text !== (form.stood[control] ?? "")));
  const again = { typed, reason: form.reason ?? "", faults: faultsIn(outcome) };
  if (outcome.kind !== "conflict") return again;
  const hand = { timeZone: await asked.desk.timeZone(asked.visitor) };
  const text = (side: "was" | "stands") => (control: string) => {
    const quarrel = outcome.quarrels[control];
    const [name = "", locale] = control.split(".");
    const value = quarrel?.[side] ?? null;
    const values = { [name]: locale === undefined ? value : { [locale]: typeof value === "string" ? value : "" } };
    return typedControls(store.thing.fields, values, hand)[control] ?? "";
  };
  const quarrels = Object.keys(outcome.quarrels).map((control) => [
    control,
    { was: text("was")(control), stands: text("stands")(control) },
  ]);
  return { ...again, quarrels: Object.fromEntries(quarrels) as OfficeForm["quarrels"] };
}
