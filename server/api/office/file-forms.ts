import { addresses } from "#contract/addresses.ts";
import type { OfficeTrial } from "#contract/office-screens.ts";
import { bodyBytes } from "../../http/body-bytes.ts";
import { isFromOurOwnPage } from "../../http/own-page.ts";
import { problem } from "../../http/responses.ts";
import type { ThingImport } from "../../office/import-things.ts";
import type { OfficeRow } from "../../office/office-store.ts";
import { nameOfRow } from "../../office/row-names.ts";
import { differencesOf } from "../../office/told-values.ts";
import { shapeOf } from "./office-parts.ts";
import { rowsOf, type Store } from "./office-rows.ts";
import type { OfficeRequest } from "./office-request.ts";
import { answerTo, faultsIn, type SentTo, withSaid } from "./sent-outcome.ts";

/** Of the body that a file comes in: less than proxies let through to any address. */
const mostFileBytes = 500 * 1024;

/**
 * A file is tried first, and shown with what it would change; the same text is then stored by a second form, all of it or
 * nothing. OFF20
 */
export async function sentFile(asked: OfficeRequest, store: Store): Promise<SentTo | Response> {
  const form = await sentParts(asked, mostFileBytes);
  if (form instanceof Response) return form;
  const text = await textIn(form);
  const isTry = form.get("act") !== "store";
  const before = await rowsOf(asked, store);
  const told = await asked.desk.importFile(asked.visitor, store, { text, isTry, reason: null });
  const isStored = !isTry && typeof told !== "string" && told.refused.length === 0;
  if (isStored) {
    const { made, changed, same, importId } = told;
    const said = {
      done: "imported",
      made: String(made),
      changed: String(changed),
      same: String(same),
      ...(importId && { import: importId }),
    };
    return { kind: "on", to: withSaid(addresses.officeList(asked.locale, store.thing.name), new URLSearchParams(), said) };
  }
  const trial = typeof told === "string" ? { ...nothing, text, fault: told } : await trialOf(asked, store, { text, before, told });
  const isRefused = trial.fault !== null || trial.refused.length > 0;
  const part = { kind: "file", thing: shapeOf(asked, store), trial } as const;
  return { kind: "shown", status: isRefused ? 422 : 200, part, said: isRefused ? { kind: "file-refused" } : null };
}

const nothing: OfficeTrial = { text: "", fault: null, made: 0, changed: 0, same: 0, refused: [], differences: [] };

async function trialOf(
  { desk, visitor }: OfficeRequest,
  store: Store,
  { text, before, told }: { readonly text: string; readonly before: readonly OfficeRow[]; readonly told: ThingImport },
): Promise<OfficeTrial> {
  const { thing } = store;
  const { made, changed, same, refused, stored } = told;
  const byId = new Map(before.map(({ id, values }) => [id, values]));
  const states = stored.flatMap(({ outcome: { id, values } }) =>
    [byId.get(id), values].flatMap((each) => (each ? [{ values: each }] : [])),
  );
  const names = await desk.names(visitor, store, states);
  return {
    text,
    fault: null,
    made,
    changed,
    same,
    refused: refused.map(({ line, slug, outcome }) => {
      const { said } = answerTo(outcome);
      return { line, slug, faults: faultsIn(outcome), why: said.kind === "refused" ? said.why : said.kind === "faults" ? null : said.kind };
    }),
    differences: stored.map(({ line, isMade, outcome }) => ({
      line,
      called: outcome.values === null ? outcome.slug : nameOfRow(thing, outcome.values, names).title,
      isNew: isMade,
      changed: differencesOf(thing.fields, { before: byId.get(outcome.id) ?? {}, after: outcome.values ?? {}, names }),
    })),
  };
}

/** Files come in a form of parts. Read no further than proxies let through. */
export async function sentParts({ context }: Pick<OfficeRequest, "context">, mostBytes: number): Promise<FormData | Response> {
  const { raw } = context.req;
  const type = raw.headers.get("content-type") ?? "";
  if (!isFromOurOwnPage(raw.headers)) return problem(context, "foreign-form");
  if (!/^multipart\/form-data\s*;/i.test(type)) return problem(context, "unsupported-form");
  const body = await bodyBytes(raw, mostBytes);
  if (body === null) return problem(context, "too-large");
  try {
    return await new Response(new Uint8Array(body), { headers: { "Content-Type": type } }).formData();
  } catch {
    return problem(context, "unsupported-form");
  }
}

/** The file, else what was pasted. */
async function textIn(form: FormData): Promise<string> {
  const [file, text] = [form.get("file"), form.get("text")];
  if (file instanceof File && file.size > 0) return file.text();
  return typeof text === "string" ? text : "";
}
