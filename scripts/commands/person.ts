import process from "node:process";
import { parseArgs } from "node:util";
import {
  greatestHeightCm,
  greatestWeightKg,
  isCountry,
  leastHeightCm,
  leastWeightKg,
  type PersonDetails,
} from "#contract/person-details.ts";
import { personDetailsFor } from "#server/db/repositories/person-details.ts";
import { withDatabase } from "./command-database.ts";
import { officePlace } from "./office-place.ts";
import { playerNamed } from "./player-named.ts";

export const usage = "person show|set --tenant SLUG --player SLUG [--height 198|none] [--weight 95|none] [--nationality RS|none]";

const verbs = ["show", "set"] as const;

type Order = { readonly tenant: string; readonly player: string; readonly details: Partial<PersonDetails> };

/** How tall and how heavy a player is and for which country he plays. BIO1 BIO2 */
export async function person(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const place = await officePlace(db, { tenant: order.tenant });
    if (typeof place === "string") return fail(place);
    const personId = await playerNamed(db, place.tenantId, order.player);
    if (personId === null) return fail(`${order.tenant} has no player ${order.player}`);
    const details = personDetailsFor(db, place.tenantId);
    if (typeof order.details.weightKg === "number" && !(await details.isOfAge(personId))) {
      return fail("--weight is told of nobody who is not known to be 18: his date of birth says otherwise, or is not known");
    }
    if (Object.keys(order.details).length > 0) await details.tell(personId, order.details);
    const { heightCm, weightKg, nationality } = await details.of(personId);
    process.stdout.write(`height ${heightCm ?? "none"}  weight ${weightKg ?? "none"}  nationality ${nationality ?? "none"}\n`);
    return 0;
  });
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { tenant: text, player: text, height: text, weight: text, nationality: text };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, player, height, weight, nationality } = values;
  const verb = verbs.find((each) => each === positionals[0]);
  const says = height !== undefined || weight !== undefined || nationality !== undefined;
  if (!verb || positionals.length > 1 || !tenant || !player || says !== (verb === "set")) return `usage: ${usage}`;
  if (height !== undefined && height !== "none" && !isWithin(height, leastHeightCm, greatestHeightCm)) {
    return `--height is in whole centimetres from ${leastHeightCm} to ${greatestHeightCm}, or none`;
  }
  if (weight !== undefined && weight !== "none" && !isWithin(weight, leastWeightKg, greatestWeightKg)) {
    return `--weight is in whole kilograms from ${leastWeightKg} to ${greatestWeightKg}, or none`;
  }
  if (nationality !== undefined && nationality !== "none" && !isCountry(nationality)) {
    return "--nationality is two letters of ISO 3166-1 such as RS, or none";
  }
  return {
    tenant,
    player,
    details: {
      ...(height !== undefined && { heightCm: height === "none" ? null : Number(height) }),
      ...(weight !== undefined && { weightKg: weight === "none" ? null : Number(weight) }),
      ...(nationality !== undefined && { nationality: nationality === "none" ? null : nationality }),
    },
  };
}

function isWithin(text: string, least: number, greatest: number): boolean {
  return /^\d{2,3}$/.test(text) && Number(text) >= least && Number(text) <= greatest;
}

function fail(message: string): number {
  process.stderr.write(`person: ${message}\n`);
  return 1;
}
