import { expect, it } from "vitest";
import type { ClubId } from "../../db/row-ids.ts";
import { meetingScorers, type MeetingScorerRows } from "./meeting-scorers.ts";

const persons = ["ana", "bora", "ceca"].map((id) => ({ id, slug: id, given: id, family: id, own: true }));
const row = (person: string, club: string, game: string | null, points: number) => ({ person, club, game, points });
const rows = [row("bora", "own", null, 30), row("ana", "own", null, 41), row("ceca", "other", null, 50), row("ana", "own", "first", 25)];

it("LOOK19 scorers stand with their club, best first, and each game has its own", () => {
  const { scorers, firstOf } = meetingScorers({ rows, refs: { persons } } as unknown as MeetingScorerRows, "own" as ClubId);
  expect(scorers.own.map(({ person, points }) => [person.slug, points])).toEqual([
    ["ana", 41],
    ["bora", 30],
  ]);
  expect(scorers.opponents).toMatchObject([{ person: { slug: "ceca" }, points: 50 }]);
  expect(firstOf("first")).toMatchObject({ person: { slug: "ana" }, points: 25 });
  expect(firstOf("second")).toBeNull();
});
