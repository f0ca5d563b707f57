import process from "node:process";
import { parseArgs } from "node:util";
import { coordinatesIn, type HallFacts, longestAddress, longestWay, mostSeats } from "#contract/hall-place.ts";
import { isLocale, type Locale, locales } from "#contract/locale.ts";
import { isPlainLine } from "#contract/fields/written-name.ts";
import { hallPlacesFor } from "#server/db/repositories/hall-places.ts";
import { venuesFor } from "#server/db/repositories/venues.ts";
import { withDatabase } from "./command-database.ts";
import { officePlace } from "./office-place.ts";
import { nameOption } from "./option-name.ts";

export const usage =
  "hall show|set --tenant SLUG --hall SLUG [--address TEXT|none] [--city TEXT|none] [--coordinates 44.8125,20.4612|none] [--seats 1800|none] [--way TEXT|none --locale sr]";

const verbs = ["show", "set"] as const;

type Order = {
  readonly tenant: string;
  readonly hall: string;
  readonly facts: Partial<HallFacts>;
  readonly way: { readonly locale: Locale; readonly text: string | null } | null;
};

/** Where a hall stands, for how many, and how one gets there in the league's words. HALLS3 */
export async function hall(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const place = await officePlace(db, { tenant: order.tenant });
    if (typeof place === "string") return fail(place);
    const venueId = await venuesFor(db, place.tenantId).bySlug(order.hall);
    if (venueId === null) return fail(`${order.tenant} has no hall ${order.hall}`);
    const places = hallPlacesFor(db, place.tenantId);
    if (Object.keys(order.facts).length > 0) await places.tell(venueId, order.facts);
    if (order.way) await places.word(venueId, order.way.locale, order.way.text);
    process.stdout.write(described(await places.of(venueId)));
    return 0;
  });
}

function described({ address, city, coordinates, seats, ways }: Awaited<ReturnType<ReturnType<typeof hallPlacesFor>["of"]>>): string {
  const at = coordinates ? `${coordinates.latitude},${coordinates.longitude}` : "none";
  const facts = `address ${address ?? "none"}  city ${city ?? "none"}  coordinates ${at}  seats ${seats ?? "none"}\n`;
  return facts + ways.map(({ locale, text }) => `way ${locale}: ${text}\n`).join("");
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { tenant: text, hall: text, address: text, city: text, coordinates: text, seats: text, way: text, locale: text };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, hall: slug, locale, way, ...written } = values;
  const verb = verbs.find((each) => each === positionals[0]);
  const says = way !== undefined || Object.keys(written).length > 0;
  if (!verb || positionals.length > 1 || !tenant || !slug || says !== (verb === "set")) return `usage: ${usage}`;
  if ((way === undefined) !== (locale === undefined)) return "--way and --locale belong together";
  const facts = readFacts(written);
  if (typeof facts === "string") return facts;
  if (way === undefined || locale === undefined) return { tenant, hall: slug, facts, way: null };
  if (!isLocale(locale)) return `--locale must be one of ${locales.join(", ")}`;
  const words = way.trim();
  if (words === "" || words.length > longestWay) return `--way has from 1 to ${longestWay} letters, or is none`;
  return { tenant, hall: slug, facts, way: { locale, text: words === "none" ? null : words } };
}

type Written = { readonly [Name in "address" | "city" | "coordinates" | "seats"]?: string };

function readFacts({ address, city, coordinates, seats }: Written): Partial<HallFacts> | string {
  if (!fits(address, longestAddress)) return `--address has from 1 to ${longestAddress} letters, none of them invisible, or is none`;
  const named = city === undefined ? { name: undefined } : nameOption("city", "brand", city);
  if (typeof named === "string") return `${named}; none takes it away`;
  const at = coordinates === undefined || coordinates === "none" ? null : coordinatesIn(coordinates);
  if (coordinates !== undefined && coordinates !== "none" && at === null) {
    return "--coordinates are degrees of latitude and longitude such as 44.8125,20.4612, or none";
  }
  if (seats !== undefined && seats !== "none" && !isSeats(seats)) return `--seats is a whole number from 1 to ${mostSeats}, or none`;
  return {
    ...(address !== undefined && { address: orNothing(address) }),
    ...(city !== undefined && { city: orNothing(named.name ?? "") }),
    ...(coordinates !== undefined && { coordinates: at }),
    ...(seats !== undefined && { seats: seats === "none" ? null : Number(seats) }),
  };
}

function fits(text: string | undefined, longest: number): boolean {
  return text === undefined || (text.trim() !== "" && text.trim().length <= longest && isPlainLine(text));
}

function orNothing(text: string): string | null {
  return text.trim() === "none" ? null : text.trim();
}

function isSeats(text: string): boolean {
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= mostSeats;
}

function fail(message: string): number {
  process.stderr.write(`hall: ${message}\n`);
  return 1;
}
