import { beforeAll, describe, expect, it } from "vitest";
import type { EventId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { said, typedCommand } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const place = ["--tenant", "klb", "--season", "2026-27", "--league", "first", "--round", "1", "--game", "avala-cer"];
const url = ["--url", "https://vimeo.com/7"];
let three: EventId;

beforeAll(async () => {
  const league = await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Cer"]);
  const game = await league.game({ home: "Avala", away: "Cer" });
  await league.person("Pera", "Perić");
  const sheet = Scoresheet.begun().at("4:31", 1);
  three = sheet.shot("h4", 3, true);
  await league.append(game, sheet.events);
});

/** A command as an operator types it, on the test's database. */
async function video(verb: string, ...args: readonly string[]): Promise<string> {
  return said(await typedCommand(database.databaseUrl, "game-video", verb, ...place, ...args));
}

// Each run of a command starts a process.
describe("fullcourt game-video", { timeout: 120_000 }, () => {
  it("CLIP5 a clip of a play is added by the event that the list of plays names, and listed with it", async () => {
    expect(await video("plays")).toContain(`${three}  Q1 4:31  home  4 N Player 4  threePointerMade`);
    expect(await video("add", ...url, "--play", three)).toBe("https://vimeo.com/7: added");
    expect(
      await video("add", "--url", "https://youtu.be/aB3_-x9Z0qw", "--kind", "interview", "--title", "After it", "--players", "pera-peric"),
    ).toBe("https://youtu.be/aB3_-x9Z0qw: added");
    const listed = await video("list");
    expect(listed).toContain(`https://vimeo.com/7  play  play ${three}`);
    expect(listed).toContain("https://youtu.be/aB3_-x9Z0qw  interview  players pera-peric  After it");
    expect(await video("remove", ...url)).toBe("https://vimeo.com/7: removed");
    expect(await video("remove", ...url)).toContain("has no video https://vimeo.com/7");
  });

  it("CLIP5 what the league does not have is refused in one line, and nothing is kept", async () => {
    expect(await video("add", ...url, "--play", "nothing")).toBe(
      'game-video: avala-cer has no play nothing: "game-video plays" lists them',
    );
    expect(await video("add", ...url, "--kind", "interview", "--title", "x", "--players", "nobody")).toBe(
      "game-video: --players: there is no player nobody",
    );
    expect(await video("add", ...url, "--kind", "play", "--title", "x", "--at", "soon")).toBe(
      'game-video: --at must be like 2026-12-01T19:00 or draft, not "soon"',
    );
    expect(await video("add", ...url, "--title", "81:80 at the buzzer")).toContain("--title tells a score");
    expect(await video("list")).not.toContain("https://vimeo.com/7");
  });
});
