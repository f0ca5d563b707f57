import { readMonth } from "#core/kernel/calendar-day.ts";
import { isSlug } from "#core/kernel/slug.ts";
import type { RankingWanted, TeamsAmong } from "./fantasy.ts";

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
  const among = amongOf(parameters);
  if (table === undefined || page === null || among === null) return null;
  if (table === "round") return round === null ? null : { table, round, month: null, among, page };
  if (table === "month") return month === null ? null : { table, round: null, month, among, page };
  return { table, round: null, month: null, among, page };
}

function amongOf(parameters: URLSearchParams): TeamsAmong | null {
  const club = parameters.get("fans");
  const teams = parameters.get("teams");
  if (club !== null) return teams === null && isSlug(club) ? { fansOf: club } : null;
  return teams === null ? "all" : teams === "outside" ? "outside" : null;
}

/** Behind an address: without what goes without saying. */
export function rankingParameters({ table, round, month, among, page }: RankingWanted): string {
  const parameters = new URLSearchParams();
  if (table !== "season") parameters.set(spanParameter, table);
  if (round !== null) parameters.set("round", String(round));
  if (month !== null) parameters.set("month", month);
  if (among === "outside") parameters.set("teams", "outside");
  else if (among !== "all") parameters.set("fans", among.fansOf);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** Rounds and pages have no more digits. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}
