import { expect, test } from "vitest";
import type { ShareImage } from "#contract/share-image.ts";
import { madeUpShareImage as madeUp } from "#tests/support/fixtures/made-up-share-image.ts";
import { shareImages } from "./share-images.ts";

const draw = shareImages();
const withCrest: ShareImage = { ...madeUp, home: { ...madeUp.home, crestUrl: "/crest.svg" } };

async function none() {
  return null;
}

/** Width and height, as the head of a PNG says them. */
function sizeOf(png: Uint8Array): [number, number] {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\u0089PNG\r\n\u001a\n");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("a share image is a PNG of its size, the same for the same game, another for another score", async () => {
  const first = await draw(madeUp, none);
  expect(sizeOf(first)).toEqual([1200, 630]);
  expect(Buffer.compare(await draw(madeUp, none), first)).toBe(0);
  const later = await draw({ ...madeUp, middle: { kind: "score", home: "84", away: "79", trailing: null } }, none);
  expect(Buffer.compare(later, first)).not.toBe(0);
});

test("a crest that is missing or no picture gives way to the club's code on its colours", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f00" d="M0 0h9v9H0Z"/></svg>';
  const [drawn, missing, broken, shown] = await Promise.all([
    draw(madeUp, none),
    draw(withCrest, none),
    draw(withCrest, async () => new TextEncoder().encode("no picture")),
    draw(withCrest, async () => new TextEncoder().encode(svg)),
  ]);
  expect(Buffer.compare(missing, drawn)).toBe(0);
  expect(Buffer.compare(broken, drawn)).toBe(0);
  expect(Buffer.compare(shown, drawn)).not.toBe(0);
});

test("names of any length, and a game without score or date, are drawn", async () => {
  const name = "Omladinski košarkaški klub Železničar Inđija – Novosadskosremskokarlovački";
  const long = { ...madeUp, home: { ...madeUp.home, name, code: "ŽEINĐ" }, occasion: name.repeat(3), league: name, foot: name.repeat(3) };
  expect(sizeOf(await draw({ ...long, middle: { kind: "score", home: "112", away: "108", trailing: "away" } }, none))).toEqual([1200, 630]);
  expect(sizeOf(await draw({ ...long, middle: { kind: "word" }, state: name, foot: "" }, none))).toEqual([1200, 630]);
});

test("SHARE3 a league's own picture is a PNG of the same size, with its logo where it has one that can be drawn", async () => {
  const { colors } = madeUp;
  const league = { colors, title: "Košarkaška liga Beograda", logoUrl: "/logo.svg", host: "league.example" };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f00" d="M0 0h9v9H0Z"/></svg>';
  const [bare, crested, long] = await Promise.all([
    draw(league, none),
    draw(league, async () => new TextEncoder().encode(svg)),
    draw({ ...league, title: "Ш".repeat(300) }, none),
  ]);
  for (const picture of [bare, crested, long]) expect(sizeOf(picture)).toEqual([1200, 630]);
  expect(Buffer.compare(bare, crested)).not.toBe(0);
});
