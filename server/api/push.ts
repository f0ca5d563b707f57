import { Hono } from "hono";
import { mostPushBytes, pushPaths, type PushKeyAnswer, type PushSubscriptionAnswer } from "#contract/push.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PushDesk } from "../push/push-desk.ts";
import { readChoicesRequest, readSubscriptionRequest, readTokenRequest, type Reading } from "../push/read-push-request.ts";
import { commonHeaders, notKeptHeaders } from "../http/response-headers.ts";
import { asRecord, problem, type AppContext, type AppEnvironment } from "../http/responses.ts";
import { jsonBody } from "../http/json-body.ts";

const methods = { key: "GET, HEAD", subscription: "PUT, DELETE", choices: "PUT", test: "POST" } as const;

/** Counts a try of a network; `null`: it may go on. */
export type CountTry = (tried: {
  readonly tenantId: TenantId;
  readonly network: string;
}) => Promise<{ readonly retryAfterSeconds: number } | null>;

/**
 * What a device asks of its notices. Whoever knows its token speaks for it; nobody need be signed in. `deskNow` answers with
 * `null` where no notices are sent. PUSH13, PUSH19
 */
export function pushRoutes(deskNow: () => PushDesk | null, countTry: CountTry): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get(`/${pushPaths.key}`, async (context) => {
    const desk = deskNow();
    if (!desk) return problem(context, "not-found");
    const applicationServerKey = await desk.senderKey(context.get("tenant").id);
    return applicationServerKey === null
      ? problem(context, "push-provider-missing")
      : answer(context, { applicationServerKey } satisfies PushKeyAnswer);
  });
  const calls = [
    ["PUT", pushPaths.subscription, asked(readSubscriptionRequest, subscribe)],
    ["DELETE", pushPaths.subscription, asked(readTokenRequest, unsubscribe)],
    ["PUT", pushPaths.choices, asked(readChoicesRequest, choose)],
    ["POST", pushPaths.test, asked(readTokenRequest, test)],
  ] as const;
  for (const [method, path, handle] of calls) {
    app.on(method, `/${path}`, async (context) => {
      const desk = deskNow();
      if (!desk) return problem(context, "not-found");
      const held = await countTry({ tenantId: context.get("tenant").id, network: context.get("network") });
      return held ? problem(context, "too-many", { "Retry-After": String(held.retryAfterSeconds) }) : handle(context, desk);
    });
  }
  for (const name of ["key", "subscription", "choices", "test"] as const) {
    app.all(`/${pushPaths[name]}`, (context) => problem(context, "method-not-allowed", { Allow: methods[name] }));
  }
  return app;
}

type Handle<Request> = (context: AppContext, desk: PushDesk, request: Request) => Promise<Response>;

function asked<Request>(read: (value: unknown) => Reading<Request>, handle: Handle<Request>) {
  return async (context: AppContext, desk: PushDesk): Promise<Response> => {
    const body = await jsonBody(context, mostPushBytes);
    if (body instanceof Response) return body;
    const reading = read(body.value);
    return reading.ok ? handle(context, desk, reading.value) : problem(context, "bad-push", {}, reading.detail);
  };
}

type ReadRequest<Read extends (value: unknown) => unknown> =
  Extract<ReturnType<Read>, { ok: true }> extends { value: infer Value } ? Value : never;

async function subscribe(context: AppContext, desk: PushDesk, request: ReadRequest<typeof readSubscriptionRequest>): Promise<Response> {
  const outcome = await desk.subscribe(context.get("tenant").id, request, context.get("network"));
  switch (outcome.kind) {
    case "kept":
      return answer(context, { token: outcome.token } satisfies PushSubscriptionAnswer);
    case "bad-subscription":
      return problem(context, "bad-push", {}, "subscription");
    case "missing-app-config-values":
      return problem(context, "push-provider-missing");
    case "provider-failed":
      return problem(context, "push-provider-failed");
    case "no-room":
      return problem(context, "too-many", { "Retry-After": "3600" });
  }
}

async function unsubscribe(context: AppContext, desk: PushDesk, { token }: ReadRequest<typeof readTokenRequest>): Promise<Response> {
  await desk.unsubscribe(context.get("tenant").id, token);
  return answer(context, null);
}

async function choose(context: AppContext, desk: PushDesk, { token, choices }: ReadRequest<typeof readChoicesRequest>): Promise<Response> {
  const isKnown = await desk.choose(context.get("tenant").id, token, choices);
  return isKnown ? answer(context, null) : problem(context, "not-found");
}

async function test(context: AppContext, desk: PushDesk, { token }: ReadRequest<typeof readTokenRequest>): Promise<Response> {
  const tenantId = context.get("tenant").id;
  if (!(await desk.test(tenantId, token))) return problem(context, "too-often", { "Retry-After": "10" });
  return (await desk.tested(tenantId, token)) === "refused" ? problem(context, "push-refused") : answer(context, null);
}

function answer(context: AppContext, body: object | null): Response {
  const headers = { ...asRecord(commonHeaders), ...asRecord(notKeptHeaders) };
  return body === null ? context.body(null, 204, headers) : context.json(body, 200, headers);
}
