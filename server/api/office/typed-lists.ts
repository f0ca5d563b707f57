import { problem } from "../../http/responses.ts";
import { newClubColours } from "#contract/office/club.ts";
import { nameOf } from "./office-parts.ts";
import { rowsOf, type Store } from "./office-rows.ts";
import { type OfficeRequest, storeNamed } from "./office-request.ts";
import type { SentTo } from "./sent-outcome.ts";
import { nextStep, shownStep } from "./step-outcome.ts";
import { currentSeason } from "./set-up-parts.ts";

/** More than any league has: a list that is longer is a file. */
const mostLines = 200;

type Lists = { readonly clubs: string; readonly halls: string };

/**
 * Names one a line, a club's short code or a hall's town behind a semicolon. What is there already by its name is left as it is. Each
 * club gets a team in the league of the season that is on. WIZ7
 */
export async function storeTypedLists(asked: OfficeRequest, lists: Lists): Promise<SentTo | Response> {
  const [clubs, halls] = [storeNamed(asked, "club"), storeNamed(asked, "hall")];
  if (clubs === null || halls === null) return problem(asked.context, "no-role");
  const [clubLines, hallLines] = [linesOf(lists.clubs), linesOf(lists.halls)];
  if (clubLines.length + hallLines.length === 0) return shownStep(asked, "clubs", 422, { list: { typed: lists } });
  const known = await rowsOf(asked, clubs);
  const [clubSlugs, colours] = [slugsByName(known), newClubColours];
  let made = 0;
  const left = { clubs: [] as string[], halls: [] as string[] };
  for (const [place, { line, name, more }] of clubLines.entries()) {
    if (clubSlugs.has(keyOf(name))) continue;
    const typed = { name, code: more === "" ? codeOf(name) : more, ...colours(known.length + place) };
    const slug = await make(asked, clubs, typed);
    if (slug === null) left.clubs.push(line);
    else {
      clubSlugs.set(keyOf(name), slug);
      made += 1;
    }
  }
  const hallSlugs = slugsByName(await rowsOf(asked, halls));
  for (const { line, name, more } of hallLines) {
    if (hallSlugs.has(keyOf(name))) continue;
    const slug = await make(asked, halls, { name, ...(more !== "" && { city: more }) });
    if (slug === null) left.halls.push(line);
    else made += 1;
  }
  await makeTeams(
    asked,
    clubLines.map(({ name, more }) => ({ name, code: more === "" ? codeOf(name) : more, club: clubSlugs.get(keyOf(name)) })),
  );
  if (left.clubs.length + left.halls.length > 0)
    return shownStep(asked, "clubs", 422, { list: { typed: { clubs: left.clubs.join("\n"), halls: left.halls.join("\n") } } });
  return nextStep(asked, "clubs", { done: "imported", made: String(made), changed: "0", same: "0" });
}

type Line = { readonly line: string; readonly name: string; readonly more: string };

function linesOf(text: string): readonly Line[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, mostLines)
    .map((line) => {
      const [name = "", more = ""] = line.split(/[;\t]/).map((part) => part.trim());
      return { line, name, more };
    });
}

/** What is sent twice finds its names there, and makes nothing more. */
async function make(asked: OfficeRequest, store: Store, typed: Readonly<Record<string, unknown>>): Promise<string | null> {
  const order = { act: "make", changeId: crypto.randomUUID(), reason: null, typed } as const;
  const outcome = await asked.desk.change(asked.visitor, store, order, "screen");
  return outcome.kind === "stored" || outcome.kind === "same" ? outcome.slug : null;
}

async function makeTeams(
  asked: OfficeRequest,
  clubs: readonly { readonly name: string; readonly code: string; readonly club: string | undefined }[],
): Promise<void> {
  const [seasons, competitions, teams] = [storeNamed(asked, "season"), storeNamed(asked, "competition"), storeNamed(asked, "team")];
  if (seasons === null || competitions === null || teams === null) return;
  const season = await currentSeason(asked, seasons);
  const competition = (await rowsOf(asked, competitions)).find(({ values }) => values["season"] === season)?.slug;
  if (season === undefined || competition === undefined) return;
  const there = new Set(
    (await rowsOf(asked, teams)).filter(({ values }) => values["competition"] === competition).map(({ values }) => values["club"]),
  );
  for (const { name, code, club } of clubs)
    if (club !== undefined && !there.has(club)) await make(asked, teams, { competition, club, name, shortName: name, code });
}

function slugsByName(rows: readonly { readonly slug: string; readonly values: Readonly<Record<string, unknown>> }[]): Map<string, string> {
  return new Map(rows.map(({ slug, values }) => [keyOf(nameOf(values)), slug]));
}

function keyOf(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/** Three letters of its longest word, as scoreboards show it. */
function codeOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), "");
  return [...longest].slice(0, 3).join("").toUpperCase() || "TBD";
}
