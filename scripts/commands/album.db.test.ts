import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { uploadedFiles } from "#server/files/uploaded-files.ts";
import { editorialQueriesFor } from "#server/queries/editorial/editorial-queries.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { said, typedCommandWith } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
const folder = await mkdtemp(join(tmpdir(), "albums-"));
const [photo, other, text, broken, large] = ["photo.jpg", "other.png", "list.txt", "broken.jpg", "large.png"].map((name) =>
  join(folder, name),
) as [string, string, string, string, string];
const place = ["--tenant", "klb", "--album", "tip-off"];
const made = ["--title", "Prvi sudijski", "--date", "2026-10-01", "--locale", "sr"];
const ofGame = ["--season", "2026-27", "--league", "first", "--round", "1", "--game", "avala-cer"];
const game = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "avala-cer" };
let league: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "klb", ["Avala", "Cer"]);
  await league.game({ home: "Avala", away: "Cer", round: 1 });
  const plain = (width: number, height: number, background: string) => sharp({ create: { width, height, channels: 3, background } });
  await plain(1200, 800, "#456").jpeg().toFile(photo);
  await plain(600, 900, "#654").png().toFile(other);
  await plain(10_000, 10_000, "#123").png({ compressionLevel: 1 }).toFile(large);
  const whole = await plain(900, 700, "#333").jpeg().toBuffer();
  await writeFile(broken, whole.subarray(0, whole.length / 2));
  await writeFile(text, "Avala – Cer");
});
afterAll(async () => rm(folder, { recursive: true }));

/** A command as an operator types it, on the test's database. */
async function album(...args: readonly string[]) {
  const outcome = await typedCommandWith({ DATA_DIR: folder }, database.databaseUrl, "album", ...args);
  return { code: outcome.code, said: said(outcome) };
}

async function shown() {
  const [first] = await editorialQueriesFor(database.db, league.tenantId, () => undefined).albums("sr", { game });
  return first?.photos ?? [];
}

async function files(): Promise<number> {
  return (await database.db.selectFrom("files").select("file_id").execute()).length;
}

describe("fullcourt album", () => {
  it("PHOTO1 refuses in one line what it cannot do, and keeps nothing", async () => {
    const add = async (...args: readonly string[]) => (await album("add", ...place, ...ofGame, ...made, ...args)).said;
    expect(await add("--file", photo, "--file", text)).toBe(`album: ${text} is no picture: JPEG, PNG, WebP and AVIF are read`);
    expect(await add("--file", photo, "--file", broken)).toBe(`album: ${broken} is damaged`);
    expect(await add("--file", large)).toBe(`album: ${large} has more than 80 million pixels`);
    expect(await add("--file", join(folder, "none.jpg"))).toContain("there is no file");
    expect(await add()).toContain("--file is a photo");
    expect(await add("--file", photo, "--file", other, "--caption", "Koš")).toContain("--caption is of one photo");
    expect(await add("--file", photo, "--date", "2026-02-30")).toContain("--date must be like");
    expect(await add("--file", photo, "--locale", "de")).toContain("--locale must be one of");
    expect((await album("add", "--tenant", "klb", "--album", "../Tip Off", "--file", photo)).said).toContain("--album is its slug");
    expect((await album("add", ...place, "--file", photo)).said).toBe(
      "album: there is no album tip-off; with --title and --date it is made",
    );
    expect((await album("add", ...place, ...made, "--file", photo)).said).toBe("album: a new album is of a --game or of a --club");
    expect((await album("remove", ...place)).said).toBe("album: there is no album tip-off");
    expect((await album("list")).said).toContain("usage: album add|remove|list");
    expect([(await album("list", "--tenant", "klb")).said, await files()]).toEqual(["", 0]);
  });

  it("PHOTO2 PHOTO3 cuts and shows, each photo once, behind those that stand", async () => {
    const first = await album("add", ...place, ...ofGame, ...made, "--file", photo, "--caption", "Podbacivanje", "--author", "Ana Anić");
    expect(first).toEqual({ code: 0, said: "tip-off: 1 added" });
    expect((await album("add", ...place, "--file", photo, "--file", other)).said).toBe("tip-off: 1 added, 1 there already");
    expect((await album("add", ...place, ...ofGame, ...made, "--file", photo)).said).toContain("tip-off is there already");
    expect((await album("list", "--tenant", "klb")).said).toBe("tip-off  2026-10-01  2");
    const photos = await shown();
    expect(photos.map(({ width, height, sizes }) => [width, height, sizes.map((size) => [size.width, size.height])])).toEqual([
      [
        1200,
        800,
        [
          [480, 320],
          [960, 640],
          [1200, 800],
        ],
      ],
      [
        600,
        900,
        [
          [480, 720],
          [600, 900],
        ],
      ],
    ]);
    expect(photos[0]).toMatchObject({ caption: { text: "Podbacivanje", locale: "sr" }, author: "Ana Anić" });
    expect(photos[0]?.sizes[0]?.url).toMatch(/^\/files\/[0-9a-f-]+\/tip-off-[0-9a-f]{8}-480\.webp$/);
  });

  it("PHOTO4 takes one away, then all, with the addresses of every size", async () => {
    const read = uploadedFiles(database.db, folderFileStore(join(folder, "files")));
    const bytesAt = async (url = "") => (await read(league.tenantId, url.split("/")[2] ?? ""))?.bytes.length ?? null;
    const [first, second] = await shown();
    expect(await bytesAt(first?.sizes[0]?.url)).toBeGreaterThan(0);
    expect((await album("remove", ...place, "--photo", "3")).said).toBe("album: tip-off has no photo 3");
    expect((await album("remove", ...place, "--photo", "1")).said).toBe("tip-off: photo 1 removed");
    expect((await shown()).map(({ url }) => url)).toEqual([second?.url]);
    expect([await bytesAt(first?.url), await bytesAt(first?.sizes[0]?.url)]).toEqual([null, null]);
    expect(await bytesAt(second?.sizes[0]?.url)).toBeGreaterThan(0);
    expect((await album("remove", ...place)).said).toBe("tip-off: removed");
    expect([await shown(), await files()]).toEqual([[], 0]);
  });
});
