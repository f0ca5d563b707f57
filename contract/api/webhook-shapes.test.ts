import { expect, it } from "vitest";
import { openApiDocument } from "./openapi-document.ts";
import { pingEvent, webhookEvents, webhookHeaders, webhookTypes } from "./webhook-shapes.ts";

type Webhook = {
  readonly post: {
    readonly parameters: readonly { readonly name: string; readonly in: string }[];
    readonly requestBody: { readonly content: { readonly "application/json": { readonly schema: { readonly $ref: string } } } };
    readonly responses: Readonly<Record<string, unknown>>;
  };
};
type Document = {
  readonly webhooks: Readonly<Record<string, Webhook>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: { readonly type?: unknown } }>> };
};

const { webhooks, components } = JSON.parse(JSON.stringify(openApiDocument("League", "https://league.example"))) as Document;

it("WEBHOOK1 the OpenAPI document describes every event that a partner can be told, and the ping", () => {
  expect(Object.keys(webhooks)).toEqual([...webhookTypes, pingEvent.type]);
  for (const [type, { post }] of Object.entries(webhooks)) {
    const name = post.requestBody.content["application/json"].schema.$ref.replace("#/components/schemas/", "");
    expect([type, components.schemas[name]?.properties?.type]).toEqual([type, { type: "string", const: type }]);
    expect(post.parameters.map((parameter) => parameter.name)).toEqual(Object.keys(webhookHeaders));
    expect(Object.keys(post.responses).toSorted()).toEqual(["2XX", "410", "429"]);
  }
});

it("WEBHOOK1 each type is told by its own name", () => {
  expect(Object.entries(webhookEvents).map(([name, event]) => [name, event.type])).toEqual(webhookTypes.map((type) => [type, type]));
});
