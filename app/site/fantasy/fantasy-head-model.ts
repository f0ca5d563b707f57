import { addresses, type FantasyPage } from "#contract/addresses.ts";
import type { LeagueAddress, LeagueHead } from "#contract/refs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";

/** What every page of the fantasy game begins with: whose game it is, and the ways to the others. */
export type FantasyHead = {
  readonly title: string;
  readonly league: { readonly text: string; readonly href: string };
  readonly parts: { readonly label: string; readonly links: readonly LinkChip[] };
};

type Part = FantasyPage | "home" | "mine" | "leagues";
const parts = ["home", "mine", "leagues", "players", "ranking", "cup", "rules", "corrections"] as const satisfies readonly Part[];

/** `current`: the part that the page is, or belongs to. */
export function fantasyHead(head: LeagueHead, title: string, current: Part, language: PageLanguage): FantasyHead {
  const { competition, seasonName } = head;
  return {
    title,
    league: {
      text: `${language.name(competition.name)} ${seasonName}`,
      href: addresses.league(language.locale, competition.seasonSlug, competition.leagueSlug),
    },
    parts: fantasyParts(competition, current, language),
  };
}

export function fantasyParts(league: LeagueAddress, current: Part, language: PageLanguage): FantasyHead["parts"] {
  const t = language.t("fantasy");
  const links = parts.map((part) => ({ href: pathOf(part, league, language), text: t(`parts.${part}`), isCurrent: part === current }));
  return { label: t("parts.label"), links };
}

function pathOf(part: (typeof parts)[number], league: LeagueAddress, { locale }: PageLanguage): string {
  const { seasonSlug, leagueSlug } = league;
  if (part === "home") return addresses.leagueTab(locale, seasonSlug, leagueSlug, "Fantasy");
  if (part === "mine") return addresses.ownFantasy(locale, seasonSlug, leagueSlug);
  return part === "leagues" ? addresses.ownLeagues(locale, seasonSlug, leagueSlug) : addresses.fantasyPage(locale, league, part);
}
