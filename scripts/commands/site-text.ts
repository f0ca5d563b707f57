import process from "node:process";
import { parseArgs } from "node:util";
import { type SiteTextKey, siteTextKeys } from "#contract/editorial-queries.ts";
import { isLocale, type Locale, locales } from "#contract/locale.ts";
import { siteTextsFor } from "#server/db/repositories/site-texts.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { readBlocks, writtenBlocks } from "#server/league-office/written-blocks.ts";
import { readTextFile } from "#server/imports/text-file.ts";
import { withDatabase } from "./command-database.ts";

export const usage = `site-text put|show|remove|list --tenant SLUG [--key ${siteTextKeys.join("|")} --locale sr] [--file TEXT.md]`;

const verbs = ["put", "show", "remove", "list"] as const;

type Order =
  | { readonly verb: "list"; readonly tenant: string }
  | {
      readonly verb: "put" | "show" | "remove";
      readonly tenant: string;
      readonly key: SiteTextKey;
      readonly locale: Locale;
      readonly file: string;
    };

/** What a league writes about itself on About us: put there from a file, shown as such a file, taken away, listed. */
export async function siteText(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  // Read before the database is opened: a wrong name is said at once.
  const body = order.verb === "put" ? readBlocks(await readTextFile(order.file)) : [];
  if (order.verb === "put" && body.length === 0) return fail(`${order.file} is empty; remove takes a text away`);
  return withDatabase(async (db) => {
    const found = (await listTenants(db)).find(({ slug, hosts }) => slug === order.tenant || hosts.includes(order.tenant));
    if (!found) return fail(`there is no tenant ${order.tenant}`);
    const texts = siteTextsFor(db, found.id);
    if (order.verb === "list") return say((await texts.all()).map(({ key, locale }) => `${key} ${locale}\n`).join(""));
    const { verb, key, locale } = order;
    if (verb === "put") {
      await texts.save(key, locale, body);
      return say(`${key} ${locale}: written\n`);
    }
    if (verb === "remove") return (await texts.remove(key, locale)) ? say(`${key} ${locale}: removed\n`) : fail(missing(key, locale));
    const text = (await texts.all()).find((each) => each.key === key && each.locale === locale);
    return text ? say(writtenBlocks(text.body)) : fail(missing(key, locale));
  });
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { tenant: text, key: text, locale: text, file: text };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, key, locale = "", file } = values;
  const verb = verbs.find((each) => each === positionals[0]);
  if (!verb || positionals.length > 1 || !tenant) return `usage: ${usage}`;
  if (verb === "list") return { verb, tenant };
  const known = siteTextKeys.find((each) => each === key);
  if (!known) return `--key must be one of ${siteTextKeys.join(", ")}`;
  if (!isLocale(locale)) return `--locale must be one of ${locales.join(", ")}`;
  if (verb === "put" && file === undefined) return "--file names the text to put there";
  return { verb, tenant, key: known, locale, file: file ?? "" };
}

function missing(key: SiteTextKey, locale: Locale): string {
  return `there is no ${key} in ${locale}`;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`site-text: ${message}\n`);
  return 1;
}
