import { expect, it } from "vitest";
import { playsInForce } from "../game/plays-in-force.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { shotsOf } from "./shots-of.ts";

it("SHOT1 a chart shows attempts with a known place only, corrections applied", () => {
  const sheet = Scoresheet.begun();
  const missed = sheet.at("9:40").shot("h4", 2, false);
  sheet.at("9:20").shot("a5", 3, true);
  const shot = sheet.events.find(({ eventId }) => eventId === missed);
  if (shot?.op !== "add" || shot.fact.type !== "field-goal") throw new Error("no shot");
  expect(shotsOf(playsInForce(sheet.events))).toEqual([]);

  sheet.amends(missed, { ...shot.fact, made: true, position: { x: -2.1, y: 3.4 } });

  expect(shotsOf(playsInForce(sheet.events))).toEqual([
    {
      eventId: missed,
      side: "home",
      player: key("h4"),
      period: { kind: "regular", number: 1 },
      clockMs: 580_000,
      value: 2,
      made: true,
      position: { x: -2.1, y: 3.4 },
    },
  ]);
});
