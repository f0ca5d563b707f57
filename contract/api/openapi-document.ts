import { z } from "zod";
import { apiBase, apiCalls, type ApiCall } from "./api-calls.ts";
import { namedShapes } from "./named-shape.ts";
import { pingEvent, webhookEvents, webhookHeaders } from "./webhook-shapes.ts";

type Json = Readonly<Record<string, unknown>>;

function reference(id: string): string {
  return `#/components/schemas/${id}`;
}

/** What OpenAPI does not want to hear twice: a format says what its pattern would. */
function tidied({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

/** The public API of one league by OpenAPI 3.1, made of the table of calls and the shapes of their answers. */
export function openApiDocument(title: string, origin: string): Json {
  const { schemas } = z.toJSONSchema(namedShapes, { uri: reference, io: "input", override: tidied });
  const paths = Object.entries(apiCalls).map(([id, call]) => [call.path, { get: operation(id, call) }] as const);
  return {
    openapi: "3.1.0",
    info: {
      title: `${title}: public API`,
      version: "1",
      description: "Read-only JSON, open to everyone. Names come as text and script. Times are in UTC.",
    },
    servers: [{ url: origin + apiBase }],
    paths: Object.fromEntries(paths),
    webhooks: Object.fromEntries([...Object.values(webhookEvents), pingEvent].map((event) => [event.type, { post: webhook(event) }])),
    components: { schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutIds(schema)])) },
  };
}

function operation(id: string, call: ApiCall): Json {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    ...partOf(name ?? ""),
  }));
  const inQuery = Object.entries(call.query).map(([name, { schema, description }]) => ({
    name,
    in: "query",
    required: false,
    description,
    schema: withoutIds(z.toJSONSchema(schema, { io: "input", override: tidied })),
  }));
  return {
    operationId: id,
    summary: call.summary,
    parameters: [...inPath, ...inQuery],
    responses: {
      200: {
        description: call.summary,
        headers: {
          ETag: { description: "Send it back as If-None-Match", schema: { type: "string" } },
          ...(call.isList && { Link: { description: 'The next page, rel="next"', schema: { type: "string" } } }),
        },
        content: { "application/json": { schema: { $ref: reference(shapeId(call)) } } },
      },
      304: { description: "Nothing has changed" },
      ...problemsOf(inPath.length > 0 ? [400, 404] : [400]),
    },
  };
}

/** The fantasy game counts its players, rounds and teams; all else goes by its slug. */
function partOf(name: string): Json {
  if (!name.startsWith("fantasy")) return { description: "A slug", schema: { type: "string" } };
  return { description: "A number in the fantasy game", schema: { type: "integer", minimum: 1 } };
}

/** What a partner's server is told, and what it may answer. */
function webhook({ type, description, shape }: { readonly type: string; readonly description: string; readonly shape: z.ZodType }): Json {
  return {
    operationId: type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: description,
    parameters: Object.entries(webhookHeaders).map(([name, words]) => ({
      name,
      in: "header",
      required: true,
      description: words,
      schema: { type: "string" },
    })),
    requestBody: { required: true, content: { "application/json": { schema: { $ref: reference(nameOf(shape, type)) } } } },
    responses: {
      "2XX": { description: "Accepted. Anything else, or no answer within 15 seconds: it is retried for three days" },
      410: { description: "No further events are sent" },
      429: { description: "It is retried, not before Retry-After" },
    },
  };
}

function problemsOf(statuses: readonly number[]): Json {
  const content = { "application/problem+json": { schema: { $ref: reference("Problem") } } };
  return Object.fromEntries(
    statuses.map((status) => [status, { description: status === 404 ? "Not found" : "The request is malformed", content }]),
  );
}

function shapeId({ path, answer }: ApiCall): string {
  return nameOf(answer, path);
}

function nameOf(shape: z.ZodType, of: string): string {
  const id = namedShapes.get(shape)?.id;
  if (id === undefined) throw new Error(`what ${of} tells has no name`);
  return id;
}

/** The document itself says where a schema stands and by which draft. */
function withoutIds({ $id: _id, $schema: _draft, id: _name, ...schema }: Readonly<Record<string, unknown>>): Json {
  return schema;
}
