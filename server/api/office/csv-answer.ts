import { commonHeaders, notKeptHeaders } from "../../http/response-headers.ts";
import { asRecord } from "../../http/responses.ts";

/** Rows as a file, for one person, kept by nobody. */
export function csvAnswer(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      ...asRecord(commonHeaders),
      ...asRecord(notKeptHeaders),
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
