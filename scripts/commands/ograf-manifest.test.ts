import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ografNames } from "#contract/live/ograf-graphics.ts";
import ografSchemas from "#tests/support/servers/ograf-schemas.json" with { type: "json" };
import { ografManifest } from "./ograf-manifest.ts";

const constraint = z.strictObject({ max: z.number(), min: z.number(), exact: z.number(), ideal: z.number() }).partial();
const field = z.object({
  type: z.literal("string"),
  title: z.string(),
  gddType: z.enum(["single-line", "select"]),
  default: z.string().optional(),
  hidden: z.boolean().optional(),
});
/** A select names its choices, and a label for each. */
const select = z.object({
  gddType: z.literal("select"),
  enum: z.array(z.string()),
  gddOptions: z.object({ labels: z.record(z.string(), z.string()) }),
});

/** The manifest of EBU OGraf 1 as far as the package uses it; what the specification does not know, it does not let in. */
const manifest = z.strictObject({
  $schema: z.literal("https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json"),
  id: z.string().regex(/^[^/]+$/),
  version: z.string(),
  name: z.string(),
  description: z.string(),
  main: z.string().endsWith(".mjs"),
  supportsRealTime: z.literal(true),
  supportsNonRealTime: z.literal(false),
  stepCount: z.int().min(-1),
  customActions: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  schema: z.object({
    type: z.literal("object"),
    properties: z.record(z.string(), z.union([field.extend({ gddType: z.literal("single-line") }), z.intersection(field, select)])),
    required: z.array(z.string()),
  }),
  renderRequirements: z.array(
    z.strictObject({
      resolution: z.object({ width: constraint, height: constraint }),
      engine: z.array(z.object({ type: z.string(), version: z.object({ min: z.string() }) })),
    }),
  ),
});

/** As the EBU publishes it; not strict, since it lets in whatever a field's own type of form wants. */
const ebuSchema = new Ajv2020({ schemas: ografSchemas.schemas, strict: false, allErrors: true }).getSchema(
  "https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json",
)!;

describe("AIR6 the manifests of the OGraf package", () => {
  it.each(ografNames)("%s is as the specification wants it", (name) => {
    const read = manifest.parse(ografManifest(name, "1.0.0"));
    expect(Object.keys(read.schema.properties)).toEqual(expect.arrayContaining(read.schema.required));
  });

  it.each(ografNames)("%s is valid by the EBU's own JSON schema", (name) => {
    expect([ebuSchema(ografManifest(name, "1.0.0")), ebuSchema.errors]).toEqual([true, null]);
  });

  it("would be found out by that schema", () => {
    const right = ografManifest("caption", "1.0.0");
    const wrong = [{ unknown: 1 }, { supportsRealTime: "yes" }, { stepCount: -2 }, { schema: { properties: {} } }, { id: undefined }];
    expect(wrong.map((part) => ebuSchema(JSON.parse(JSON.stringify({ ...right, ...part }))))).toEqual(wrong.map(() => false));
  });

  it("bear each an id of its own", () => {
    expect(new Set(ografNames.map((name) => manifest.parse(ografManifest(name, "1.0.0")).id)).size).toBe(ografNames.length);
  });
});
