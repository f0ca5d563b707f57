/**
 * What the table is taken apart into; the plain table comes first and is no parameter of the address. `now`: with the games
 * under way, which only a table of today can be (RANK24). `race`: what the season can still come to, which only today's can say (RACE7).
 */
export const tableViews = [
  "table",
  "now",
  "home-away",
  "form",
  "last-five",
  "cross-table",
  "margins",
  "ahead-behind",
  "games-behind",
  "race",
] as const;
export type TableViewName = (typeof tableViews)[number];

/** What the address asks of the table: after which round (`null`: now), and how it is shown. */
export type StandingsChoice = { readonly round: number | null; readonly view: TableViewName };

/** `null`: no such table; nobody but who typed the address by hand is led there. */
export function standingsChoice(search: URLSearchParams): StandingsChoice | null {
  const [round, named] = [search.get("round"), search.get("view")];
  const view = tableViews.find((name) => name === (named ?? "table"));
  if (!view || ((view === "now" || view === "race") && round !== null) || (round !== null && !/^[1-9]\d{0,3}$/.test(round))) return null;
  return { round: round === null ? null : Number(round), view };
}
