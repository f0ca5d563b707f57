import { utcDayOf } from "#core/kernel/calendar-day.ts";
import process from "node:process";
import { parseArgs } from "node:util";
import { type ClaimState, claimStates } from "#contract/my-games.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { type ClaimToDecide, claimDeskFor } from "#server/my-games/player-claims.ts";
import { withDatabase } from "./command-database.ts";

export const usage = `claim list [--state ${claimStates.join("|")}] | approve ID | refuse ID | end ID --tenant SLUG [--reason "…"]`;

const options = { tenant: { type: "string" }, state: { type: "string" }, reason: { type: "string" } } as const;
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const refusals = {
  taken: "another's claim on this player is approved; end that one first",
  "not-so": "only what waits is approved or refused, and only what is approved is ended",
  unknown: "there is no such claim",
} as const;

/** Who says to be which player: seen, approved, refused, ended. Whoever claimed is told by mail. */
export async function claim(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb = "", id = ""] = positionals;
  if (!["list", "approve", "refuse", "end"].includes(verb)) return fail(`usage: ${usage}`);
  return withDatabase(async (db) => {
    const tenant = (await listTenants(db)).find(({ slug, hosts }) => slug === values.tenant || hosts.includes(values.tenant ?? ""));
    if (!tenant) return fail(`there is no tenant ${values.tenant ?? ""}`);
    const desk = claimDeskFor(db, tenant.id, Date.now);
    if (verb === "list") {
      const { state } = values;
      if (state !== undefined && !isState(state)) return fail(`--state is one of ${claimStates.join(", ")}`);
      for (const each of await desk.list(state)) process.stdout.write(`${lineOf(each)}\n`);
      return 0;
    }
    if (!idShape.test(id)) return fail(refusals.unknown);
    const decision = { claimId: id, by: "command", reason: values.reason?.trim() || null };
    const outcome = await desk[verb as "approve" | "refuse" | "end"](decision);
    return outcome === "decided" ? 0 : fail(refusals[outcome]);
  });
}

function lineOf({ claimId, state, player, account, note, claimedAt, isContested }: ClaimToDecide): string {
  const day = utcDayOf(claimedAt);
  const mark = isContested ? "  CONTESTED" : "";
  const words = note === "" ? "" : `  ${JSON.stringify(note)}`;
  return `${claimId}  ${day}  ${state}  ${player.name} (${player.slug})  by ${account.name} <${account.email}>${words}${mark}`;
}

function isState(text: string): text is ClaimState {
  return (claimStates as readonly string[]).includes(text);
}

function fail(message: string): number {
  process.stderr.write(`claim: ${message}\n`);
  return 1;
}
