import { randomUUID } from "node:crypto";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { pingEvent, type WebhookType, webhookTypes } from "#contract/api/webhook-shapes.ts";
import { readConfig } from "#server/config.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { postEvent } from "#server/webhooks/deliver.ts";
import { createEventPoster } from "#server/webhooks/post-event.ts";
import { readReceiver } from "#server/webhooks/receiver-address.ts";
import { mostSubscriptions, webhookSubscriptionsFor, type WebhookSubscription } from "#server/webhooks/subscriptions.ts";
import { withSecrets } from "./command-database.ts";
import { nameOption } from "./option-name.ts";

export const usage =
  'webhook add --tenant SLUG --url https://… [--types game.final,…] [--league SLUG] [--label "…"] | webhook list --tenant SLUG | webhook rotate|test|on|remove --tenant SLUG ID';

const verbs = ["add", "list", "rotate", "test", "on", "remove"] as const;
type Verb = (typeof verbs)[number];
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Order = {
  readonly verb: Verb;
  readonly tenant: string;
  readonly id: string;
  readonly url: string;
  readonly types: readonly WebhookType[];
  readonly league: string | null;
  readonly label: string;
};
type Partners = ReturnType<typeof webhookSubscriptionsFor>;

/** Partners who are told by a signed POST when something happens: given out, listed, tried, their secrets changed, taken back. WEBHOOK1 */
export async function webhook(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withSecrets(async (db) => {
    const tenant = (await listTenants(db)).find(({ slug, hosts }) => slug === order.tenant || hosts.includes(order.tenant));
    if (!tenant) return fail(`there is no tenant ${order.tenant}`);
    if (order.league !== null && !(await hasLeague(db, tenant.id, order.league)))
      return fail(`${tenant.slug} has no league ${order.league}`);
    return carryOut(webhookSubscriptionsFor(db, tenant.id, Date.now), order);
  });
}

async function carryOut(partners: Partners, order: Order): Promise<number> {
  const { verb, id, url, types, league, label } = order;
  switch (verb) {
    case "add": {
      const added = await partners.add({ url, types, league, label });
      if (!added) return fail(`a league has at most ${mostSubscriptions} webhooks`);
      return say(`${added.id}\n${secretLines(added.secret)}`);
    }
    case "list":
      return say((await partners.list()).map(lineOf).join(""));
    case "rotate": {
      const secret = await partners.rotate(id);
      return secret === null ? unknown(id) : say(`${secretLines(secret)}For a day messages are signed by the former secret too.\n`);
    }
    case "test":
      return tryOut(partners, id);
    case "on":
      return (await partners.switchOn(id)) ? say(`${id}: on\n`) : unknown(id);
    case "remove":
      return (await partners.remove(id)) ? say(`${id}: removed\n`) : unknown(id);
  }
}

function secretLines(secret: string): string {
  return `${secret}\nThis secret is shown once. Whoever has it can speak in the league's name.\n`;
}

/** Sends a ping and says what came back. It waits in no outbox: what the partner answers is seen at once. */
async function tryOut(partners: Partners, id: string): Promise<number> {
  const signing = await partners.signing(id);
  if (!signing) return unknown(id);
  const payload = JSON.stringify({ type: pingEvent.type, timestamp: new Date().toISOString(), data: {} });
  const poster = createEventPoster({ allowsPrivate: mayBePrivate() });
  const startedAt = performance.now();
  const answer = await postEvent(poster.post, signing, { eventId: randomUUID(), payload }, Date.now());
  const tookMs = Math.round(performance.now() - startedAt);
  await poster.close();
  if (answer.kind === "silent") return fail(`${signing.url}: ${answer.why}, after ${tookMs} ms`);
  const isGood = answer.status >= 200 && answer.status < 300;
  const words = `${answer.status} after ${tookMs} ms${answer.body === "" ? "" : `\n${printable(answer.body)}`}\n`;
  return isGood ? say(`accepted: ${words}`) : fail(`not accepted: ${words}`.trimEnd());
}

/** What a stranger's server says must not steer a terminal. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{C}\n\t]/gu, "?").slice(0, 500);
}

function lineOf({
  id,
  url,
  label,
  types,
  league,
  isOn,
  offWhy,
  waiting,
  acceptedAt,
  failingSince,
  lastFailure,
}: WebhookSubscription): string {
  const what = types.length === webhookTypes.length ? "everything" : types.join(",");
  const state = isOn ? (failingSince ? `failing since ${failingSince.toISOString()}: ${lastFailure ?? ""}` : "on") : `off: ${offWhy ?? ""}`;
  const last = acceptedAt ? `last accepted ${acceptedAt.toISOString()}` : "nothing accepted yet";
  return `${[id, url, label, what, league ?? "whole league", state, `${waiting} waiting`, last].filter((part) => part !== "").join("  ")}\n`;
}

async function hasLeague(db: Kysely<Database>, tenantId: Parameters<typeof webhookSubscriptionsFor>[1], slug: string): Promise<boolean> {
  const row = await db.selectFrom("leagues").select("slug").where("tenant_id", "=", tenantId).where("slug", "=", slug).executeTakeFirst();
  return row !== undefined;
}

function mayBePrivate(): boolean {
  const config = readConfig(process.env);
  return config.ok && config.config.webhooksToPrivate;
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { tenant: text, url: text, types: text, league: text, label: text } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb, id, ...others] = positionals;
  const { tenant, url, types, league, label } = values;
  if (!isVerb(verb) || !tenant || others.length > 0) return `usage: ${usage}`;
  const none = { url: "", types: [], league: null, label: "", id: "" };
  if (verb === "add") return id === undefined ? readAdding(tenant, values) : `usage: ${usage}`;
  if ([url, types, league, label].some((value) => value !== undefined)) return `webhook ${verb} takes no such option; usage: ${usage}`;
  if (verb === "list") return id === undefined ? { ...none, verb, tenant } : `usage: ${usage}`;
  if (id === undefined || !idShape.test(id)) return `webhook ${verb} needs an id, as webhook list shows it`;
  return { ...none, verb, tenant, id };
}

type Adding = {
  readonly url?: string | undefined;
  readonly types?: string | undefined;
  readonly league?: string | undefined;
  readonly label?: string | undefined;
};

function readAdding(tenant: string, { url, types, league, label = "" }: Adding): Order | string {
  if (url === undefined) return "webhook add needs --url";
  const receiver = readReceiver(url, { allowsPrivate: mayBePrivate() });
  if (receiver.kind === "refused") return `--url: ${receiver.why}`;
  const named = types === undefined ? webhookTypes : [...new Set(types.split(",").map((type) => type.trim()))];
  const strange = named.find((type) => !isType(type));
  if (strange !== undefined) return `--types: there is no "${strange}"; there are ${webhookTypes.join(", ")}`;
  const called = label.trim() === "" ? { name: "" } : nameOption("label", "brand", label);
  if (typeof called === "string") return called;
  return { verb: "add", tenant, id: "", url: receiver.url.href, types: named.filter(isType), league: league ?? null, label: called.name };
}

function isVerb(text: string | undefined): text is Verb {
  return (verbs as readonly (string | undefined)[]).includes(text);
}

function isType(text: string): text is WebhookType {
  return (webhookTypes as readonly string[]).includes(text);
}

function unknown(id: string): number {
  return fail(`there is no webhook ${id}`);
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`webhook: ${message}\n`);
  return 1;
}
