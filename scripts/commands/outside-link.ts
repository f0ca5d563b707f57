import process from "node:process";
import { parseArgs } from "node:util";
import { currencyCode, isAccountOf, networks, outsideAddress, profileKinds, type TicketOffer } from "#contract/outlets.ts";
import { type LinkOf, type OutsideLink, outsideLinksFor } from "#server/db/repositories/outlets.ts";
import { withDatabase } from "./command-database.ts";
import { type OfficePlace, officePlace, placeOptions, type PlaceNames } from "./office-place.ts";

export const usage =
  "outside-link set|remove|show --kind tickets|shop|website|instagram|facebook|x|youtube|tiktok|telegram|vk --tenant SLUG [--club SLUG | --season 2026-27 --league SLUG [--round SLUG --game SLUG]] [--url https://… --from 600 --currency RSD]";

const verbs = ["set", "remove", "show"] as const;
const kinds = ["tickets", "shop", ...profileKinds] as const satisfies readonly OutsideLink["kind"][];

type Order = {
  readonly verb: (typeof verbs)[number];
  readonly kind: OutsideLink["kind"];
  readonly names: PlaceNames;
  readonly offer: TicketOffer | null;
};

/** Where tickets and shirts are sold: tickets of a game, a club or a league; the shop of a club or of the league itself, and where either speaks besides the site. OUT1 OUT3 */
export async function outsideLink(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const place = await officePlace(db, order.names);
    if (typeof place === "string") return fail(place);
    const of = linkOf(order.kind, place);
    if (typeof of === "string") return fail(of);
    const links = outsideLinksFor(db, place.tenantId);
    if (order.verb === "remove") {
      return (await links.remove(order.kind, of)) ? say(`${order.kind}: removed\n`) : fail(`there is no link to ${order.kind}`);
    }
    if (order.verb === "set" && order.offer) await links.save(of, { kind: order.kind, ...order.offer });
    const kept = await links.of(order.kind, of);
    if (!kept) return fail(`there is no link to ${order.kind}`);
    return say(`${kept.url}${kept.from === null ? "" : `  from ${kept.from.amount} ${kept.from.currency}`}\n`);
  });
}

/** The narrowest of what was named. */
function linkOf(kind: OutsideLink["kind"], { leagueId, clubId, gameId }: OfficePlace): LinkOf | string {
  if (kind !== "tickets") {
    if (leagueId !== null) return `a league of a season has no ${kind}: name a club, or nothing for the whole league's`;
    if (kind === "website" && clubId === null) return "the whole league's website is this one: name a club";
    return clubId === null ? {} : { clubId };
  }
  if (gameId !== null) return { gameId };
  if (clubId !== null) return { clubId };
  return leagueId === null ? "tickets are of a game, a club or a league: name it" : { leagueId };
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { ...placeOptions, kind: text, url: text, from: text, currency: text };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, kind: given, url, from, currency, ...names } = values;
  const verb = verbs.find((each) => each === positionals[0]);
  const kind = kinds.find((each) => each === given);
  if (!verb || positionals.length > 1 || !tenant) return `usage: ${usage}`;
  if (!kind) return `--kind must be one of ${kinds.join(", ")}`;
  const order = { verb, kind, names: { tenant, ...names } };
  if (verb !== "set") return { ...order, offer: null };
  const address = outsideAddress(url ?? "");
  if (address === null) return "--url must be a plain https address";
  if (kind !== "tickets" && kind !== "shop" && kind !== "website" && !isAccountOf(kind, address)) {
    return `--url must be an account of ${networks[kind].name}, such as https://${networks[kind].hosts[0]}/…`;
  }
  if ((from === undefined) !== (currency === undefined)) return "--from and --currency belong together";
  if (from === undefined || currency === undefined) return { ...order, offer: { url: address, from: null } };
  if (kind !== "tickets") return "only tickets have a price";
  const code = currencyCode(currency);
  if (code === null) return `there is no currency ${currency}`;
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(from)) return `--from must be a price such as 600 or 12.50, not "${from}"`;
  return { ...order, offer: { url: address, from: { amount: Number(from), currency: code } } };
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`outside-link: ${message}\n`);
  return 1;
}
