import { z } from "zod";

/** Shapes that the API's document names: each stands there once, and is referred to. */
export const namedShapes = z.registry<{ id: string; description?: string }>();

export function named<Shape extends z.ZodType>(id: string, description: string, shape: Shape): Shape {
  namedShapes.add(shape, { id, description });
  return shape;
}

/** One page of a list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    next: z.url().nullable().describe("The next page; null on the last one. The same address stands in the Link header."),
  });
}

/** An object with these figures, each a number, or `null` where it was not recorded. */
export function figures<const Name extends string>(names: readonly Name[]) {
  return z.object(Object.fromEntries(names.map((name) => [name, z.number().nullable()])) as Record<Name, z.ZodNullable<z.ZodNumber>>);
}
