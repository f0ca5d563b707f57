import { addresses } from "#contract/addresses.ts";
import type { OfficeOrder, OfficeOutcome } from "../../office/office-change.ts";
import { problem } from "../../http/responses.ts";
import { sentFile } from "./file-forms.ts";
import { sentTakeBack } from "./import-forms.ts";
import { soughtIn } from "./office-choices.ts";
import { newPart, rowPart } from "./office-parts.ts";
import type { Store } from "./office-rows.ts";
import type { OfficePlace } from "./office-place.ts";
import { type OfficeRequest, storeNamed } from "./office-request.ts";
import { partAt } from "./part-at.ts";
import { sentFields } from "./picture-forms.ts";
import { changeIdOf, isUuid, readOfficeForm, type SentOfficeForm } from "./read-office-form.ts";
import { sentInstallation } from "./installation.ts";
import { sentSetUp, sentUpload } from "./set-up-forms.ts";
import { sentRole } from "./role-forms.ts";
import { againOf } from "./sent-again.ts";
import { sentTable } from "./table-forms.ts";
import { answerTo, faultsIn, type SentTo, withSaid } from "./sent-outcome.ts";

/** Carries out what a form of the office asks for, through its one door. OFF13, OFF14, OFF16, OFF19 */
export async function sentTo(asked: OfficeRequest): Promise<SentTo | Response> {
  const { place, context } = asked;
  if (place.kind === "upload") return sentUpload(asked, place.step);
  if (place.kind === "set-up") return sentSetUp(asked, place.step);
  if (place.kind === "installation") return sentInstallation(asked);
  if (place.kind === "file") {
    const store = storeNamed(asked, place.thing);
    return store === null ? problem(context, "no-role") : sentFile(asked, store);
  }
  const store = "thing" in place && place.thing !== null ? storeNamed(asked, place.thing) : null;
  const sent = await sentFields(asked, store);
  if (sent instanceof Response) return sent;
  if (place.kind === "imports") return sentTakeBack(asked, sent, place.importId);
  if (place.kind === "roles") return sentRole(asked, sent);
  if (sent.get("act") === "undo") return undone(asked, sent);
  if (store === null) return problem(context, "no-role");
  if (place.kind === "row" && store.thing.name === "fixture" && ["link", "unlink"].includes(sent.get("act") ?? ""))
    return sentTable(asked, store, sent, place.slug);
  const form = readOfficeForm(store.thing.fields, sent);
  const { found, isSought } = soughtIn(store.thing.fields, sent);
  if (isSought && (place.kind === "new" || place.kind === "row")) return sought(asked, store, form, { place, found });
  if (place.kind === "new") return made(asked, store, form);
  if (place.kind !== "row") return problem(context, "method-not-allowed", { Allow: "GET, HEAD" });
  return form.act === "remove" ? removed(asked, store, form, place.slug) : changed(asked, store, form, place.slug);
}

/** Nothing is stored: the form comes back as it was typed, with what its choices have found. OFF56 */
async function sought(
  asked: OfficeRequest,
  store: Store,
  { typed, reason, seen }: SentOfficeForm,
  { place, found }: { readonly place: OfficePlace; readonly found: Readonly<Record<string, string>> },
): Promise<SentTo> {
  const again = { typed, reason: reason ?? "", found };
  const part =
    place.kind === "row"
      ? await rowPart(asked, store, { slug: place.slug, asked: asked.query, sent: { ...again, seen } })
      : await newPart(asked, store, asked.query, again);
  return { kind: "shown", status: 200, part, said: null };
}

async function made(asked: OfficeRequest, store: Store, form: SentOfficeForm): Promise<SentTo> {
  const { changeId, reason, wanted } = form;
  const outcome = await asked.desk.change(asked.visitor, store, { act: "make", changeId, reason, typed: wanted }, "screen");
  if (outcome.kind === "stored") return { kind: "on", to: rowAddress(asked, store, outcome.slug, { done: outcome.revision }) };
  const again = { typed: form.typed, reason: reason ?? "", faults: faultsIn(outcome) };
  return { ...answerTo(outcome), part: await newPart(asked, store, asked.query, again) };
}

async function changed(asked: OfficeRequest, store: Store, form: SentOfficeForm, slug: string): Promise<SentTo> {
  const { changeId, reason, seen, wanted } = form;
  const order: OfficeOrder = { act: "set", changeId, reason, slug, seen, typed: wanted };
  if (Object.keys(wanted).length === 0) {
    const isThere = (await asked.desk.row(asked.visitor, store, slug)).kind === "read";
    return isThere
      ? { kind: "on", to: rowAddress(asked, store, slug, { done: "same" }) }
      : { ...answerTo({ kind: "not-found" }), part: null };
  }
  const outcome = await asked.desk.change(asked.visitor, store, order, "screen");
  if (outcome.kind === "same") return { kind: "on", to: rowAddress(asked, store, slug, { done: "same" }) };
  if (outcome.kind === "stored")
    return { kind: "on", to: rowAddress(asked, store, outcome.slug, { done: outcome.revision, merged: outcome.merged.join(",") }) };
  return {
    ...answerTo(outcome),
    part: await rowPart(asked, store, { slug, asked: asked.query, sent: await againOf(asked, store, form, outcome) }),
  };
}

async function removed(asked: OfficeRequest, store: Store, form: SentOfficeForm, slug: string): Promise<SentTo> {
  const { changeId, reason, seen } = form;
  const outcome = await asked.desk.change(asked.visitor, store, { act: "remove", changeId, reason, slug, seen }, "screen");
  if (outcome.kind === "stored")
    return { kind: "on", to: withSaid(addresses.officeList(asked.locale, store.thing.name), asked.query, { done: outcome.revision }) };
  return { ...answerTo(outcome), part: await rowPart(asked, store, { slug, asked: asked.query }) };
}

/** From wherever a line of the list of changes stands, back to there. OFF19 */
async function undone(asked: OfficeRequest, sent: URLSearchParams): Promise<SentTo | Response> {
  const { place, stores, desk, visitor, context, locale } = asked;
  const undoes = sent.get("undoes") ?? "";
  const store = stores.find(({ thing }) => thing.name === sent.get("thing"));
  if (store === undefined) return problem(context, "no-role");
  const outcome: OfficeOutcome = isUuid(undoes)
    ? await desk.change(visitor, store, { act: "undo", changeId: changeIdOf(sent), reason: null, undoes }, "screen")
    : { kind: "not-found" };
  if (outcome.kind !== "stored") return { ...answerTo(outcome), part: await partAt(asked) };
  const said = { done: outcome.revision };
  if (place.kind === "today") return { kind: "on", to: withSaid(addresses.office(locale), new URLSearchParams(), said) };
  if (place.kind === "changes") return { kind: "on", to: withSaid(addresses.officeChanges(locale), asked.query, said) };
  return {
    kind: "on",
    to:
      outcome.values === null
        ? withSaid(addresses.officeList(locale, store.thing.name), asked.query, said)
        : rowAddress(asked, store, outcome.slug, said),
  };
}

function rowAddress(asked: OfficeRequest, store: Store, slug: string, said: Readonly<Record<string, string>>): string {
  return withSaid(addresses.officeRow(asked.locale, store.thing.name, slug), asked.query, said);
}
