/** How serious npm calls it. */
export type Severity = "critical" | "high" | "moderate" | "low" | "info";

/** Within so many days of being known a mended version is taken. What can be reached in no way may wait as the rest does. */
export const daysToMend: Readonly<Record<Severity, number>> = { critical: 2, high: 7, moderate: 30, low: 30, info: 30 };

export type Advisory = { readonly url: string; readonly title: string; readonly name: string; readonly severity: Severity };

/** The day (`2026-11-22`) on which each advisory was seen first, by its address. */
export type SeenAdvisories = Readonly<Record<string, string>>;

export type Overdue = Advisory & { readonly days: number };

const dayMs = 86_400_000;

/** What `npm audit --json` says concerns us, each once; `null`: it says nothing, as where no registry answers. */
export function advisoriesIn(report: unknown): Advisory[] | null {
  if (!isRecord(report) || !isRecord(report["vulnerabilities"])) return null;
  const told = Object.values(report["vulnerabilities"])
    .flatMap((vulnerability) => (isRecord(vulnerability) && Array.isArray(vulnerability["via"]) ? (vulnerability["via"] as unknown[]) : []))
    .flatMap((via) => (isRecord(via) ? [advisory(via)] : []));
  return [...new Map(told.map((each) => [each.url, each])).values()];
}

/** What npm says of why it does not know; `null`: nothing. */
export function whyNot(report: unknown): string | null {
  if (!isRecord(report)) return null;
  const error = isRecord(report["error"]) ? report["error"] : {};
  const words = [report["message"], error["summary"], error["detail"], error["code"]].find(
    (each) => typeof each === "string" && each.trim() !== "",
  );
  return typeof words === "string" ? words.trim().split("\n", 1)[0]!.slice(0, 300) : null;
}

function advisory(via: Readonly<Record<string, unknown>>): Advisory {
  const { url, title, name, severity } = via;
  // What nobody has rated is taken for the worst.
  const rated = typeof severity === "string" && severity in daysToMend ? (severity as Severity) : "critical";
  return { url: String(url), title: String(title), name: String(name), severity: rated };
}

/** The days on which these were seen first; those that no longer concern us are forgotten. */
export function seenOn(day: string, advisories: readonly Advisory[], before: SeenAdvisories): SeenAdvisories {
  return Object.fromEntries(advisories.map(({ url }) => [url, before[url] ?? day]));
}

/** Those known for longer than they may be. */
export function overdueOn(day: string, advisories: readonly Advisory[], seen: SeenAdvisories): Overdue[] {
  return advisories
    .map((each) => ({ ...each, days: Math.round((Date.parse(day) - Date.parse(seen[each.url] ?? day)) / dayMs) }))
    .filter(({ severity, days }) => days > daysToMend[severity]);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
