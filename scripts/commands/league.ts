import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { readField } from "#contract/fields/read-field.ts";
import { longestName, shortTitleOf } from "#contract/fields/written-name.ts";
import { isLocale, locales } from "#contract/locale.ts";
import { openingAddress } from "#contract/opening.ts";
import { isSlug } from "#core/kernel/slug.ts";
import { slugify } from "#core/wording/slug.ts";
import type { InvitedAccount } from "#server/accounts/invited-account.ts";
import { readConfig } from "#server/config.ts";
import { listTenants, type StoredTenant } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { closeBehindLink, foundLeague, inviteOwner, type LeagueToFound, publishLeague } from "#server/founding/found-league.ts";
import { hostName } from "#server/http/host-name.ts";
import { originOf } from "#server/http/site-origin.ts";
import { withDatabase } from "./command-database.ts";
import { leagueFile, leagueFileUsage } from "./league-file.ts";
import { nameOption } from "./option-name.ts";

export const usage = `league create --host HOST --name "…" --owner EMAIL [--slug SLUG] [--short-name "…"] [--language en] [--time-zone Europe/Belgrade] [--colour #10233f] [--second-colour #f26b21] [--owner-name "…"] | league link|close --tenant SLUG [--owner EMAIL] | league publish --tenant SLUG | league list | ${leagueFileUsage}`;

const text = { type: "string" } as const;
const options = {
  host: text,
  name: text,
  owner: text,
  slug: text,
  "short-name": text,
  language: text,
  "time-zone": text,
  colour: text,
  "second-colour": text,
  "owner-name": text,
  tenant: text,
} as const;
type Said = Readonly<Partial<Record<keyof typeof options, string>>>;

/** Founds a league on an installation, shows it by a secret link, and publishes it; takes one out, in or away. START1–START4, MOVEHOUSE1–MOVEHOUSE4 */
export async function league(args: readonly string[]): Promise<number> {
  if (["export", "import", "remove"].includes(args[0] ?? "")) return leagueFile(args);
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb = "", ...others] = positionals;
  if (others.length > 0 || !["create", "link", "close", "publish", "list"].includes(verb)) return fail(`usage: ${usage}`);
  if (verb === "create") {
    const wanted = wantedLeague(values);
    return typeof wanted === "string" ? fail(wanted) : withDatabase((db) => create(db, wanted));
  }
  return withDatabase(async (db) => {
    const tenants = await listTenants(db);
    if (verb === "list") return say(tenants.map(inALine).join(""));
    const tenant = tenants.find(({ slug, hosts }) => slug === values.tenant || hosts.includes(values.tenant ?? ""));
    if (!tenant) return fail(`there is no tenant ${values.tenant ?? ""}`);
    if (verb === "publish") {
      await publishLeague(db, tenant.id);
      return say(`published: ${originOf(tenant, port())}\n`);
    }
    return linkAgain(db, tenant, values, verb === "close");
  });
}

async function create(db: Kysely<Database>, wanted: LeagueToFound): Promise<number> {
  const outcome = await foundLeague(db, wanted, Date.now);
  if (outcome.kind === "slug-taken") return fail(`there is a league ${wanted.slug} already`);
  if (outcome.kind === "host-taken") return fail(`another league has the host ${wanted.host}`);
  const origin = originOf({ hosts: [wanted.host] }, port());
  return say(
    `${wanted.title} is made, and shown by this link alone until \`league publish --tenant ${wanted.slug}\`:\n${ownersLink(origin, wanted.defaultLocale, outcome.key, outcome.owner)}`,
  );
}

/** A new link, after which the one before shows nothing. A league that is published has none, unless it is closed again. */
async function linkAgain(db: Kysely<Database>, tenant: StoredTenant, { owner }: Said, closes: boolean): Promise<number> {
  if (tenant.openingDigest === null && !closes) return fail(`${tenant.slug} is published; \`league close\` shows it by a link alone again`);
  const email = owner === undefined ? null : readEmailAddress(owner);
  if (owner !== undefined && email === null) return fail(`--owner is a mail address; ${owner} is none`);
  const invited =
    email && (await inviteOwner(db, tenant.id, { email, name: ownName(email.address), locale: tenant.defaultLocale }, Date.now));
  const key = await closeBehindLink(db, tenant.id);
  return say(ownersLink(originOf(tenant, port()), tenant.defaultLocale, key, invited ?? { accountId: "", code: null }));
}

function ownersLink(origin: string, locale: string, key: string, { code }: InvitedAccount): string {
  if (code === null) return `  ${origin}${openingAddress(key, `/${locale}`)}\n`;
  return `  ${origin}${openingAddress(key, `/${locale}/auth/NewPassword`)}#code=${code}\nIt lets its owner choose a password once, within an hour; then it shows the league.\n`;
}

function wantedLeague(said: Said): LeagueToFound | string {
  const host = hostName(said.host);
  if (host === null) return `--host is the name that the league answers to, such as league.example.com; usage: ${usage}`;
  const title = nameOption("name", "brand", said.name ?? "");
  if (typeof title === "string") return title;
  const shortTitle = nameOption("short-name", "brand", said["short-name"] ?? shortTitleOf(title.name));
  if (typeof shortTitle === "string") return shortTitle;
  const slug = said.slug ?? slugify(title.name);
  if (!isSlug(slug)) return "--slug has small letters, digits and single hyphens between them";
  const locale = said.language ?? "en";
  if (!isLocale(locale)) return `--language is one of ${locales.join(", ")}`;
  const timeZone = said["time-zone"] ?? "Europe/Belgrade";
  if (!isTimeZone(timeZone)) return `--time-zone is a name such as Europe/Belgrade; ${timeZone} is none`;
  const colours = [said.colour ?? "#10233f", said["second-colour"] ?? "#f26b21"].map(colourOf);
  const [first, second] = colours;
  if (!first || !second) return "--colour and --second-colour are such as #1a2b3c";
  const email = readEmailAddress(said.owner ?? "");
  if (email === null) return "--owner is the mail address of whoever runs the league";
  const owner = nameOption("owner-name", "person", said["owner-name"] ?? ownName(email.address));
  if (typeof owner === "string") return owner;
  return {
    slug,
    title: title.name,
    shortTitle: shortTitle.name,
    defaultLocale: locale,
    timeZone,
    host,
    colours: [first, second],
    owner: { email, name: owner.name },
  };
}

function colourOf(typed: string): string | null {
  const reading = readField({ kind: "colour" }, typed, { timeZone: "UTC" });
  return "value" in reading && typeof reading.value === "string" ? reading.value : null;
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "" && name.length <= longestName;
  } catch {
    return false;
  }
}

/** As the address begins, until he says his own. */
function ownName(address: string): string {
  const start = (address.split("@", 1)[0] ?? "").replace(/[^\p{L}]+/gu, " ").trim();
  return start === "" ? "N. N." : start;
}

function inALine(tenant: StoredTenant): string {
  return `${tenant.slug}  ${originOf(tenant, port())}  ${tenant.openingDigest === null ? "published" : "by its link alone"}\n`;
}

function port(): number {
  const reading = readConfig(process.env);
  return reading.ok ? reading.config.port : 3000;
}

function say(line: string): number {
  process.stdout.write(line);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`league: ${message}\n`);
  return 1;
}
