import { data } from "react-router";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { Locale } from "#contract/locale.ts";
import type { PagePorts } from "#contract/page-renderer.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { nameIn } from "../i18n/name-in.ts";
import { translatorFor } from "../i18n/use-t.ts";
import type { HallData } from "./hall-data.ts";

type Ports = Pick<PagePorts, "site" | "live"> & { readonly locale: Locale };

/** A hall and the game its screens belong to. Throws 404 where there is no such hall. */
export async function loadHall({ site, live, locale }: Ports, slug: string): Promise<HallData> {
  const [league, venue] = await Promise.all([site.site(), live.venue(slug)]);
  if (!venue) throw data(null, 404);
  return {
    place: nameIn(locale, venue.name),
    logo: league.broadcastLogoUrl,
    sponsors: league.sponsors,
    game: venue.game,
    next: venue.next,
    occasion: venue.game && occasionOf(venue.game, league, locale),
    at: Date.now(),
  };
}

/** "Prva liga · Round 7". */
export function occasionOf({ summary: { ref, round } }: LiveGameAnswer, { leagues }: SiteAnswer, locale: Locale): string {
  const league = leagues.find(({ seasonSlug, leagueSlug }) => seasonSlug === ref.seasonSlug && leagueSlug === ref.leagueSlug);
  const name =
    round.stage === null
      ? translatorFor(locale, "shell")("gameCard.round", { number: round.number })
      : translatorFor(locale, "playoffs")(`rounds.${round.stage}`);
  return league ? `${nameIn(locale, league.name)} · ${name}` : name;
}
