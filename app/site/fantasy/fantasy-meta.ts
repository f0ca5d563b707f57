import { addresses, type FantasyPage } from "#contract/addresses.ts";
import type { LeagueHead } from "#contract/refs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import type { FantasyHead } from "./fantasy-head-model.ts";

type Said = {
  readonly head: FantasyHead;
  /** Its address, with what it shows besides. */
  readonly path: string;
  /** What it is called where its heading alone would not tell it from others. */
  readonly title?: string;
  readonly description: string;
  readonly origin: string;
  /** The page that it belongs to, and that page's heading; without it the league's tab of the game. */
  readonly below?: { readonly page: FantasyPage; readonly name: string };
  readonly hidden?: boolean;
};

/** What a page of the fantasy game says of itself: it stands below its league's tab of the game. */
export function fantasyMeta({ competition }: LeagueHead, said: Said, language: PageLanguage): PageMeta {
  const { head, path, title = head.title, description, origin, below, hidden = false } = said;
  const { locale } = language;
  const { seasonSlug, leagueSlug } = competition;
  return {
    title: `${title} – ${head.league.text}`,
    description,
    origin,
    path,
    way: [
      { name: head.league.text, path: head.league.href },
      { name: language.t("fantasy")("parts.home"), path: addresses.leagueTab(locale, seasonSlug, leagueSlug, "Fantasy") },
      ...(below ? [{ name: below.name, path: addresses.fantasyPage(locale, competition, below.page) }] : []),
      { name: head.title, path },
    ],
    hidden,
  };
}
