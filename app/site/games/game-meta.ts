import { addresses, type GameTab } from "#contract/addresses.ts";
import { oembedLink } from "#contract/embed-addresses.ts";
import type { GameAnswer, SiteAnswer } from "#contract/queries.ts";
import { shareImageSize } from "#contract/share-image.ts";
import { hallForSearchEngines } from "../halls/hall-structured.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { midSentence } from "../../i18n/mid-sentence.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import type { PageMeta } from "../page-meta.ts";
import { outletsInPhase } from "../outlets/outlet-links.ts";
import { broadcastEvent, sportsEvent, sportsTeam, type EventState, type StructuredData } from "../structured-data.ts";
import type { GameHeader } from "./game-header-model.ts";
import { dayOf, isMovedAway } from "../../sport/game-day.ts";
import { momentOf } from "../../sport/game-phase.ts";
import { gameTitle } from "./game-title.ts";
import { gameTabName, gameTabPath } from "./game-tabs.ts";

type About = {
  readonly view: GameAnswer;
  readonly header: GameHeader;
  readonly tab: GameTab;
  readonly site: SiteAnswer;
  readonly origin: string;
};

/** Title and description of a game's tab: with the score once there is one. */
export function gameMeta({ view, header, tab, site, origin }: About, language: PageLanguage): PageMeta {
  const t = language.t("game");
  const { card, home, away, league } = header;
  const names = { home: home.name, away: away.name };
  const title = gameTitle(header, language);
  const path = gameTabPath(language.locale, view.summary.ref, tab);
  return {
    title: tab === "TeamStats" ? title : `${title}, ${gameTabName(tab, language)}`,
    description: language.t("descriptions")(`game.${tab}`, {
      ...names,
      league: league.name,
      round: midSentence(language.locale, card.round),
    }),
    origin,
    path,
    image: { url: addresses.gameShare(language.locale, view.summary.ref), alt: title, ...shareImageSize },
    feeds: [oembedLink(origin, path, title)],
    way: [
      { name: league.name, path: league.href },
      { name: t("title", names), path: card.href },
      ...(path === card.href ? [] : [{ name: gameTabName(tab, language), path }]),
    ],
    structured: events({ view, header, tab, site, origin }, language),
  };
}

function events(about: About, language: PageLanguage): StructuredData[] {
  const { view, header, origin } = about;
  const { broadcasts } = outletsInPhase(view.outlets, header.card.phase);
  const name = pairingText(language.locale, header.home.name, header.away.name);
  const shown = { name, url: origin + header.card.href, startsAt: momentOf(view.summary) ?? dayOf(view.summary, language) };
  return [event(about, language), ...broadcasts.map((broadcast) => broadcastEvent(broadcast, shown))];
}

function event({ view, header, site, origin }: About, language: PageLanguage) {
  const { home, away, card, league } = header;
  const { summary } = view;
  const before = view.moves.findLast(({ from, to }) => isMovedAway(from, to, language))?.from;
  const previouslyAt = before ? (before.tipOff ?? before.tipOffDay) : null;
  return sportsEvent({
    name: pairingText(language.locale, home.name, away.name),
    url: origin + card.href,
    state: stateOf(view, previouslyAt),
    // A postponed game keeps its old date until it has another.
    startsAt: summary.tipOff ?? summary.tipOffDay,
    previouslyAt: summary.status === "postponed" ? null : previouslyAt,
    hall: view.hall && hallForSearchEngines(view.hall, origin, language),
    tickets: outletsInPhase(view.outlets, card.phase).tickets,
    home: sportsTeam({ name: home.name, url: origin + home.href, logo: home.crestUrl && new URL(home.crestUrl, origin).href }),
    away: sportsTeam({ name: away.name, url: origin + away.href, logo: away.crestUrl && new URL(away.crestUrl, origin).href }),
    league: { name: league.name, url: origin + league.href },
    organizer: {
      name: site.title,
      url: origin + addresses.home(language.locale),
      logo: site.logoUrl === "" ? null : new URL(site.logoUrl, origin).href,
    },
  });
}

function stateOf({ summary: { status } }: GameAnswer, previouslyAt: number | string | null): EventState {
  if (status === "postponed") return "EventPostponed";
  if (status === "cancelled" || status === "annulled") return "EventCancelled";
  return previouslyAt === null ? "EventScheduled" : "EventRescheduled";
}
