import type { Figure, FiguredGame } from "./game-figures.ts";

/** How a figure is spread over many games. */
export type Distribution = { readonly mean: number; readonly deviation: number; readonly count: number };

/** `null` where no game tells the figure. */
export function distributionOf(figure: Figure, games: readonly FiguredGame[]): Distribution | null {
  return spread(games.flatMap((game) => figure.of(game)));
}

/** Mean and standard deviation of what is known. */
export function spread(values: readonly (number | null)[]): Distribution | null {
  const known = values.filter((value) => value !== null && Number.isFinite(value)) as number[];
  if (known.length === 0) return null;
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const squares = known.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / known.length), count: known.length };
}
