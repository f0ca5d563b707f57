import { addresses, type FantasyPage } from "#contract/addresses.ts";
import type { LeagueHead } from "#contract/refs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import type { FantasyHead } from "./fantasy-head-model.ts";

type Said = { readonly head: FantasyHead; readonly page: FantasyPage; readonly description: string; readonly origin: string };

/** What a page of the fantasy game says of itself: it stands below its league's tab of the game. */
export function fantasyMeta({ competition }: LeagueHead, { head, page, description, origin }: Said, language: PageLanguage): PageMeta {
  const { locale } = language;
  const { seasonSlug, leagueSlug } = competition;
  const path = addresses.fantasyPage(locale, competition, page);
  return {
    title: `${head.title} – ${head.league.text}`,
    description,
    origin,
    path,
    way: [
      { name: head.league.text, path: head.league.href },
      { name: language.t("fantasy")("parts.home"), path: addresses.leagueTab(locale, seasonSlug, leagueSlug, "Fantasy") },
      { name: head.title, path },
    ],
  };
}
