import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import type { GameId } from "#core/kernel/ids.ts";
import { realTime } from "#demo/live/replay-game.ts";
import { prepareRehearsal, removeRehearsals } from "#demo/rehearsal/rehearsal-tenant.ts";
import { rehearsalScript, rehearseGame } from "#demo/rehearsal/rehearse-game.ts";
import { listTenants, type StoredTenant } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { withDatabase } from "./command-database.ts";
import { gameNamed } from "./game-named.ts";

export const usage = "replay --tenant SLUG GAME [--speed 1..20] [--in SECONDS] | --tenant SLUG --remove";

const fastest = 20;

/**
 * Plays a past game again, in its tenant's rehearsal (another host name): for operators who practise and for load. GAME is
 * its page's address as browsers show it, its id, or `TENANT/SLUG`.
 */
export async function replay(args: readonly string[]): Promise<number> {
  const text = { type: "string" } as const;
  const options = { tenant: text, speed: text, in: text, remove: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const speed = Number(values.speed ?? 1);
  const leadMs = Number(values.in ?? 10) * 1000;
  if (!values.tenant) return fail(`--tenant names whose game it is; usage: ${usage}`);
  if (!(speed >= 1 && speed <= fastest)) return fail(`--speed must be a number from 1 to ${fastest}, not "${values.speed}"`);
  if (!(leadMs >= 0)) return fail(`--in must be a number of seconds, not "${values.in}"`);
  const [wanted] = positionals;
  if (values.remove !== true && wanted === undefined) return fail(`which game? usage: ${usage}`);
  return withDatabase(async (db) => {
    const tenant = (await listTenants(db)).find(({ slug, hosts }) => slug === values.tenant || hosts.includes(values.tenant ?? ""));
    if (!tenant) return fail(`there is no tenant ${values.tenant}`);
    if (values.remove === true) return tell((await removeRehearsals(db, tenant.slug)) ? "rehearsals removed" : "there are no rehearsals");
    const game = await gameNamed(db, wanted ?? "", tenant.id);
    if (typeof game === "string") return fail(game);
    const path = URL.parse(wanted ?? "")?.pathname ?? wanted ?? "";
    await playAgain(db, tenant, game.gameId, { speed, leadMs, path });
    return 0;
  });
}

async function playAgain(
  db: Kysely<Database>,
  tenant: StoredTenant,
  gameId: GameId,
  { speed, leadMs, path }: { readonly speed: number; readonly leadMs: number; readonly path: string },
): Promise<void> {
  const tipOff = Date.now() + leadMs;
  const { tenantId: to, host } = await prepareRehearsal(db, tenant.id, gameId, tipOff);
  const rehearsal = { from: tenant.id, to, gameId, tipOff, speed };
  const script = await rehearsalScript(db, rehearsal);
  const minutes = Math.ceil(((script.at(-1)?.recording.occurredAt ?? tipOff) - tipOff) / 60_000);
  const ending = new AbortController();
  const end = () => ending.abort();
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  tell(`${script.length} lines in ${minutes} min, under host name ${host}${path.startsWith("/") ? `: ${path}` : ""}`);
  await rehearseGame(db, rehearsal, script, { time: realTime, signal: ending.signal });
}

function tell(line: string): 0 {
  process.stdout.write(`replay: ${line}\n`);
  return 0;
}

function fail(reason: string): 1 {
  process.stderr.write(`replay: ${reason}\n`);
  return 1;
}
