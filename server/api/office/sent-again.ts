import type { OfficeForm } from "#contract/office-screens.ts";
import type { OfficeOutcome } from "../../office/office-change.ts";
import { toldControl } from "../../office/told-values.ts";
import type { Store } from "./office-rows.ts";
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
  const { fields } = store.thing;
  const said = Object.entries(outcome.quarrels);
  // Each side as a row of its own: what they name is asked for together.
  const sideOf = (side: "was" | "stands") => ({ values: Object.fromEntries(said.map(([control, quarrel]) => [control, quarrel[side]])) });
  const [was, stands] = [sideOf("was"), sideOf("stands")];
  const names = await asked.desk.names(asked.visitor, store, [was, stands] as never);
  const told = ({ values }: typeof was, control: string) => toldControl(fields, control, { value: values[control] ?? null, values, names });
  const quarrels = said.map(([control]) => [control, { was: told(was, control), stands: told(stands, control) }]);
  return { ...again, quarrels: Object.fromEntries(quarrels) as OfficeForm["quarrels"] };
}
