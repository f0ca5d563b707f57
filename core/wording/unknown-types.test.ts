import { expect, it } from "vitest";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { foldGame } from "../game/evolve.ts";
import type { Fact } from "../game/facts.ts";
import { playsInForce } from "../game/plays-in-force.ts";
import { fiba } from "../rules/fiba.ts";
import { boxScoreOf } from "../stats/fold-box-score.ts";
import { playLines } from "./play-lines.ts";

it("LOG8 a program one version behind reads a game with types it does not know as if they were not there", () => {
  const [newer, older] = [Scoresheet.begun(), Scoresheet.begun()];
  for (const sheet of [newer, older]) {
    sheet.at("9:00").shot("h4", 3, true);
    if (sheet === newer) sheet.at("8:30").add({ type: "drone.camera", side: "home", player: "h4" } as unknown as Fact);
    sheet.at("8:00").shot("a4", 2, true);
  }
  expect(boxScoreOf(foldGame(newer.events, fiba))).toEqual(boxScoreOf(foldGame(older.events, fiba)));
  const saidBy = (sheet: Scoresheet) => playLines(playsInForce(sheet.events)).map(({ wording, score }) => [wording, score]);
  expect(saidBy(newer)).toEqual(saidBy(older));
});
