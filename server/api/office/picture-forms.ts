import type { Field, Fields } from "#contract/fields/field-kinds.ts";
import { ownForm } from "../../http/own-form.ts";
import { sentParts } from "./file-forms.ts";
import { mostUploadBytes } from "./list-step-forms.ts";
import type { Store } from "./office-rows.ts";
import type { OfficeRequest } from "./office-request.ts";

/** Of a form with its pictures: less than proxies let through to any address. */
const mostFormBytes = 500 * 1024;

/**
 * The fields of a row's form. Pictures come in parts beside them: each is kept, and its address is what was typed into its field, so
 * that a form that is refused keeps it. What is no picture is refused at its field, as anything else that is typed there. OFF61
 */
export async function sentFields(asked: OfficeRequest, store: Store | null): Promise<URLSearchParams | Response> {
  if (store === null || !/^multipart\//i.test(asked.context.req.header("content-type") ?? "")) return ownForm(asked.context);
  const parts = await sentParts(asked, asked.isUpload ? mostUploadBytes : mostFormBytes);
  if (parts instanceof Response) return parts;
  const sent = new URLSearchParams([...parts].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
  if ((asked.doings[store.thing.name] ?? []).length === 0) return sent;
  for (const [control, { as = "mark" }] of pictureControls(store.thing.fields)) {
    const file = parts.get(`file.${control}`);
    if (file instanceof File && file.size > 0) sent.set(`is.${control}`, await keptAs(asked, file, as));
    else if (sent.get(`clear.${control}`) === "yes") sent.set(`is.${control}`, "");
  }
  return sent;
}

async function keptAs({ setUp, visitor }: OfficeRequest, file: File, as: "mark" | "photo"): Promise<string> {
  const kept = await setUp.keepPicture(visitor.tenantId, { bytes: Buffer.from(await file.arrayBuffer()), name: file.name, as });
  return typeof kept === "string" ? kept : kept.address;
}

function pictureControls(fields: Fields): readonly (readonly [control: string, field: Field<"picture">])[] {
  return Object.entries<Field>(fields).flatMap(([name, field]) => (field.kind === "picture" ? [[name, field] as const] : []));
}
