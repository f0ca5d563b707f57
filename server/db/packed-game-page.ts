import type { Count } from "#core/stats/box-score.ts";
import type { GamePage } from "./game-boxes-table.ts";
import { type Packed, unpackJson } from "./packed-json.ts";

/** Of a row that was written when the house had two names for the performance index rating, this is the other one. */
type KeptLine = { performanceIndexRating: Count; efficiencyIndex?: Count };

/** A game's page as it is kept, whichever version of the program wrote it. */
export function unpackGamePage(packed: Packed<GamePage>): GamePage {
  const page = unpackJson(packed);
  for (const { totals, players } of Object.values(page.box.teams)) [totals, ...players].forEach(readOtherName);
  return page;
}

function readOtherName(line: KeptLine): void {
  if (line.efficiencyIndex === undefined) return;
  line.performanceIndexRating = line.efficiencyIndex;
  delete line.efficiencyIndex;
}
