import { utcDayOf } from "#core/kernel/calendar-day.ts";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { advisoriesIn, daysToMend, overdueOn, seenOn, type SeenAdvisories, whyNot } from "./advisory-deadlines.ts";
import { run } from "./run-command.mjs";

/**
 * `npm run advisories -- FILE [REPORT]`: which packages of ours are known to be faulty, since when, and which of them should be mended
 * already. FILE keeps the days, from one run to the next. REPORT is what `npm audit --json` said elsewhere, for where no registry that
 * knows advisories is reached. Ends with 1 when one is overdue, with 2 when nothing was checked.
 */
const [file = "advisories.json", report] = process.argv.slice(2);
const today = utcDayOf(Date.now());
const said = report === undefined ? json((await run("npm", ["audit", "--json"], { quiet: true })).output) : json(textOf(report));
const advisories = advisoriesIn(said);
if (advisories === null) {
  console.error(`ADVISORIES NOT CHECKED: ${whyNot(said) ?? "no answer that says anything of our packages"}. Nothing is measured.`);
  console.error("Elsewhere: npm audit --json > REPORT, then here: npm run advisories -- FILE REPORT");
  process.exitCode = 2;
} else {
  const seen = seenOn(today, advisories, existsSync(file) ? (json(readFileSync(file, "utf8")) as SeenAdvisories) : {});
  writeFileSync(file, `${JSON.stringify(seen, null, 2)}\n`);
  const overdue = overdueOn(today, advisories, seen);
  for (const { url, title, name, severity } of advisories) console.log(`${severity} ${name}: ${title}, known since ${seen[url]} (${url})`);
  for (const { url, days, severity } of overdue)
    console.error(`Overdue: ${url}, known for ${days} days, ${daysToMend[severity]} were allowed.`);
  console.log(`${advisories.length} advisories, ${overdue.length} of them overdue.`);
  process.exitCode = overdue.length === 0 ? 0 : 1;
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** `null`: it is none. */
function json(text: string): unknown {
  try {
    return JSON.parse(text.slice(Math.max(0, text.indexOf("{"))).replace(/\}[^}]*$/, "}"));
  } catch {
    return null;
  }
}
