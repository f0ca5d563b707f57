import process from "node:process";
import { parseArgs } from "node:util";
import { type Broadcast, countryCode, languageCode, outsideAddress } from "#contract/outlets.ts";
import { broadcastsFor } from "#server/db/repositories/outlets.ts";
import { withDatabase } from "./command-database.ts";
import { officePlace, placeOptions, type PlaceNames } from "./office-place.ts";
import { nameOption } from "./option-name.ts";

export const usage =
  'broadcast add|remove|list --tenant SLUG --season 2026-27 --league SLUG [--round SLUG --game SLUG] [--name "…" --url https://… --languages sr,en --countries RS,ME]';

const verbs = ["add", "remove", "list"] as const;

type Order = { readonly verb: (typeof verbs)[number]; readonly names: PlaceNames; readonly broadcast: Broadcast };

/** Who shows the games of a league, or one game instead: added or changed by name, taken away, listed. OUT1 OUT2 */
export async function broadcast(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const place = await officePlace(db, order.names);
    if (typeof place === "string") return fail(place);
    const { tenantId, leagueId, gameId } = place;
    if (leagueId === null) return fail("--season and --league name the league");
    const broadcasts = broadcastsFor(db, tenantId);
    const of = { leagueId, gameId };
    if (order.verb === "list") return say((await broadcasts.of(of)).map((each) => `${written(each)}\n`).join(""));
    const { name } = order.broadcast;
    if (order.verb === "remove") {
      return (await broadcasts.remove(of, name)) ? say(`${name}: removed\n`) : fail(`there is no broadcaster ${name}`);
    }
    await broadcasts.save(of, order.broadcast);
    return say(`${written(order.broadcast)}: kept\n`);
  });
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { ...placeOptions, name: text, url: text, languages: text, countries: text };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const verb = verbs.find((each) => each === positionals[0]);
  const { tenant, name, url, languages, countries, ...names } = values;
  if (!verb || positionals.length > 1 || !tenant) return `usage: ${usage}`;
  const place = { tenant, ...names };
  if (verb === "list") return { verb, names: place, broadcast: { name: "", url: null, languages: [], countries: [] } };
  const known = nameOption("name", "brand", name);
  if (typeof known === "string") return known;
  const address = url === undefined ? null : outsideAddress(url);
  if (url !== undefined && address === null) return "--url must be a plain https address";
  const spoken = codes(languages, languageCode);
  if (typeof spoken === "string") return `--languages: there is no language ${spoken}`;
  const received = codes(countries, countryCode);
  if (typeof received === "string") return `--countries: there is no country ${received}`;
  return { verb, names: place, broadcast: { ...known, url: address, languages: spoken, countries: received } };
}

/** The codes of a list with commas, or the first that is none. */
function codes(list: string | undefined, code: (written: string) => string | null): readonly string[] | string {
  const parts = (list ?? "").split(",").flatMap((part) => part.trim() || []);
  const known = parts.flatMap((part) => code(part) ?? []);
  return known.length === parts.length ? [...new Set(known)] : (parts.find((part) => code(part) === null) ?? "");
}

function written({ name, url, languages, countries }: Broadcast): string {
  return [name, url ?? "", languages.join(","), countries.join(",")].filter((part) => part !== "").join("  ");
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`broadcast: ${message}\n`);
  return 1;
}
