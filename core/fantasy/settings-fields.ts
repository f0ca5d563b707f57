import { performanceIndices } from "../league/competition-settings.ts";
import { type FantasySettings, openings } from "./fantasy-settings.ts";
import { settingsLists } from "./settings-lists.ts";

/** A field of the settings as data: whoever edits them draws it from this, and what is sent is held to it. */
export type SettingsField =
  | { readonly path: string; readonly kind: "whole" | "percent" | "tenths"; readonly least: number; readonly most: number }
  | { readonly path: string; readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly path: string; readonly kind: "list"; readonly example: string };

/** What is wrong with a field: the code and its bounds, for a sentence in any language. */
export type SettingsFault = {
  readonly path: string;
  readonly code: "not-a-number" | "too-small" | "too-large" | "no-such-choice" | "no-such-list" | "contradiction";
  readonly least?: number;
  readonly most?: number;
  /** How a list is written. */
  readonly example?: string;
};

/** All that can be set, but the scale of prices: that comes of the opening. */
export const settingsFields: readonly SettingsField[] = [
  { path: "index", kind: "choice", choices: performanceIndices },
  { path: "winBonusPercent", kind: "percent", least: 0, most: 50 },
  { path: "shape.guard", kind: "whole", least: 1, most: 6 },
  { path: "shape.forward", kind: "whole", least: 1, most: 6 },
  { path: "shape.centre", kind: "whole", least: 1, most: 4 },
  { path: "weightPercent.five", kind: "percent", least: 100, most: 100 },
  { path: "weightPercent.sixth", kind: "percent", least: 0, most: 100 },
  { path: "weightPercent.bench", kind: "percent", least: 0, most: 100 },
  { path: "weightPercent.captain", kind: "percent", least: 100, most: 300 },
  { path: "budget", kind: "tenths", least: 300, most: 3000 },
  { path: "transfersPerRound", kind: "whole", least: 0, most: 10 },
  { path: "windows.half", kind: "choice", choices: openings },
  { path: "windows.playoffs", kind: "choice", choices: openings },
  ...settingsLists.map(({ path, example }) => ({ path, example, kind: "list" as const })),
  { path: "price.floor", kind: "tenths", least: 10, most: 100 },
  { path: "price.ceiling", kind: "tenths", least: 150, most: 600 },
  { path: "price.step", kind: "tenths", least: 1, most: 50 },
  { path: "price.weightPercent", kind: "percent", least: 1, most: 50 },
  { path: "price.newcomer.ratingThousandths", kind: "whole", least: 0, most: 20_000 },
  { path: "price.newcomer.weightPercent", kind: "percent", least: 1, most: 100 },
  { path: "price.newcomer.games", kind: "whole", least: 0, most: 20 },
  { path: "price.openingGames", kind: "whole", least: 1, most: 30 },
  { path: "price.openingMean", kind: "tenths", least: 40, most: 200 },
  { path: "lock.transfers", kind: "choice", choices: ["round", "game"] },
  { path: "windowSpreadHours", kind: "whole", least: 12, most: 168 },
  { path: "quietHours", kind: "whole", least: 0, most: 72 },
  { path: "finalNotBefore.weekday", kind: "whole", least: 1, most: 7 },
  { path: "finalNotBefore.hour", kind: "whole", least: 0, most: 23 },
  { path: "protestHoldsDays", kind: "whole", least: 0, most: 30 },
  { path: "closeAfterDays", kind: "whole", least: 1, most: 60 },
  { path: "duelPoints.win", kind: "whole", least: 1, most: 5 },
  { path: "duelPoints.draw", kind: "whole", least: 0, most: 5 },
  { path: "leagueSize.totals", kind: "whole", least: 2, most: 5000 },
  { path: "leagueSize.duels", kind: "whole", least: 2, most: 20 },
  { path: "leaguesPerTeam", kind: "whole", least: 1, most: 25 },
];

/** Everything that is wrong with settings; of none the list is empty. FAN19 */
export function settingsFaults(settings: FantasySettings): SettingsFault[] {
  return [...settingsFields.flatMap((field) => faultOf(field, valueAt(settings, field.path))), ...contradictions(settings)];
}

function faultOf(field: SettingsField, value: unknown): SettingsFault[] {
  const { path } = field;
  if (field.kind === "choice") return field.choices.some((choice) => choice === value) ? [] : [{ path, code: "no-such-choice" }];
  // A list that cannot be read is left as it was written.
  if (field.kind === "list") return Array.isArray(value) ? [] : [{ path, code: "no-such-list", example: field.example }];
  const { least, most } = field;
  if (typeof value !== "number" || !Number.isInteger(value)) return [{ path, code: "not-a-number", least, most }];
  if (value < least) return [{ path, code: "too-small", least, most }];
  return value > most ? [{ path, code: "too-large", least, most }] : [];
}

/** What stands in a field. */
export function valueAt(settings: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], settings);
}

/** What each field may be by itself, and all together may not. */
function contradictions({ shape, formations, clubLimits, price, duelPoints }: FantasySettings): SettingsFault[] {
  if (isText(formations) || isText(clubLimits)) return [];
  const isFive = (five: typeof shape) =>
    five.guard + five.forward + five.centre === 5 &&
    five.guard <= shape.guard &&
    five.forward <= shape.forward &&
    five.centre <= shape.centre;
  const holds = {
    formations: formations.length > 0 && formations.every(isFive),
    shape: shape.guard + shape.forward + shape.centre >= 6,
    clubLimits:
      clubLimits.at(-1)?.clubs === 0 &&
      clubLimits.every(({ clubs, players }, place) => players >= 1 && clubs < (clubLimits[place - 1]?.clubs ?? Infinity)),
    "price.ceiling": price.floor < price.ceiling,
    "price.scalePercent": price.scalePercent === "auto" || (price.scalePercent >= 10 && price.scalePercent <= 1000),
    "duelPoints.draw": duelPoints.draw <= duelPoints.win,
  };
  return Object.entries(holds).flatMap(([path, holding]) => (holding ? [] : [{ path, code: "contradiction" as const }]));
}

/** A list that could not be read, as `settingsWith` leaves it. */
function isText(value: unknown): boolean {
  return typeof value === "string";
}

/** Settings with other values in some fields, as texts that somebody wrote; whether they may be so `settingsFaults` says. FAN19 */
export function settingsWith(before: FantasySettings, values: ReadonlyMap<string, string>): FantasySettings {
  return [...values].reduce((settings, [path, text]) => {
    return withValue(settings, path.split("."), valueOf(path, text)) as FantasySettings;
  }, before);
}

/** What cannot be read stays the text it is, and is found to be wrong. */
function valueOf(path: string, text: string): unknown {
  const list = settingsLists.find((field) => field.path === path);
  if (list !== undefined) return list.read(text) ?? text;
  const kind = settingsFields.find((field) => field.path === path)?.kind;
  return kind === "choice" || text.trim() === "" ? text : Number(text);
}

function withValue(holder: unknown, [name = "", ...below]: readonly string[], value: unknown): unknown {
  const own = holder as Readonly<Record<string, unknown>>;
  return { ...own, [name]: below.length === 0 ? value : withValue(own[name], below, value) };
}
