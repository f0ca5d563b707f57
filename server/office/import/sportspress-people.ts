import { readDay } from "#core/kernel/calendar-day.ts";
import { splitName } from "../../imports/split-name.ts";
import type { DraftRow } from "./import-draft.ts";
import { isAssistant, type SportsPressBoxes } from "./sportspress-box.ts";
import { placeOfPost, type SportsPressSite } from "./sportspress-site.ts";
import { metaValue, type WordPressPost } from "./wordpress-export.ts";

/** A player of a year before this one is no child any more that its site gave a date by mistake. */
const youngestYears = 5;

/** Players on the list of their team, coaches and others of the staff. WXR5 */
export function peopleOfSportsPress(site: SportsPressSite): void {
  const { draft, of } = site;
  for (const player of of("sp_player")) draft.rows.push(personRow(site, player, "player"));
  for (const staff of of("sp_staff")) {
    const role = staff.terms.get("sp_role")?.[0]?.name ?? "coach";
    draft.rows.push(personRow(site, staff, isAssistant(role) ? "assistant coach" : "coach"));
  }
}

/**
 * Players stand on the lists of the seasons in whose games they have a line, too: by them a game's players are known. Whoever coached such
 * a game stands at it. Read after it is settled who is whom. WXR9, WXR17
 */
export function staysOfSportsPress({ draft, of }: SportsPressSite, { stays, coached }: SportsPressBoxes): void {
  const rows = new Map(draft.rows.filter((row) => "family" in row).map((row) => [row.at, row]));
  const places = new Map(of("sp_player").map((player) => [player.id, placeOfPost(player)]));
  for (const { player, ...stay } of stays.values()) {
    const row = rows.get(places.get(player) ?? "");
    const isThere = row && (["club", "season", "competition"] as const).every((field) => row[field] === stay[field]);
    if (row && !isThere) draft.rows.push({ ...row, ...stay, at: `${row.at}, ${String(stay.season)}`, of: row.at });
  }
  for (const staff of of("sp_staff")) {
    const row = rows.get(placeOfPost(staff)) as Record<string, unknown> | undefined;
    const games = coached.get(staff.id) ?? 0;
    if (row && games > 0) row["games"] = games;
  }
}

function personRow({ clubOf, made }: SportsPressSite, post: WordPressPost, role: string): DraftRow {
  const { givenName: given, familyName: family } = splitName(post.title);
  const team = [...(post.meta.get("sp_current_team") ?? []), ...(post.meta.get("sp_team") ?? [])].find((id) => id !== "" && id !== "0");
  const season = newestOf(post.terms.get("sp_season")?.map(({ name }) => name) ?? []);
  const competition = post.terms.get("sp_league")?.[0]?.name ?? "";
  const number = post.meta.get("sp_number")?.at(-1) ?? "";
  const country = post.meta.get("sp_nationality")?.at(-1) ?? "";
  return {
    at: placeOfPost(post),
    role,
    family,
    given,
    club: team === undefined ? null : clubOf(team),
    number: number === "" ? null : number,
    // The day of the post is the birthday where a site uses it so; a post of last year is only a post.
    born: bornOn(post.date, made),
    cm: heightOf(post),
    ...(country !== "" && { nationality: country.toUpperCase() }),
    ...(season !== null && { season }),
    ...(competition !== "" && { competition }),
  };
}

function bornOn(date: string, made: string): string | null {
  const [day = "", time = ""] = date.split(" ");
  const years = Number(made.slice(0, 4)) - Number(day.slice(0, 4));
  return readDay(day) !== null && years >= youngestYears && years < 100 && time.startsWith("00:00") ? day : null;
}

function heightOf(post: WordPressPost): number | null {
  const metrics = metaValue(post, "sp_metrics");
  if (!(metrics instanceof Map)) return null;
  const height = Number(/\d{3}/.exec(String(metrics.get("height") ?? ""))?.[0] ?? Number.NaN);
  return height >= 120 && height <= 250 ? height : null;
}

/** `2024-25` after `2023-24`. */
function newestOf(names: readonly string[]): string | null {
  return names.toSorted().at(-1) ?? null;
}
