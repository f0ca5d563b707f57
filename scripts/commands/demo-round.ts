import process from "node:process";
import { parseArgs } from "node:util";
import { demoTenants } from "#demo/leagues/demo-tenants.ts";
import { type TurnedRound, turnRound } from "#demo/live/turn-round.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { withDatabase } from "./command-database.ts";

export const usage = "demo-round --tenant SLUG";

const refusals = {
  "no-round": "the demo's season has no round of the fantasy game left",
  "too-late": "the next round begins before this one could be final; another DATA_DIR gives a new demo",
} as const;

/** A demo league's fantasy round is played to its end now, or the next one begins: what else takes days. DEMO6, DEMO7 */
export async function demoRound(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { tenant: { type: "string" } } });
  if (values.tenant === undefined) return fail(`usage: ${usage}`);
  return withDatabase(async (db) => {
    const tenant = (await listTenants(db)).find(({ slug, hosts }) => slug === values.tenant || hosts.includes(values.tenant ?? ""));
    // Games of a league that somebody runs are never made up.
    if (tenant === undefined || !demoTenants.some((demo) => demo.tenant.slug === tenant.slug))
      return fail(`${values.tenant} is no league of the demo`);
    return tell(await turnRound(db, tenant.id, Date.now()));
  });
}

function tell(turned: TurnedRound): number {
  switch (turned.kind) {
    case "refused":
      return fail(refusals[turned.why]);
    case "begins":
      return say(`round ${turned.round} begins at ${new Date(turned.tipOff).toISOString()}`);
    case "over": {
      const { round, opened } = turned;
      const then = opened === null ? "the last" : `round ${opened.round} is open until ${new Date(opened.locksAt).toISOString()}`;
      return say(`round ${round} is final; ${then}`);
    }
  }
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`demo-round: ${message}\n`);
  return 1;
}
