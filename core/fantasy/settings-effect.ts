import type { FantasySettings } from "./fantasy-settings.ts";
import { type Market, playerNumbered } from "./market.ts";
import { settingsFields, valueAt } from "./settings-fields.ts";
import { settingsLists } from "./settings-lists.ts";
import { clubLimitOf, fiveSize, isFormation, sameShape, shapeOf, type Squad } from "./squad.ts";

/** A field that is to have another value, both as an office writes them. */
export type SettingsChange = { readonly path: string; readonly before: string; readonly after: string };

/** What other settings would change, field by field. FAN19 */
export function settingsChanges(before: FantasySettings, after: FantasySettings): SettingsChange[] {
  const written = (settings: FantasySettings, path: string): string => {
    const list = settingsLists.find((field) => field.path === path);
    const value = valueAt(settings, path);
    return list === undefined ? String(value) : (list.written as (value: unknown) => string)(value);
  };
  return settingsFields
    .map(({ path }) => ({ path, before: written(before, path), after: written(after, path) }))
    .filter((change) => change.before !== change.after);
}

/** What of a squad may not fit settings: how many of each group, its weight, how many of a club, who stands on the court. */
export const squadParts = ["shape", "budget", "clubLimits", "formations"] as const;
export type SquadPart = (typeof squadParts)[number];

/** Of how many squads each part fits the settings that hold and would not fit the others. FAN19 */
export function settingsEffect(
  { before, after }: { readonly before: FantasySettings; readonly after: FantasySettings },
  { market, clubsPlaying }: { readonly market: Market; readonly clubsPlaying: number },
  squads: readonly Squad[],
): Readonly<Record<SquadPart, number>> {
  const effect = { shape: 0, budget: 0, clubLimits: 0, formations: 0 };
  for (const squad of squads) {
    const [now, then] = [before, after].map((settings) => misfits(settings, market, clubsPlaying, squad)) as [
      Set<SquadPart>,
      Set<SquadPart>,
    ];
    for (const part of then) if (!now.has(part)) effect[part] += 1;
  }
  return effect;
}

function misfits(settings: FantasySettings, market: Market, clubsPlaying: number, { players, paid }: Squad): Set<SquadPart> {
  const groups = players.map((number) => playerNumbered(market, number).group);
  const clubs = Map.groupBy(players, (number) => playerNumbered(market, number).club);
  const limit = clubLimitOf(settings, clubsPlaying);
  const fits = {
    shape: sameShape(shapeOf(groups), settings.shape),
    budget: paid.reduce((sum, price) => sum + price, 0) <= settings.budget,
    clubLimits: [...clubs.values()].every((own) => own.length <= limit),
    formations: isFormation(settings, groups.slice(0, fiveSize)),
  };
  return new Set(squadParts.filter((part) => !fits[part]));
}
