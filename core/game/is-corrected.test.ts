import { expect, it } from "vitest";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { playLines } from "../wording/play-lines.ts";
import { playsInForce } from "./plays-in-force.ts";
import { isCorrected } from "./is-corrected.ts";

it("SET10 a basket that is told anew is corrected, a challenge whose outcome is told is not", () => {
  const sheet = Scoresheet.begun();
  const basket = sheet.shot("h4", 2, true);
  const challenge = sheet.add({ type: "challenge", side: "home", successful: null });
  sheet.amends(
    basket,
    sheet.factOf((other) => other.shot("h5", 2, true)),
  );
  sheet.amends(challenge, { type: "challenge", side: "home", successful: true });
  const plays = playsInForce(sheet.events).filter(({ eventId }) => eventId === basket || eventId === challenge);
  expect(plays.map(isCorrected)).toEqual([true, false]);
  expect(playLines(plays).map(({ wording, corrected }) => [wording.key, corrected])).toEqual([["twoPointerMade", true], ["challengeUpheld", false]]); // prettier-ignore
});
