import { expect, it } from "vitest";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { pageTags } from "#contract/page-tags.ts";
import { boxOfStretch } from "./box-of-stretch.ts";

const database = databaseForThisFile();

it("BOX13 a part of a stored game is folded from its log, by the log's own rules, and moves with the game", async () => {
  const league = await LeagueInDatabase.founded(database.db, "parts", ["Avala", "Banjica"]);
  const gameId = await league.game({ home: "Avala", away: "Banjica" });
  const sheet = Scoresheet.begun();
  sheet.at("7:00").shot("h4", 3, true);
  sheet.at("0:00").add({ type: "period.end" });
  sheet.at("8:00", 2).add({ type: "period.start" });
  sheet.at("6:00").shot("a5", 2, true);
  await league.append(
    gameId,
    sheet.events.map((event) => ({ ...event, recording: { ...event.recording, ruleProfile: "fiba/4x8+5" } })),
  );
  const tags: string[] = [];
  const part = (index: number) =>
    boxOfStretch(league.db, league.tenantId, (tag) => tags.push(tag), { gameId, ruleProfile: "fiba" }, { from: index, to: index });
  const [first, second] = [await part(0), await part(1)];
  expect([first?.home.points, first?.away.points, second?.home.points, second?.away.points]).toEqual([3, 0, 0, 2]);
  // Two minutes of a quarter of eight.
  expect(second?.home.players.find((line) => line.key === key("h4"))).toMatchObject({ seconds: 120, plusMinus: -2 });
  expect(await part(2)).toBeNull();
  const told = sheet.events.length;
  sheet.at("5:00").shot("h6", 2, true);
  await league.append(gameId, sheet.events.slice(told));
  expect((await part(1))?.home.points).toBe(2);
  expect(new Set(tags)).toEqual(new Set([pageTags.game(gameId)]));
});

it("BOX13 a game without a log, and one of nobody's, has no parts", async () => {
  const league = await LeagueInDatabase.founded(database.db, "no-parts", ["Avala", "Banjica"]);
  const gameId = await league.game({ home: "Avala", away: "Banjica" });
  const nobodys = "00000000-0000-4000-8000-000000000000" as GameId;
  for (const id of [gameId, nobodys]) {
    const part = boxOfStretch(league.db, league.tenantId, () => undefined, { gameId: id, ruleProfile: "fiba" }, { from: 0, to: 0 });
    expect(await part).toBeNull();
  }
});
