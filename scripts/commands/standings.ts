import process from "node:process";
import { parseArgs } from "node:util";
import { classify } from "#core/league/classify.ts";
import type { LeagueResult } from "#core/league/league-result.ts";
import { rankingPolicies, rankingPolicyOf } from "#core/league/ranking-policies.ts";
import type { RankingPolicy } from "#core/league/ranking-policy.ts";
import { readResultsCsv, UnreadableResults } from "#server/imports/results-csv.ts";
import { readTextFile, UnreadableText } from "#server/imports/text-file.ts";

export const usage = "standings --policy NAME --results FILE.csv [--meetings N]";
const policyNames = rankingPolicies.map(({ id }) => id).join(", ");

/** Prints the table of a list of results as JSON, best first. Anything wrong costs one line on stderr, and nothing is printed. */
export async function standings(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      policy: { type: "string" },
      results: { type: "string" },
      meetings: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    process.stdout.write(`npm run fullcourt -- ${usage}\npolicies: ${policyNames}\n`);
    return 0;
  }
  const policy = rankingPolicyOf(values.policy ?? "");
  if (!policy) return refuse(`--policy must be one of ${policyNames}`);
  if (values.results === undefined) return refuse(`no results; usage: ${usage}`);
  if (values.meetings !== undefined && !/^[1-9]\d?$/.test(values.meetings)) return refuse("--meetings must be a number from 1 to 99");
  try {
    const results = readResultsCsv(await textOf(values.results), policy);
    process.stdout.write(standingsJson(results, policy, values.meetings === undefined ? undefined : Number(values.meetings)));
    return 0;
  } catch (error) {
    if (!(error instanceof UnreadableResults)) throw error;
    return refuse(`${values.results}${error.line === null ? "" : `, line ${error.line}`}: ${error.message}`);
  }
}

/** One row a line. A team whose every game was annulled has no row: it is as if it had never been there. */
export function standingsJson(results: readonly LeagueResult<string>[], policy: RankingPolicy, meetings?: number): string {
  const names = new Set(results.filter(({ kind }) => kind !== "annulled").flatMap(({ home, away }) => [home, away]));
  const teams = [...names].map((team) => ({ team }));
  const { rows } = classify({ teams, results, policy, ...(meetings !== undefined && { meetings }) });
  const lines = rows.map((row) =>
    JSON.stringify({
      rank: row.rank,
      team: row.team,
      played: row.played,
      wins: row.wins,
      losses: row.losses,
      pointsFor: row.pointsFor,
      pointsAgainst: row.pointsAgainst,
      classificationPoints: row.classificationPoints,
      decidedBy: row.decidedBy.map(({ criterion }) => criterion),
    }),
  );
  return `[\n${lines.join(",\n")}\n]\n`;
}

async function textOf(path: string): Promise<string> {
  return await readTextFile(path).catch((error: unknown) => {
    throw error instanceof UnreadableText ? new UnreadableResults(error.message) : error;
  });
}

function refuse(message: string): number {
  process.stderr.write(`standings: ${message}\n`);
  return 1;
}
