import { digestOf, type DryRun, usualColumns } from "./dry-run.ts";
import { type DraftRow, fieldText, ImportDraft } from "./import-draft.ts";
import { ClubMatcher } from "./match-club.ts";
import { HallMatcher } from "./match-hall.ts";
import type { OfficeWorld } from "./office-world.ts";
import { checkPeople } from "./people-checks.ts";
import { type GivenAnswer, QuestionBook } from "./question-book.ts";
import { UnreadableFile } from "./sheet-grid.ts";
import { placeOfPost, type SportsPressSite } from "./sportspress-site.ts";
import { gamesOfSportsPress } from "./sportspress-games.ts";
import { newsOfSportsPress } from "./sportspress-news.ts";
import { peopleOfSportsPress } from "./sportspress-people.ts";
import { readWordPressExport, type WordPressExport, type WordPressPost } from "./wordpress-export.ts";

/**
 * What the export of a SportsPress site would bring: its teams as clubs, venues as halls, players and staff, games with periods and
 * results, each into its season and competition, posts as news. What has no place here yet is counted by what it is, and kept nowhere. WXR4
 */
export function readSportsPress(text: string, world: OfficeWorld, answers: readonly GivenAnswer[]): DryRun {
  const whole = readWordPressExport(text);
  const book = new QuestionBook(answers);
  const workbook = { format: "wxr", hasSheets: false, sheets: [] } as const;
  const draft = new ImportDraft(workbook, world, book, new ClubMatcher(world, book), new HallMatcher(world, book));
  const of = (type: string) => whole.posts.filter((post) => post.type === type && ["publish", "future", "private"].includes(post.status));
  if (!whole.posts.some(({ type }) => type.startsWith("sp_")))
    throw new UnreadableFile("broken", "This export of WordPress holds nothing of SportsPress: choose All content when you export.");
  const clubs = new Map(of("sp_team").map((team) => [team.id, draft.clubs.match(team.title, placeOfPost(team))]));
  const site: SportsPressSite = { ...whole, draft, of, clubOf: (id) => clubs.get(id) ?? null };
  for (const team of of("sp_team")) draft.rows.push(clubRow(team, clubs.get(team.id) ?? team.title));
  for (const venue of whole.venues) draft.rows.push(hallRow(draft, venue));
  peopleOfSportsPress(site);
  gamesOfSportsPress(site);
  newsOfSportsPress(site);
  checkPeople(draft);
  leaveOthers(site);
  return {
    opens: true,
    format: "wxr",
    kind: "several",
    questions: book.questions,
    rows: draft.rows,
    refused: draft.refused,
    warnings: draft.warnings,
    left: draft.left,
    rowsDigest: digestOf(draft.rows, usualColumns(draft.rows)),
  };
}

function clubRow(team: WordPressPost, name: string): DraftRow {
  const short = team.meta.get("sp_abbreviation")?.at(-1) ?? "";
  const site = team.meta.get("sp_url")?.at(-1) ?? "";
  return { at: placeOfPost(team), name, short: short === "" ? null : short, ...(site !== "" && { site }) };
}

function hallRow(draft: ImportDraft, { name, slug, meta }: WordPressExport["venues"][number]): DraftRow {
  const [latitude, longitude] = [Number(meta.get("sp_latitude") ?? Number.NaN), Number(meta.get("sp_longitude") ?? Number.NaN)];
  const at = `venue ${slug}`;
  const isPlaced = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const address = meta.get("sp_address") ?? "";
  return {
    at,
    kind: "hall",
    name: draft.halls.match(name, at, true).name,
    address: address === "" ? null : address,
    ...(isPlaced && { latitude, longitude }),
  };
}

/** Each once by its kind, with how many: nobody reads a line for each picture. */
function leaveOthers({ posts, of, draft }: SportsPressSite): void {
  const kinds = { attachment: "picture", sp_table: "table", sp_calendar: "calendar", sp_list: "list", page: "page" } as const;
  for (const [type, why] of Object.entries(kinds)) {
    const count = type === "attachment" ? posts.filter((post) => post.type === type).length : of(type).length;
    if (count > 0) draft.left.push({ at: type, why: `${why}: ${count}` });
  }
  const sheets = of("sp_event").filter(
    (event) => fieldText({ at: "", v: event.meta.get("sp_players")?.at(-1)?.length }, "v") > "20",
  ).length;
  if (sheets > 0) draft.left.push({ at: "sp_event", why: `box score: ${sheets}` });
}
