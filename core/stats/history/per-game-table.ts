import { never } from "../../kernel/never.ts";
import { byTime, type PlayerGame } from "./game-line.ts";
import type { PerGameColumn, PerGameMode, PerGameView } from "./per-game-filter.ts";
import { byText, mostFirst, type Ranked, ranked } from "./ranking.ts";
import { countStatistics, ratioStatistics, type Statistic } from "./statistics.ts";
import { averageOf, type FigureSums, perMinutesOf, perPossessionsOf, type PlayerSums, sumPlayerGames, totalOf } from "./sums.ts";

/** A player with his sums over the games that the filter left. */
export type PerGameEntry = {
  readonly person: string;
  readonly team: string;
  readonly club: string;
  readonly sums: PlayerSums;
  /** Of the teams around him; what is per hundred possessions is blank without it. RATE7 */
  readonly possessionsPerSecond?: number | null;
};
/** `null` where not recorded. */
export type PerGameRow<Entry extends PerGameEntry> = Ranked<Entry & { readonly values: PerGameValues }>;
export type PerGameValues = { readonly [S in Statistic]: number | null };
/** The minimum stands with the rows, so that a page can show it. */
export type PerGameTable<Entry extends PerGameEntry> = { readonly rows: readonly PerGameRow<Entry>[]; readonly minimumGames: number };

/** One entry a player, by person; his team is that of his latest game. */
export function perGameEntries(games: readonly PlayerGame[]): PerGameEntry[] {
  const players = [...Map.groupBy(games, ({ person }) => person)].toSorted(([one], [other]) => byText(one, other));
  return players.flatMap(([person, own]) => {
    const latest = own.toSorted(byTime).at(-1);
    return latest ? [{ person, team: latest.team, club: latest.club, sums: sumPlayerGames(own) }] : [];
  });
}

/**
 * The rows of a per-game page, sorted as the view says: blanks last in both directions, level rows share a rank and stand
 * by person. Who has fewer games than the minimum is not listed; the view's own minimum goes before the competition's.
 * FILTER4 FILTER5
 */
export function perGameTable<Entry extends PerGameEntry>(
  entries: readonly Entry[],
  view: PerGameView,
  competitionMinimum: number,
): PerGameTable<Entry> {
  const minimumGames = view.minimumGames ?? competitionMinimum;
  const rows = entries.filter(({ sums }) => sums.games >= minimumGames).map((entry) => ({ ...entry, values: valuesOf(entry, view.mode) }));
  const sortedBy = (row: (typeof rows)[number]) => valueIn(row.sums, view.sort, view.mode, row.possessionsPerSecond);
  return {
    rows: ranked(
      rows,
      (one, other) => blanksLast(sortedBy(one), sortedBy(other), view.descending),
      (one, other) => byText(one.person, other.person),
    ),
    minimumGames,
  };
}

/** One cell of the table, in its mode. */
export function valueIn(
  sums: FigureSums & { readonly games: number; readonly starts?: number },
  column: PerGameColumn,
  mode: PerGameMode,
  possessionsPerSecond: number | null = null,
): number | null {
  if (column === "games") return sums.games;
  if (column === "starts") return sums.starts ?? null;
  switch (mode) {
    case "per-game":
      return averageOf(sums, column);
    case "totals":
      return totalOf(sums, column);
    case "per-40":
      return perMinutesOf(sums, column, 40);
    case "per-36":
      return perMinutesOf(sums, column, 36);
    case "per-100":
      return perPossessionsOf(sums, column, possessionsPerSecond);
    default:
      return never(mode);
  }
}

function valuesOf({ sums, possessionsPerSecond }: PerGameEntry, mode: PerGameMode): PerGameValues {
  const cells = [...countStatistics, ...ratioStatistics].map(
    (statistic) => [statistic, valueIn(sums, statistic, mode, possessionsPerSecond)] as const,
  );
  return Object.fromEntries(cells) as PerGameValues;
}

function blanksLast(one: number | null, other: number | null, descending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return descending ? mostFirst(one, other) : mostFirst(other, one);
}
