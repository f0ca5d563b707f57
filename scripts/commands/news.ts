import process from "node:process";
import { parseArgs } from "node:util";
import { addresses } from "#contract/addresses.ts";
import { isLocale, type Locale, locales } from "#contract/locale.ts";
import { slugify } from "#core/wording/slug.ts";
import { newsFor } from "#server/db/repositories/news.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { withDatabase } from "./command-database.ts";

export const usage = `news list|address --tenant SLUG [--news SLUG --locale ${locales.join("|")} [--slug SLUG]]`;

/** Longer ones are cut by whoever shows an address. */
const longestSlug = 120;

type Order =
  | { readonly verb: "list"; readonly tenant: string }
  | {
      readonly verb: "address";
      readonly tenant: string;
      readonly news: string;
      readonly locale: Locale;
      /** `null`: one of the title as it is now. */
      readonly slug: string | null;
    };

/** Under which addresses the news of a league stand, and another one for a language of a piece: the one it had leads there. EDIT7 */
export async function news(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const found = (await listTenants(db)).find(({ slug, hosts }) => slug === order.tenant || hosts.includes(order.tenant));
    if (!found) return fail(`there is no tenant ${order.tenant}`);
    const pieces = newsFor(db, found.id);
    if (order.verb === "list") {
      const lines = (await pieces.addresses()).flatMap(({ key, texts }) => [
        key,
        ...texts.map(({ locale, slug }) => `  ${addresses.newsItem(locale as Locale, slug)}`),
      ]);
      return say(lines.map((line) => `${line}\n`).join(""));
    }
    const item = await pieces.bySlug(order.news);
    if (item === null) return fail(`there is no news ${order.news}`);
    const given = await pieces.readdress(item.newsId, order.locale, order.slug);
    if (given === null) return fail(`the news ${order.news} has no text in ${order.locale}`);
    if (given.slug !== null) return say(`${addresses.newsItem(order.locale, given.slug)}\n`);
    return fail(order.slug === null ? "no address can spell this title; name --slug" : `${order.slug} leads to another piece of news`);
  });
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { tenant: text, news: text, locale: text, slug: text };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, news: piece, locale, slug = null } = values;
  const [verb] = positionals;
  if (positionals.length !== 1 || !tenant) return `usage: ${usage}`;
  if (verb === "list") return { verb, tenant };
  if (verb !== "address" || !piece) return `usage: ${usage}`;
  if (!isLocale(locale)) return `--locale must be one of ${locales.join(", ")}`;
  if (slug !== null && (slug === "" || slug.length > longestSlug || slugify(slug) !== slug))
    return `--slug must be small letters, digits and single hyphens, at most ${longestSlug} of them, not "${slug}"`;
  return { verb, tenant, news: piece, locale, slug };
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`news: ${message}\n`);
  return 1;
}
