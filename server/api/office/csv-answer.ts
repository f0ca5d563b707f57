import { commonHeaders, notKeptHeaders } from "../../http/response-headers.ts";
import { asRecord } from "../../http/responses.ts";

/** Rows as a file, for one person, kept by nobody. */
export function csvAnswer(text: string, name: string): Response {
  return fileAnswer(text, "text/csv; charset=utf-8", name);
}

export function xlsxAnswer(bytes: Uint8Array, name: string): Response {
  return fileAnswer(new Uint8Array(bytes), "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", name);
}

function fileAnswer(body: string | Uint8Array<ArrayBuffer>, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      ...asRecord(commonHeaders),
      ...asRecord(notKeptHeaders),
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
