import { distributionOf, type Distribution, spread } from "#demo/distributions/distribution.ts";
import { type Figure, figures, teamFigures } from "#demo/distributions/game-figures.ts";
import { simulatedGames } from "#demo/distributions/simulated-games.ts";
import { buildWorld } from "#demo/world.ts";
import { csvGames } from "#tests/support/games/csv-games.ts";
import { realGames, realMargins } from "#tests/support/games/real-distributions.ts";

/** The demo's games beside real ones, figure by figure: the table of docs/demo.md. */
const simulated = simulatedGames(buildWorld(Date.UTC(2026, 10, 18, 12)));
const { euroleague, livestats } = await realGames();
/** Of players these files say nothing that could be told apart. */
const women = csvGames();

/** What fewer games tell is no distribution: some sources draw their shots in a single game. */
const fewest = 10;

function printed(distribution: Distribution | null, { unit }: Pick<Figure, "unit">): string {
  if (distribution === null || distribution.count < fewest) return "–";
  const [times, digits] = unit === "share" ? [100, 1] : [1, distribution.mean < 10 ? 2 : 1];
  const end = unit === "share" ? " %" : "";
  return `${(distribution.mean * times).toFixed(digits)}${end} ± ${(distribution.deviation * times).toFixed(1)}`;
}

console.log(
  `| Figure | demo (${simulated.length} games) | EuroLeague (${euroleague.length}) | LiveStats (${livestats.length}) | WNBL (${women.length}) |`,
);
console.log("|---|---|---|---|---|");
for (const figure of figures) {
  const ofTeams = teamFigures.includes(figure);
  const cells = [simulated, euroleague, livestats, ofTeams ? women : []].map((games) => printed(distributionOf(figure, games), figure));
  console.log(`| ${figure.name} | ${cells.join(" | ")} |`);
}
const margins = realMargins();
const older = [margins.map(Math.abs), margins.map((margin) => Number(margin > 0)), margins];
console.log(`2001–2010, ${margins.length} games: margin ${printed(spread(older[0] ?? []), { unit: "count" })}`);
console.log(
  `home win ${printed(spread(older[1] ?? []), { unit: "share" })}, home margin ${printed(spread(older[2] ?? []), { unit: "count" })}`,
);
