import process from "node:process";
import { parseArgs } from "node:util";
import { namedKinds, type NamedKind, namesOf, setScript } from "#server/league-office/name-scripts.ts";
import { withDatabase } from "./command-database.ts";
import { officePlace } from "./office-place.ts";

export const usage = `name-script show|set --tenant SLUG --of ${namedKinds.join("|")} [--slug SLUG | --all] [--cyrillic yes|no]`;

type Order = { readonly verb: "show" | "set"; readonly tenant: string; readonly of: NamedKind; readonly slug: string | null } & {
  readonly isCyrillic: boolean | null;
};

/** Says which names readers of Serbian Cyrillic see in it: files and spellings only guess. NAME6 */
export async function nameScript(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  const { of, slug, isCyrillic } = order;
  return withDatabase(async (db) => {
    const place = await officePlace(db, { tenant: order.tenant });
    if (typeof place === "string") return fail(place);
    if (slug !== null && (await namesOf(db, place.tenantId, of, slug)).length === 0) return fail(`${order.tenant} has no ${of} ${slug}`);
    if (isCyrillic !== null) {
      const changed = await setScript(db, place.tenantId, of, { slug, isCyrillic });
      process.stdout.write(`${changed} changed\n`);
    }
    if (order.verb === "set" && slug === null) return 0;
    const names = await namesOf(db, place.tenantId, of, slug);
    process.stdout.write(names.map((named) => `${named.slug}  ${named.name}  ${named.isCyrillic ? "Cyrillic" : "Latin"}\n`).join(""));
    return 0;
  });
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { tenant: text, of: text, slug: text, all: { type: "boolean" }, cyrillic: text } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb] = positionals;
  const of = namedKinds.find((kind) => kind === values.of);
  const slug = values.slug ?? null;
  if ((verb !== "show" && verb !== "set") || positionals.length > 1 || !values.tenant || !of) return `usage: ${usage}`;
  if (verb === "set" && slug === null && values.all !== true) return "--slug names one, --all means every name that could be Serbian";
  if (slug !== null && values.all === true) return "--slug names one, --all means all: not both";
  if (verb === "show" && values.cyrillic !== undefined) return "--cyrillic belongs to set";
  if (verb === "set" && values.cyrillic !== "yes" && values.cyrillic !== "no") return "--cyrillic is yes or no";
  return { verb, tenant: values.tenant, of, slug, isCyrillic: verb === "set" ? values.cyrillic === "yes" : null };
}

function fail(message: string): number {
  process.stderr.write(`name-script: ${message}\n`);
  return 1;
}
