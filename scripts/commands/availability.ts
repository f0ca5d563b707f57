import process from "node:process";
import { parseArgs } from "node:util";
import { readDay, utcDayOf } from "#core/kernel/calendar-day.ts";
import { availabilityReasons, availabilityStatuses } from "#contract/availability.ts";
import { availabilityFor, type AvailabilityNote } from "#server/db/repositories/availability.ts";
import { withDatabase } from "./command-database.ts";
import { officePlace } from "./office-place.ts";
import { playerNamed } from "./player-named.ts";

export const usage = `availability set|history --tenant SLUG --player SLUG [--status ${availabilityStatuses.join("|")}] [--reason ${availabilityReasons.join("|")}] [--since 2026-12-01] [--back 2026-12-20]`;

const verbs = ["set", "history"] as const;

type Order = {
  readonly verb: (typeof verbs)[number];
  readonly tenant: string;
  readonly player: string;
  readonly note: AvailabilityNote | null;
};

/** Whether a player can play, from a day on; what was ever said of him. AVAIL1–AVAIL3 */
export async function availability(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const place = await officePlace(db, { tenant: order.tenant });
    if (typeof place === "string") return fail(place);
    const personId = await playerNamed(db, place.tenantId, order.player);
    if (personId === null) return fail(`${order.tenant} has no player ${order.player}`);
    const notes = availabilityFor(db, place.tenantId);
    if (order.note) await notes.note(personId, order.note);
    const history = await notes.history(personId);
    return say((order.note ? history.slice(0, 1) : history).map((note) => `${written(note)}\n`).join(""));
  });
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { tenant: text, player: text, status: text, reason: text, since: text, back: text };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const verb = verbs.find((each) => each === positionals[0]);
  const { tenant, player } = values;
  if (!verb || positionals.length > 1 || !tenant || !player) return `usage: ${usage}`;
  if (verb === "history") return { verb, tenant, player, note: null };
  const note = readNote(values);
  return typeof note === "string" ? note : { verb, tenant, player, note };
}

type Written = Readonly<Partial<Record<"status" | "reason" | "since" | "back", string>>>;

function readNote({ status, reason, ...days }: Written): AvailabilityNote | string {
  const known = availabilityStatuses.find((each) => each === status);
  if (!known) return `--status is one of ${availabilityStatuses.join(", ")}`;
  const kind = availabilityReasons.find((each) => each === reason) ?? null;
  if (reason !== undefined && kind === null) return `--reason is one of ${availabilityReasons.join(", ")}, and nothing closer`;
  const { since = null, back = null } = days;
  for (const day of [since, back]) if (day !== null && readDay(day) === null) return `a day is like 2026-12-20, not "${day}"`;
  if (known === "available" && (kind !== null || back !== null)) return "who is available has no reason and is not expected back";
  if (back !== null && back <= (since ?? utcDayOf(Date.now()))) return "--back is a day after --since";
  return { status: known, reason: kind, since, expectedBack: back };
}

function written({ status, reason, since, expectedBack }: AvailabilityNote): string {
  return [since, status, reason ?? "", expectedBack === null ? "" : `back ${expectedBack}`].filter((part) => part !== "").join("  ");
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`availability: ${message}\n`);
  return 1;
}
