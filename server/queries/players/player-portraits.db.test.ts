import { expect, it } from "vitest";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { filesFor } from "../../db/repositories/files.ts";
import { portraitsFor } from "../../db/repositories/portraits.ts";
import { teamsFor } from "../../db/repositories/teams.ts";
import { clubQueriesFor } from "../clubs/club-queries.ts";
import { playerQueriesFor } from "./player-queries.ts";

const database = databaseForThisFile();

/** As his own page, the list of all and his team's list have a portrait, and what those pages were read from. */
async function shown({ db, tenantId }: LeagueInDatabase) {
  const tags: PageTag[][] = [[], [], []];
  const note = (page: number) => (tag: PageTag) => void tags[page]?.push(tag);
  const profile = await playerQueriesFor(db, tenantId, note(0)).player("pera-peric", { overview: false });
  const list = await playerQueriesFor(db, tenantId, note(1)).players({
    letter: null,
    clubSlug: null,
    position: null,
    country: null,
    page: 1,
    order: "sr",
  });
  const address = { seasonSlug: "2026-27", leagueSlug: "first", teamSlug: "avala" };
  const team = await clubQueriesFor(db, tenantId, note(2)).team(address);
  const portraits = [profile?.portrait, list?.lines[0]?.portrait, team?.roster[0]?.portrait];
  return { portraits, areNoted: tags.map((noted) => noted.includes(pageTags.portraits)) };
}

it("PORT4 a portrait stands on every page that shows him, which is made anew when it changes", async () => {
  const league = await LeagueInDatabase.founded(database.db, "portrait-pages", ["Avala"]);
  const { db, tenantId } = league;
  const personId = await league.person("Pera", "Perić");
  const entry = { teamId: league.team("Avala"), personId, shirtNumber: "7", validFrom: null, validTo: null };
  await teamsFor(db, tenantId).saveRosterEntry({ ...entry, position: "PG", captain: false });
  expect(await shown(league)).toEqual({ portraits: [null, null, null], areNoted: [true, true, true] });

  const kept = ["webp 240", "webp 96", "jpeg 240"].map(async (text, place) => {
    const [format, width] = text.split(" ");
    const size = { width: Number(width), height: Number(width) * 1.25 };
    return filesFor(db, tenantId).save({
      digest: `${place}`.repeat(64),
      name: `pera.${width}`,
      mediaType: `image/${format}`,
      bytes: 9,
      size,
    });
  });
  const [large, small, jpeg] = await Promise.all(kept);
  if (!large || !small || !jpeg) throw new Error("three files");
  await portraitsFor(db, tenantId).save(personId, [large, small, jpeg]);
  const portrait = {
    sizes: [
      { url: `/files/${small}/pera.96`, width: 96, height: 120 },
      { url: `/files/${large}/pera.240`, width: 240, height: 300 },
    ],
    jpeg: { url: `/files/${jpeg}/pera.240`, width: 240, height: 300 },
  };
  expect((await shown(league)).portraits).toEqual([portrait, portrait, portrait]);
});
