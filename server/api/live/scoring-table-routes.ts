import { Hono } from "hono";
import type { GameCommandAnswers } from "#contract/live/game-command.ts";
import { leaseRequestShape } from "#contract/live/table-protocol-shapes.ts";
import { mostBytesOfCommands, readGameCommands } from "#contract/live/read-game-commands.ts";
import { liveBase } from "#contract/live/live-addresses.ts";
import { type AppContext, type AppEnvironment, asRecord, problem } from "../../http/responses.ts";
import { commonHeaders, notKeptHeaders } from "../../http/response-headers.ts";
import type { LiveDesk } from "../../live/live-desk.ts";
import { jsonBody } from "../../http/json-body.ts";
import { linkIn } from "./table-request.ts";

/** What the table of a game writes, and who of it may: for those with a link to that game. */
export function scoringTableRoutes(desk: LiveDesk): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();

  app.post(`${liveBase}/games/:gameId/commands`, async (context) => {
    const receivedAt = desk.now();
    const { id: tenantId } = context.get("tenant");
    const link = await whenThere(context, () => linkIn(context, desk, tenantId, context.req.param("gameId")));
    if (link instanceof Response) return link;
    const body = await jsonBody(context, mostBytesOfCommands);
    if (body instanceof Response) return body;
    const reading = readGameCommands(body.value);
    if (!reading.ok) return problem(context, "bad-commands", {}, reading.detail);
    const { deviceId, lease, commands } = reading;
    const sender = { role: link.role, actor: link.label, deviceId, lease, receivedAt };
    const answer = await desk.submit(tenantId, link.gameId, { sender, commands });
    if (answer.kind !== "answered") return problem(context, answer.kind, { "Retry-After": "1" });
    return json({ answers: answer.answers } satisfies GameCommandAnswers);
  });

  app.get(`${liveBase}/games/:gameId/leases`, async (context) => {
    const { id: tenantId } = context.get("tenant");
    const link = await whenThere(context, () => linkIn(context, desk, tenantId, context.req.param("gameId")));
    if (link instanceof Response) return link;
    const leases = await whenThere(context, () => desk.leases(tenantId, link.gameId));
    return leases instanceof Response ? leases : json({ leases, now: desk.now() });
  });

  app.post(`${liveBase}/games/:gameId/leases`, async (context) => {
    const { id: tenantId } = context.get("tenant");
    const link = await whenThere(context, () => linkIn(context, desk, tenantId, context.req.param("gameId")));
    if (link instanceof Response) return link;
    const body = await jsonBody(context, mostBytesOfLeaseRequest);
    if (body instanceof Response) return body;
    const reading = leaseRequestShape.safeParse(body.value);
    if (!reading.success) return problem(context, "bad-commands", {}, reading.error.issues[0]?.message);
    const answer = await whenThere(context, () => desk.ask(tenantId, link, reading.data));
    return answer instanceof Response ? answer : json(answer, answer.granted ? 200 : 409);
  });

  return app;
}

const mostBytesOfLeaseRequest = 4096;
/** A database that is away is no defect of ours: whoever asks is told to ask again. */
async function whenThere<Value>(context: AppContext, ask: () => Promise<Value>): Promise<Value | Response> {
  try {
    return await ask();
  } catch (error) {
    context.get("log").warn({ err: error }, "the table was not answered");
    return problem(context, "not-kept", { "Retry-After": "1" });
  }
}

function json(value: unknown, status = 200): Response {
  const headers = { ...asRecord(commonHeaders), ...asRecord(notKeptHeaders), "Content-Type": "application/json" };
  return new Response(JSON.stringify(value), { status, headers });
}
