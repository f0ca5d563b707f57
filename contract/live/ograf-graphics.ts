import type { Side } from "#core/game/facts.ts";
import { type Graphic, lineOfText, longestCaption } from "./graphics.ts";

/** A graphic of the OGraf package: the score, or one of those that the control page takes. */
export type OgrafName = "score-bug" | Graphic["name"];

/** What a renderer asks for: a player by his side and shirt, since a controller knows no keys. */
export type AskedGraphic =
  | { readonly name: "score-bug" }
  | { readonly name: "lower-third"; readonly side: Side; readonly shirt: string }
  | Exclude<Graphic, { readonly name: "lower-third" }>;

export type OgrafField = "page" | "side" | "shirt" | "title" | "note";

/** Each graphic, as controllers list it, with the fields it takes besides the page. */
export const ografGraphics: Readonly<Record<OgrafName, { readonly title: string; readonly fields: readonly OgrafField[] }>> = {
  "score-bug": { title: "Score bug", fields: [] },
  "lower-third": { title: "Player", fields: ["side", "shirt"] },
  coach: { title: "Coach", fields: ["side"] },
  team: { title: "Team", fields: ["side"] },
  caption: { title: "Caption", fields: ["title", "note"] },
  "starting-five": { title: "Starting five", fields: ["side"] },
  "quarter-summary": { title: "Score by quarters", fields: [] },
  "team-comparison": { title: "Team comparison", fields: [] },
  leaders: { title: "Leaders", fields: [] },
  standings: { title: "Standings", fields: [] },
  "replay-break": { title: "Replay", fields: [] },
};

export const ografNames = Object.keys(ografGraphics) as readonly OgrafName[];

export type OgrafReading =
  | { readonly ok: true; readonly origin: string; readonly start: string; readonly asked: AskedGraphic }
  | { readonly ok: false; readonly detail: string };

/**
 * The data of a graphic as its renderer gives them: whose server, where it reads what it starts from, and what it shows.
 * Refused with words for its operator.
 */
export function readOgrafData(name: OgrafName, data: Readonly<Record<string, unknown>>): OgrafReading {
  const page = URL.parse(typeof data["page"] === "string" ? data["page"].trim() : "");
  const path = page?.pathname.replace(/\/$/, "") ?? "";
  if (!page || !/^https?:$/.test(page.protocol) || !path.endsWith("/broadcast"))
    return { ok: false, detail: "page: the address of the game's page that ends in /broadcast" };
  const asked = readAsked(name, data);
  return typeof asked === "string"
    ? { ok: false, detail: asked }
    : { ok: true, origin: page.origin, start: `${page.origin}${path}/start`, asked };
}

function readAsked(name: OgrafName, data: Readonly<Record<string, unknown>>): AskedGraphic | string {
  const { side } = data;
  const text = (field: OgrafField) => (typeof data[field] === "string" ? data[field].trim() : "");
  const isSide = side === "home" || side === "away";
  switch (name) {
    case "lower-third":
      if (!isSide) return notASide;
      return /^\d{1,2}$/.test(text("shirt")) ? { name, side, shirt: text("shirt") } : "shirt: a number such as 7 or 00";
    case "coach":
    case "team":
    case "starting-five":
      return isSide ? { name, side } : notASide;
    case "caption": {
      const [title, note] = [text("title"), text("note")];
      const broken = [["title", title] as const, ["note", note] as const].find(([, line]) => !lineOfText.test(line));
      if (broken) return `${broken[0]}: one line of text, without control characters`;
      const isLine = title !== "" && title.length <= longestCaption.title && note.length <= longestCaption.note;
      return isLine ? { name, title, note } : `title: 1 to ${longestCaption.title} letters; note: ${longestCaption.note} at most`;
    }
    default:
      return { name };
  }
}

const notASide = "side: home or away";
