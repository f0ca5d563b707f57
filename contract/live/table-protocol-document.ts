import { z } from "zod";
import { problems, type ProblemKind } from "../problem.ts";
import { liveBase } from "./live-addresses.ts";
import { factShapes, streamShapes, tableShapes } from "./table-protocol-shapes.ts";

type Json = Readonly<Record<string, unknown>>;
type ShapeName = keyof typeof tableShapes;

/** What the table of a game writes and hears, by OpenAPI 3.1, made of the shapes by which it is read. */
export function tableProtocolDocument(title: string, origin: string): Json {
  return {
    openapi: "3.1.0",
    info: { title: `${title}: the scoring table`, version: "1", description },
    servers: [{ url: origin }],
    security: [{ link: [] }],
    paths: {
      [`${liveBase}/games/{gameId}/commands`]: { post: commands },
      [`${liveBase}/games/{gameId}/leases`]: { get: leases, post: askForLease },
      [`${liveBase}/games/{gameId}/link`]: { get: link },
      [`${liveBase}/games/{gameId}/log`]: { get: log },
      [`${liveBase}/stream`]: { get: stream },
    },
    components: {
      securitySchemes: {
        link: {
          type: "http",
          scheme: "bearer",
          description: "The link's token: the part after # in its URL. One game, one role.",
        },
      },
      schemas: {
        ...Object.fromEntries(Object.entries(tableShapes).map(([name, shape]) => [name, withFacts(schemaOf(shape))])),
        ...Object.fromEntries(Object.entries(streamShapes).map(([name, shape]) => [streamName(name), withFacts(schemaOf(shape))])),
        Fact: { oneOf: Object.keys(factShapes).map((type) => ({ $ref: `#/components/schemas/${factName(type)}` })) },
        ...Object.fromEntries(Object.entries(factShapes).map(([type, shape]) => [factName(type), factSchemaOf(type, shape)])),
        Problem: problem,
      },
    },
  };
}

const description = [
  "A game is a log of facts. A client with a link for a role takes that role, writes commands and keeps renewing it; anyone may read the log and listen.",
  "The source has a step-by-step guide and an example client: docs/table-protocol.md.",
  "Times are in epoch milliseconds, clocks in milliseconds remaining, court positions in metres.",
].join(" ");

const inPath = [
  { name: "gameId", in: "path", required: true, description: "`id` of /v1/games", schema: { type: "string", format: "uuid" } },
];
const linkProblems: readonly ProblemKind[] = ["link-missing", "link-unknown", "link-expired", "link-revoked", "link-elsewhere", "not-kept"];
const bodyProblems: readonly ProblemKind[] = ["bad-json", "unsupported-json", "bad-commands", "too-large"];

const commands: Json = {
  operationId: "writeCommands",
  summary: "Writes up to 50 commands, in order. Each gets its own answer",
  description: "Repeating a stored command's id returns the first answer. On no answer, 5xx or 429, send the same again.",
  parameters: inPath,
  requestBody: body("Commands"),
  responses: {
    200: answered("One answer per command, in order", "CommandAnswers"),
    ...problemsOf([...bodyProblems, ...linkProblems, "overloaded"]),
  },
};

const leases: Json = {
  operationId: "readLeases",
  summary: "Who holds which role",
  parameters: inPath,
  responses: { 200: answered("All roles ever held", "Leases"), ...problemsOf(linkProblems) },
};

const askForLease: Json = {
  operationId: "askForLease",
  summary: "Takes, renews, requests, keeps, hands over or releases the link's role",
  description:
    "A role is lost after 18 seconds of silence; renew every 5. A client that requests it gets it 4 seconds later unless the holder keeps it.",
  parameters: inPath,
  requestBody: body("LeaseRequest"),
  responses: {
    200: answered("Done", "LeaseAnswer"),
    409: answered("Not done; the current state of the role", "LeaseAnswer"),
    ...problemsOf([...bodyProblems, ...linkProblems]),
  },
};

const link: Json = {
  operationId: "readLink",
  summary: "What the link allows, and until when",
  parameters: inPath,
  responses: { 200: answered("The link", "Link"), ...problemsOf(linkProblems) },
};

const log: Json = {
  operationId: "readLog",
  summary: "The whole log, or up to a position",
  security: [],
  parameters: [...inPath, inQuery("at", "epoch.sequence; such an answer never changes")],
  responses: { 200: answered("The log", "Log"), ...problemsOf(["bad-parameter", "not-found"]) },
};

const stream: Json = {
  operationId: "listen",
  summary: "Server-sent events: a log as it grows, states as they change",
  description:
    "`event:` names the message, `data:` is its JSON (StreamHello, StreamEvents, StreamReset, StreamState, StreamHeartbeat, StreamBye). Send the `id:` of the last message back as Last-Event-ID to continue from there.",
  security: [{}, { link: [] }],
  parameters: [
    {
      ...inQuery(
        "channel",
        "game:ID@epoch.sequence, operators:ID (with the link's token), graphics:ID, games, league:ID, venue:SLUG, probe; up to 64",
      ),
      required: true,
      schema: { type: "array", items: { type: "string" } },
      explode: true,
    },
    inQuery("once", "1: what there is now, and the end"),
    inQuery("pace", "screen: a heartbeat each second instead of each ten"),
  ],
  responses: {
    200: {
      description: "Messages",
      content: {
        "text/event-stream": {
          schema: { oneOf: Object.keys(streamShapes).map((name) => ({ $ref: `#/components/schemas/${streamName(name)}` })) },
        },
      },
    },
    400: { description: "Unknown channel" },
    403: { description: "operators: a link to that game is required" },
    429: { description: "Too many streams from one address" },
  },
};

const problem: Json = {
  type: "object",
  description: "RFC 9457. `type` names the kind",
  required: ["type", "title", "status", "requestId"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    requestId: { type: "string" },
  },
};

function inQuery(name: string, words: string): Json {
  return { name, in: "query", required: false, description: words, schema: { type: "string" } };
}

function body(name: ShapeName): Json {
  return { required: true, content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } } };
}

function answered(words: string, name: ShapeName): Json {
  return { description: words, content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } } };
}

/** By status, with the kinds that have it. */
function problemsOf(kinds: readonly ProblemKind[]): Json {
  const content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const byStatus = Map.groupBy(kinds, (kind) => problems[kind].status);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      { description: of.map((kind) => `${kind}: ${problems[kind].title}`).join(". "), content },
    ]),
  );
}

function schemaOf(shape: z.ZodType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Record<string, unknown>;
  return schema;
}

function factSchemaOf(type: string, shape: z.ZodType): Json {
  const schema = schemaOf(shape) as { readonly properties?: Json; readonly required?: readonly string[] };
  return { ...schema, properties: { type: { const: type }, ...schema.properties }, required: ["type", ...(schema.required ?? [])] };
}

/** Where a fact stands, the document refers to all that there are. */
function withFacts(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withFacts);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, name === "fact" ? { $ref: "#/components/schemas/Fact" } : withFacts(value)]),
  );
}

function factName(type: string): string {
  return `Fact.${type}`;
}

function streamName(event: string): string {
  return `Stream${event.slice(0, 1).toUpperCase()}${event.slice(1)}`;
}
