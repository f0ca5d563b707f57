import process from "node:process";
import { parseArgs } from "node:util";
import { isLocale, type Locale, locales } from "#contract/locale.ts";
import { letsNewcomersIn, type SignInWay, signInWays } from "#contract/sign-in-ways.ts";
import { type AccountRuleChange, accountRulesFor, mostAge, termsVersionShape } from "#server/db/repositories/account-rules.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { readBlocks } from "#server/league-office/written-blocks.ts";
import { readTextFile } from "#server/imports/text-file.ts";
import { withDatabase } from "./command-database.ts";

export const usage =
  "account-rules show|ages|terms|in-force|ways --tenant SLUG [--minimum AGE|none --own-consent AGE|none] [--version NAME --locale sr --file TEXT.md] [--version NAME|none] [--ways password,google,passkey,official|all]";

type Order =
  | { readonly verb: "show"; readonly tenant: string }
  | { readonly verb: "ages"; readonly tenant: string; readonly change: AccountRuleChange }
  | { readonly verb: "terms"; readonly tenant: string; readonly version: string; readonly locale: Locale; readonly file: string }
  | { readonly verb: "ways"; readonly tenant: string; readonly ways: readonly SignInWay[] | null }
  | { readonly verb: "in-force"; readonly tenant: string; readonly version: string | null };

/** What a league asks of those who open an account: ages, the text they agree to, by version and language, and by which ways they come in. */
export async function accountRules(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  const body = order.verb === "terms" ? readBlocks(await readTextFile(order.file)) : [];
  if (order.verb === "terms" && body.length === 0) return fail(`${order.file} is empty`);
  return withDatabase(async (db) => {
    const found = (await listTenants(db)).find(({ slug, hosts }) => slug === order.tenant || hosts.includes(order.tenant));
    if (!found) return fail(`there is no tenant ${order.tenant}`);
    const rules = accountRulesFor(db, found.id);
    if (order.verb === "ages") await rules.change(order.change);
    if (order.verb === "ways") await rules.offer(order.ways);
    if (order.verb === "terms" && !(await rules.saveTerms(order.version, order.locale, body)))
      return fail(
        `${order.version} is in force in ${order.locale}: people have agreed to it as it stands; give the new text a version of its own`,
      );
    if (order.verb === "in-force" && !(await rules.putInForce(order.version)))
      return fail(`${order.version} has no text in the league's own language (${found.defaultLocale}) yet`);
    const { minimumAge, guardianBelowAge, termsVersion, ways, texts } = await rules.current();
    process.stdout.write(`minimum age ${minimumAge ?? "none"}\nown consent from ${guardianBelowAge ?? "any age"}\n`);
    process.stdout.write(`terms in force ${termsVersion ?? "none"}\nways in ${ways.join(", ")}\n`);
    for (const { version, locale } of texts) process.stdout.write(`text ${version} ${locale}\n`);
    return 0;
  });
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { tenant: text, minimum: text, "own-consent": text, version: text, locale: text, file: text, ways: text };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, minimum, "own-consent": ownConsent, version, locale = "", file, ways } = values;
  const [verb] = positionals;
  if (!tenant || positionals.length !== 1) return `usage: ${usage}`;
  if (verb === "show") return { verb, tenant };
  if (verb === "ages") {
    const [minimumAge, guardianBelowAge] = [ageOf(minimum), ageOf(ownConsent)];
    if (minimum === undefined && ownConsent === undefined) return `usage: ${usage}`;
    if (Number.isNaN(minimumAge) || Number.isNaN(guardianBelowAge)) return `an age is a whole number of years up to ${mostAge}, or none`;
    return { verb, tenant, change: { minimumAge, guardianBelowAge } };
  }
  if (verb === "ways") return waysOrder(tenant, ways);
  if (verb === "in-force" && version === "none") return { verb, tenant, version: null };
  if (version === undefined || !termsVersionShape.test(version)) return "--version is letters, digits, dots and dashes: 2026-11";
  if (verb === "in-force") return { verb, tenant, version };
  if (verb !== "terms") return `usage: ${usage}`;
  if (!isLocale(locale)) return `--locale must be one of ${locales.join(", ")}`;
  return file === undefined ? "--file names the text" : { verb, tenant, version, locale, file };
}

function waysOrder(tenant: string, text: string | undefined): Order | string {
  if (text === undefined) return `usage: ${usage}`;
  if (text === "all") return { verb: "ways", tenant, ways: null };
  const named = text.split(",").map((name) => name.trim());
  const ways = signInWays.filter((way) => named.includes(way));
  if (ways.length !== named.length) return `a way in is one of ${signInWays.join(", ")}, each named once`;
  if (!letsNewcomersIn(ways)) return "a passkey is added by somebody who is signed in already; name another way as well";
  return { verb: "ways", tenant, ways };
}

/** `undefined`: it stays as it is. `NaN`: it cannot be read. */
function ageOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === "none") return null;
  return /^\d{1,3}$/.test(text) && Number(text) <= mostAge ? Number(text) : Number.NaN;
}

function fail(message: string): number {
  process.stderr.write(`account-rules: ${message}\n`);
  return 1;
}
