import { z } from "zod";

/** A parameter of a call behind the question mark. Its schema stands in the document as it is. */
export type QueryParameter<Value = unknown> = { readonly schema: z.ZodType<Value>; readonly description: string };
export type QueryParameters = Readonly<Record<string, QueryParameter>>;

/** What a call is given: of each parameter its value, or nothing where it was left out. */
export type QueryValues<Parameters extends QueryParameters> = {
  readonly [Name in keyof Parameters]?: Parameters[Name] extends QueryParameter<infer Value> ? Value : never;
};

/** Nobody needs more digits, and beyond 2^53 two numbers would be one. */
const wholeNumber = /^(?:0|[1-9]\d{0,8})$/;

/** The value of a parameter as it was written; `undefined`: it is none. */
export function readParameter({ schema }: QueryParameter, text: string): unknown {
  const raw = schema instanceof z.ZodNumber ? (wholeNumber.test(text) ? Number(text) : undefined) : text;
  const reading = schema.safeParse(raw);
  return reading.success ? reading.data : undefined;
}
