import { expect, it } from "vitest";
import { areasOf } from "./areas.ts";

it("names the shell's words and those of the matched routes, once each", () => {
  expect(
    areasOf([{}, { handle: { areas: ["game", "plays"] } }, { handle: { areas: ["game", "shell"] } }, { handle: "something else" }]),
  ).toEqual(["shell", "game", "plays"]);
});
