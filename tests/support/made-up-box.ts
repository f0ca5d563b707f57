import { expect } from "vitest";
import type { BoxScore } from "#core/stats/box-score.ts";
import { madeUpBox, madeUpTotals } from "./made-up-game.ts";

/** Expects a reader's box score of the made-up game to be the one counted by hand. `family` finds a player's line. */
export function expectMadeUpBox(box: BoxScore, family = (who: string) => `Surname${who}`): void {
  for (const [who, hand] of Object.entries(madeUpBox)) {
    const team = box.teams[who.startsWith("A") ? "home" : "away"];
    const line = team.players.find(({ familyName }) => familyName === family(who));
    const mine = Object.fromEntries(Object.keys(hand).map((figure) => [figure, line?.[figure as keyof typeof line]]));
    expect([who, mine]).toEqual([who, hand]);
  }
  const { home, away, periods } = madeUpTotals;
  expect(box.teams.home.totals).toMatchObject(home);
  expect(box.teams.away.totals).toMatchObject(away);
  expect(box.periods.map((period) => [period.home, period.away])).toEqual(periods);
  expect([box.teams.home.points, box.teams.away.points]).toEqual([13, 10]);
}
