import { expect, it } from "vitest";
import { usualFantasySettings as settings } from "#core/fantasy/fantasy-settings.ts";
import { marketOf } from "#tests/support/fixtures/fantasy-market.ts";
import type { PickedPlayer } from "./picked-player.ts";
import { candidates, firstWish, type PickerWish } from "./picker-model.ts";
import { draftOf, type SquadGround } from "./squad-draft.ts";

const ground: SquadGround = {
  settings,
  market: marketOf({ 2: { price: 9999 } }),
  clubsPlaying: 12,
  team: null,
  unlimited: false,
  locksAt: 1000,
  hasBegun: () => false,
};
const someone = { group: "guard", status: null, clubSlug: "bedem", clubName: "Bedem", form: null };
const players = new Map(
  [
    { ...someone, number: 1, fullName: "Đorđe Ban", status: "out" },
    { ...someone, number: 2, fullName: "Luka Ilić" },
    { ...someone, number: 3, fullName: "Petar Lazić" },
  ].map((player) => [player.number, player as PickedPlayer]),
);
function found(wish: Partial<PickerWish>): readonly number[] {
  return candidates(ground, draftOf(ground), 0, players, { ...firstWish, ...wish }).map(({ player }) => player.number);
}

it("LOOK25 whom a name is typed of is found though out or too dear; of a club only those who fit", () => {
  expect(found({})).toEqual([3]);
  expect(found({ text: "dorde" })).toEqual([1]);
  expect(found({ text: "ilic" })).toEqual([2]);
  expect(found({ text: "bedem" })).toEqual([3]);
  expect(found({ text: "ban", club: "gavran" })).toEqual([]);
});
