import { Hono } from "hono";
import { apiBase, apiCalls, usualOnPage, type ApiCall } from "#contract/api/api-calls.ts";
import { openApiDocument } from "#contract/api/openapi-document.ts";
import { tableProtocolAddress } from "#contract/live/live-addresses.ts";
import { tableProtocolDocument } from "#contract/live/table-protocol-document.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import type { PageAnswers, WrittenBody } from "../../http/page-answers.ts";
import { notKeptHeaders, openHeaders, sharedHeaders } from "../../http/response-headers.ts";
import { asRecord, problem, stored, targetOf, type AppContext, type AppEnvironment } from "../../http/responses.ts";
import type { Tenant } from "../../http/tenant-directory.ts";
import type { Answering, ListPage } from "./api-answer.ts";
import { apiAnswers } from "./api-answers.ts";
import { readCall, type AskedCall } from "./asked-call.ts";
import { listCursor, readListCursor } from "./list-cursor.ts";
import { Wire } from "./wire.ts";

const json = "application/json; charset=utf-8";
const open = asRecord(openHeaders);
/** A browser asks beforehand when a script sends a tag of its own. */
const preflight = {
  "Access-Control-Allow-Methods": "GET, HEAD",
  "Access-Control-Allow-Headers": "If-None-Match",
  "Access-Control-Max-Age": "86400",
};

/** The public API: every call of the table, and the document made of it. Open to every site, read only. */
export function publicApiRoutes(answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.on(["POST", "PUT", "PATCH", "DELETE"], `${apiBase}/*`, (context) =>
    problem(context, "method-not-allowed", { ...open, Allow: "GET, HEAD, OPTIONS" }),
  );
  app.options(
    `${apiBase}/*`,
    () => new Response(null, { status: 204, headers: { ...asRecord(sharedHeaders), ...asRecord(notKeptHeaders), ...open, ...preflight } }),
  );
  app.get(`${apiBase}/openapi.json`, async (context) => {
    const write = async ({ site }: TenantPorts, origin: string): Promise<WrittenBody> => {
      const { title } = await site.site();
      return { status: 200, body: JSON.stringify(openApiDocument(title, origin)), headers: [] };
    };
    return stored(context, await answers.open(context.get("tenant"), `${apiBase}/openapi.json`, json, write));
  });
  app.get(tableProtocolAddress, async (context) => {
    const write = async ({ site }: TenantPorts, origin: string): Promise<WrittenBody> => {
      const { title } = await site.site();
      return { status: 200, body: JSON.stringify(tableProtocolDocument(title, origin)), headers: [] };
    };
    return stored(context, await answers.open(context.get("tenant"), tableProtocolAddress, json, write));
  });
  app.get(`${apiBase}/*`, (context) => answerCall(context, answers));
  return app;
}

async function answerCall(context: AppContext, answers: PageAnswers): Promise<Response> {
  const reading = readCall(targetOf(context));
  if (reading.kind === "bad-address") return problem(context, "bad-address", open);
  if (reading.kind === "nothing") return problem(context, "not-found", open);
  if (reading.kind === "bad-parameter") return problem(context, "bad-parameter", open, reading.detail);
  const tenant = context.get("tenant");
  const after = readAfter(reading, tenant);
  if (after === undefined) return badCursor(context);
  const answered = await answers.open(tenant, reading.address, json, (ports, origin) => written(reading, after, { ports, origin, tenant }));
  if (answered.answer.status === 404) return problem(context, "not-found", open);
  return answered.answer.status === 400 ? badCursor(context) : stored(context, answered);
}

function badCursor(context: AppContext): Response {
  return problem(context, "bad-parameter", open, "cursor: this list has no such place.");
}

/** `undefined`: the cursor is none of this list. */
function readAfter({ list, query }: AskedCall, tenant: Tenant): string | null | undefined {
  const { cursor } = query;
  return typeof cursor === "string" ? (readListCursor(`${tenant.id} ${list}`, cursor) ?? undefined) : null;
}

type From = { readonly ports: TenantPorts; readonly origin: string; readonly tenant: Tenant };

async function written(asked: AskedCall, after: string | null, { ports, origin, tenant }: From): Promise<WrittenBody> {
  const { id, path, query } = asked;
  const call: ApiCall = apiCalls[id];
  // Path and query were read by the table from which their types are made.
  const answering = apiAnswers[id] as unknown as Answering<ApiCall>;
  const limit = typeof query["limit"] === "number" ? query["limit"] : usualOnPage;
  const wire = new Wire(origin, tenant.defaultLocale);
  const answer = await answering({ ports, wire, locale: tenant.defaultLocale, path, query, limit, after });
  if (answer === null) return { status: 404, body: "", headers: [] };
  if (answer === "bad-cursor") return { status: 400, body: "", headers: [] };
  if (!call.isList) return { status: 200, body: JSON.stringify(answer), headers: [] };
  const { data, last } = answer as ListPage<unknown>;
  const next = last === null ? null : origin + nextAddress(asked, `${tenant.id} ${asked.list}`, last);
  return { status: 200, body: JSON.stringify({ data, next }), headers: next === null ? [] : ["Link", `<${next}>; rel="next"`] };
}

function nextAddress({ address }: AskedCall, list: string, last: string): string {
  const [path = "", search] = address.split("?");
  const parameters = new URLSearchParams(search);
  parameters.set("cursor", listCursor(list, last));
  return `${path}?${parameters}`;
}
