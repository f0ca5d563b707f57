import { readMonth } from "#core/kernel/calendar-day.ts";
import type { RankingWanted } from "./fantasy.ts";

/** Tables of teams in the order in which they are offered. */
export const rankingTables = ["season", "round", "month", "last-five", "average"] as const satisfies readonly RankingWanted["table"][];

/** `table` is taken: it says which table of a page is wanted as a file. */
const spanParameter = "span";

/** Which table a page or a call is asked for; `null`: what is asked for is none. */
export function readRankingAddress(parameters: URLSearchParams): RankingWanted | null {
  const table = rankingTables.find((name) => name === (parameters.get(spanParameter) ?? "season"));
  const round = wholeNumber(parameters.get("round"));
  const page = wholeNumber(parameters.get("page") ?? "1");
  const month = readMonth(parameters.get("month") ?? "");
  if (table === undefined || page === null) return null;
  if (table === "round") return round === null ? null : { table, round, month: null, page };
  if (table === "month") return month === null ? null : { table, round: null, month, page };
  return { table, round: null, month: null, page };
}

/** Behind an address: without what goes without saying. */
export function rankingParameters({ table, round, month, page }: RankingWanted): string {
  const parameters = new URLSearchParams();
  if (table !== "season") parameters.set(spanParameter, table);
  if (round !== null) parameters.set("round", String(round));
  if (month !== null) parameters.set("month", month);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** Rounds and pages have no more digits. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}
