import { addresses, type LeagueTab } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";

export type LeagueAddress = { readonly seasonSlug: string; readonly leagueSlug: string };

/** A tab with what was chosen on it; a choice of `null` is the one without which the tab is shown. */
export function tabHref(
  locale: Locale,
  { seasonSlug, leagueSlug }: LeagueAddress,
  tab: LeagueTab,
  chosen: Readonly<Record<string, string | null>>,
): string {
  const named = Object.entries(chosen).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const search = new URLSearchParams(named).toString();
  return addresses.leagueTab(locale, seasonSlug, leagueSlug, tab) + (search === "" ? "" : `?${search}`);
}

/** Of the place on the calendar where the chosen day's games stand. */
export const chosenDayId = "day";
