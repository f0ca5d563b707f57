import process from "node:process";
import { parseArgs } from "node:util";
import { languages, type Language } from "#contract/locale.ts";
import { planSchedule } from "#core/league/schedule/plan-schedule.ts";
import type { SchedulePlan } from "#core/league/schedule/schedule-plan.ts";
import { seededRandom } from "#demo/random.ts";
import { leagueAt, type LeagueAddress } from "#server/league-office/league-address.ts";
import { publishSchedule } from "#server/league-office/publish-schedule.ts";
import { readSchedule, type ReadSchedule } from "#server/league-office/schedule-file.ts";
import { readTextFile } from "#server/imports/text-file.ts";
import { withDatabase } from "./command-database.ts";
import { scheduleWords } from "./schedule-words.ts";

export const usage =
  "schedule --plan FILE.json [--seed N] [--table [--lang en]] [--publish --tenant SLUG --season 2026-27 --league SLUG [--replace] [--anyway]]";

type Order = {
  readonly file: string;
  readonly seed: string;
  readonly table: Language | null;
  readonly publish: (LeagueAddress & { readonly replace: boolean; readonly anyway: boolean }) | null;
};

/**
 * Prints the schedule that a file asks for, as JSON or as a table, and with `--publish` writes it. The same seed gives the
 * same schedule, so what was looked at is what is published. One that breaks what must be kept is published only with `--anyway`.
 */
export async function schedule(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  const read = readSchedule(await readTextFile(order.file));
  const random = seededRandom(order.seed);
  const plan = planSchedule(read.problem, () => random.next());
  if (order.publish) return publish(plan, read, order.publish);
  process.stdout.write(order.table ? await table(order.table, read, plan) : `${JSON.stringify(plan, null, 2)}\n`);
  return 0;
}

async function table(language: Language, read: ReadSchedule, plan: SchedulePlan): Promise<string> {
  const words = await scheduleWords(language, read);
  return `${words(plan).join("\n")}\n`;
}

async function publish(plan: SchedulePlan, read: ReadSchedule, order: NonNullable<Order["publish"]>): Promise<number> {
  const broken = plan.report.broken.filter(({ hard }) => hard).length;
  if (broken > 0 && !order.anyway)
    return fail(`the schedule breaks what must be kept (${broken} times, see --table); --anyway publishes it nevertheless`);
  return withDatabase(async (db) => {
    const league = await leagueAt(db, order);
    if ("kind" in league) return fail(league.reason);
    if (league.timeZone !== read.timeZone)
      return fail(`the file is in ${read.timeZone}, and ${order.tenant} keeps the time of ${league.timeZone}`);
    const answer = await publishSchedule(db, league, plan, { replace: order.replace });
    if (answer.kind === "refused") return fail(answer.reason);
    const what = `${answer.games} games in ${answer.rounds} rounds`;
    process.stdout.write(answer.kind === "unchanged" ? `nothing new: ${what}\n` : `published: ${what}; ${answer.replaced} replaced\n`);
    return 0;
  });
}

/** What the command line asks for, or what is wrong with it. */
function readOrder(args: readonly string[]): Order | string {
  const [text, flag] = [{ type: "string" } as const, { type: "boolean" } as const];
  const options = {
    plan: text,
    seed: text,
    table: flag,
    lang: text,
    publish: flag,
    tenant: text,
    season: text,
    league: text,
    replace: flag,
    anyway: flag,
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const { plan, seed = "1", lang = "en", tenant, season, league, replace = false, anyway = false } = values;
  if (plan === undefined) return `--plan names the file; usage: ${usage}`;
  const language = languages.find((known) => known === lang);
  if (!language) return `--lang must be one of ${languages.join(", ")}`;
  if (values.publish && (!tenant || !season || !league)) return "--publish needs --tenant, --season and --league";
  const publishing = values.publish && tenant && season && league ? { tenant, season, league, replace, anyway } : null;
  return { file: plan, seed, table: values.table ? language : null, publish: publishing };
}

function fail(reason: string): 1 {
  process.stderr.write(`schedule: ${reason}\n`);
  return 1;
}
