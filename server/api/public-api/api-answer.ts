import type { z } from "zod";
import type { ApiCall, PathValues } from "#contract/api/api-calls.ts";
import type { QueryValues } from "#contract/api/query-parameter.ts";
import type { Locale } from "#contract/locale.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import type { Wire } from "./wire.ts";

/** What a call is answered from. */
export type ApiRequest<Call extends ApiCall> = {
  readonly ports: TenantPorts;
  readonly wire: Wire;
  /** The league's own language. */
  readonly locale: Locale;
  readonly path: PathValues<Call["path"]>;
  readonly query: QueryValues<Call["query"]>;
  /** How many of a list, and after which: whatever the call gave as `last` of the page before. */
  readonly limit: number;
  readonly after: string | null;
};

/** A page of a list. `last`: where the next one begins; `null`: there is none. */
export type ListPage<Item> = { readonly data: Item[]; readonly last: string | null };

type ItemOf<Call extends ApiCall> = z.input<Call["answer"]> extends { data: (infer Item)[] } ? Item : never;

/** `null`: there is no such thing. `bad-cursor`: this list has no such place. */
export type Answer<Call extends ApiCall> = Promise<
  (Call["isList"] extends true ? ListPage<ItemOf<Call>> : z.input<Call["answer"]>) | "bad-cursor" | null
>;
export type Answering<Call extends ApiCall> = (asked: ApiRequest<Call>) => Answer<Call>;

/** A page of a list that a port answers as a whole; `keyOf` names an item for good. */
export function pageOf<Source, Item>(
  all: readonly Source[],
  { limit, after }: { readonly limit: number; readonly after: string | null },
  keyOf: (source: Source) => string,
  itemOf: (source: Source) => Item,
): ListPage<Item> | "bad-cursor" {
  const before = after === null ? -1 : all.findIndex((source) => keyOf(source) === after);
  if (after !== null && before === -1) return "bad-cursor";
  const shown = all.slice(before + 1, before + 1 + limit);
  const last = shown.at(-1);
  return { data: shown.map(itemOf), last: last !== undefined && before + 1 + limit < all.length ? keyOf(last) : null };
}
