import { expect, it } from "vitest";
import { playsInForce } from "../game/plays-in-force.ts";
import { key, Scoresheet } from "#tests/support/scoresheet.ts";
import { pairingsOf } from "./pairings.ts";

it("BOX12 who passed to whom and drew fouls from whom, most often first; unlinked or uncredited is left out", () => {
  const sheet = Scoresheet.begun();
  for (const value of [2, 3] as const) {
    const basket = sheet.shot("h4", value, true);
    sheet.add({ type: "assist", side: "home", player: key("h5") }, { link: { to: basket, kind: "assist-of" } });
  }
  const foul = sheet.foul("a6");
  sheet.add({ type: "foul.drawn", side: "home", player: key("h4") }, { link: { to: foul, kind: "foul-drawn-of" } });
  sheet.add({ type: "assist", side: "home", player: key("h6") });
  const lost = sheet.add({ type: "turnover", side: "away", player: null, kind: "other" });
  sheet.add({ type: "steal", side: "home", player: key("h6") }, { link: { to: lost, kind: "steal-of" } });
  expect(pairingsOf(playsInForce(sheet.events))).toEqual([
    { kind: "assist", by: key("h5"), on: key("h4"), count: 2 },
    { kind: "foul-drawn", by: key("h4"), on: key("a6"), count: 1 },
  ]);
});
