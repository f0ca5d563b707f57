import process from "node:process";
import { parseArgs } from "node:util";
import { nameFault, nameFaultText, tidyName } from "#contract/fields/written-name.ts";
import type { NamedRole } from "#server/db/named-people-table.ts";
import { joinNames, type Joining, nameAnew, type NamedPlace, partName, spellingsOf } from "#server/projections/joined-names.ts";
import { withDatabase } from "./command-database.ts";
import { officePlace } from "./office-place.ts";

export const usage =
  "named-person show|join|part|name --tenant SLUG --role coach|referee --person SLUG [--into SLUG] [--name NAME] [--cyrillic yes|no]";

const roles: readonly NamedRole[] = ["coach", "referee"];

type Order = { readonly tenant: string; readonly role: NamedRole; readonly person: string } & (
  | { readonly verb: "show" | "part" }
  | { readonly verb: "join"; readonly into: string }
  | { readonly verb: "name"; readonly name: string; readonly cyrillic: boolean | null }
);

/** Says which spellings of a coach or a referee mean one, and how he is written. COACH2 */
export async function namedPerson(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (order === null) return fail(`usage: ${usage}`);
  const fault = order.verb === "name" ? nameFault("person", order.name) : null;
  if (fault !== null) return fail(`--name ${nameFaultText[fault]}`);
  return withDatabase(async (db) => {
    const found = await officePlace(db, { tenant: order.tenant });
    if (typeof found === "string") return fail(found);
    const place: NamedPlace = { tenantId: found.tenantId, role: order.role };
    if ((await spellingsOf(db, place, order.person)).length === 0) return fail(`${order.tenant} has no ${order.role} ${order.person}`);
    if (order.verb === "join") {
      const refused = refusal(await joinNames(db, place, order.person, order.into), order);
      if (refused !== null) return fail(refused);
    }
    if (order.verb === "part") await partName(db, place, order.person);
    if (order.verb === "name") await nameAnew(db, place, order.person, order.name, order.cyrillic);
    for (const { slug, name, standsFor } of await spellingsOf(db, place, order.person)) {
      process.stdout.write(`${slug}  ${name}${standsFor === null ? "" : `  means ${standsFor}`}\n`);
    }
    return 0;
  });
}

function refusal(joining: Joining, { tenant, role, person }: Order): string | null {
  switch (joining.kind) {
    case "joined":
      return null;
    case "unknown":
      return `${tenant} has no ${role} ${joining.slug}`;
    case "already-one":
      return `${person} means the same already`;
    case "met":
      return "a game names both, one on each side: they are two";
  }
}

function readOrder(args: readonly string[]): Order | null {
  const text = { type: "string" } as const;
  const options = { tenant: text, role: text, person: text, into: text, name: text, cyrillic: text };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, person, into, cyrillic } = values;
  const role = roles.find((each) => each === values.role);
  const name = values.name === undefined ? undefined : tidyName(values.name);
  if (positionals.length !== 1 || !tenant || !role || !person) return null;
  const whose = { tenant, role, person };
  const [verb] = positionals;
  if (verb === "show" || verb === "part") return { ...whose, verb };
  if (verb === "join" && into) return { ...whose, verb, into };
  const isKnown = cyrillic === undefined || cyrillic === "yes" || cyrillic === "no";
  if (verb === "name" && name && isKnown) return { ...whose, verb, name, cyrillic: cyrillic === undefined ? null : cyrillic === "yes" };
  return null;
}

function fail(message: string): number {
  process.stderr.write(`named-person: ${message}\n`);
  return 1;
}
