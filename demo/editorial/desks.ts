import { russianName } from "../leagues/written-names.ts";
import type { Press } from "./press/press.ts";
import { presses, type PressLanguage } from "./press/presses.ts";

/** What names in what a desk is told of; everything else in it is counted, or a word of ours. */
const naming: ReadonlySet<string> = new Set(["name", "team", "league", "venue", "champion", "finalist", "home", "away"]);

/** Who writes in each language. All are told the same; the Russian desk has its names as Russians write them. NAME9 */
export const desks: Readonly<Record<PressLanguage, Press>> = { ...presses, ru: inRussian(presses.ru) };

function inRussian(press: Press): Press {
  return {
    ...press,
    recap: (story, context) => press.recap(renamed(story), renamed(context)),
    preview: (preview) => press.preview(renamed(preview)),
    awards: (awards) => press.awards(renamed(awards)),
    title: (title) => press.title(renamed(title)),
    opening: (opening) => press.opening(renamed(opening)),
    postponement: (postponement) => press.postponement(renamed(postponement)),
    album: (home, away) => press.album(russianName(home), russianName(away)),
    picture: (kind, home, away) => press.picture(kind, russianName(home), russianName(away)),
  };
}

function renamed<Told>(told: Told, key = ""): Told {
  if (typeof told === "string") return (naming.has(key) ? russianName(told) : told) as Told;
  if (Array.isArray(told)) return told.map((item: unknown) => renamed(item)) as Told;
  if (typeof told !== "object" || told === null) return told;
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, renamed(value as unknown, name)])) as Told;
}
