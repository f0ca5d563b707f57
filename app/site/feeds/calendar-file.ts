import ical, { ICalEventStatus } from "ical-generator";
import { addresses } from "#contract/addresses.ts";
import type { CalendarGame, CalendarView } from "#contract/feed-queries.ts";
import type { LocalName } from "#contract/queries.ts";
import { gameCard, type GameCard } from "../games/game-card.ts";
import { shownStatus } from "../games/game-phase.ts";
import { outletsInPhase, ticketLink } from "../outlets/outlet-links.ts";
import type { PageLanguage } from "../page-language.ts";
import { titled } from "../titled.ts";

/** Two hours: four quarters with everything around them. */
const gameMs = 2 * 60 * 60_000;

export type CalendarFile = {
  readonly view: CalendarView;
  readonly language: PageLanguage;
  readonly origin: string;
  /** The page it belongs to. */
  readonly pageHref: string;
};

/**
 * A calendar to subscribe to, RFC 5545. An event keeps its UID for ever; a game moved, put off or played has a higher
 * SEQUENCE, so that calendars take the change over. Moments are told in UTC: no summer time can shift them.
 */
export function calendarFile({ view, language, origin, pageHref }: CalendarFile): string {
  const { hostname } = new URL(origin);
  const calendar = ical({
    name: language.t("feeds")("calendar.title", { name: nameOf(view, language) }),
    prodId: { company: "Fullcourt", product: hostname, language: language.locale.toUpperCase() },
    url: origin + pageHref,
    ttl: 60 * 60,
  });
  for (const game of view.games) {
    const card = gameCard(game.game, language);
    calendar.createEvent({
      // Not the host: a league that moves to another keeps its events.
      id: `${game.id}@fullcourt`,
      sequence: game.sequence,
      stamp: new Date(game.changedAt),
      lastModified: new Date(game.changedAt),
      start: new Date(game.tipOff),
      end: new Date(game.tipOff + gameMs),
      summary: summaryOf(game, language),
      description: descriptionOf(game, card, language),
      location: locationOf(game, language),
      url: origin + addresses.game(language.locale, game.game.ref),
      status: statusOf(game),
    });
  }
  return calendar.toString();
}

/** The hall, on further lines its address; its coordinates for programs that show a map. HALLS4 */
function locationOf({ hall }: CalendarGame, { name }: PageLanguage) {
  if (!hall) return null;
  const { coordinates } = hall;
  const address = [hall.address, hall.city].filter((part) => part !== null).map(name);
  return {
    title: name(hall.name),
    ...(hall.address && { address: address.join(", ") }),
    ...(coordinates && { geo: { lat: coordinates.latitude, lon: coordinates.longitude } }),
  };
}

/** What it is played for, and as long as it is ahead who shows it and where tickets are sold. */
function descriptionOf({ competition, outlets }: CalendarGame, { round, phase }: GameCard, language: PageLanguage): string {
  const t = language.t("outlets");
  const { broadcasts, tickets } = outletsInPhase(outlets, phase);
  const where = (text: string, url: string | null) => (url === null ? text : `${text} ${url}`);
  return [
    `${language.name(competition.name)}, ${round}`,
    ...broadcasts.map(({ name, url }) => titled(t("watch"), where(name, url), language)),
    ...(tickets ? [titled(ticketLink(tickets, language).text, tickets.url, language)] : []),
  ].join("\n");
}

function nameOf({ name }: CalendarView, language: PageLanguage): string {
  if (name === null) return language.t("profile")("tabs.Following");
  return "text" in name ? language.name(name) : `${language.name(name.givenName)} ${language.name(name.familyName)}`;
}

/** Both names, with the score once there is one, and before them what keeps the game from being one to go to. */
function summaryOf({ game }: CalendarGame, language: PageLanguage): string {
  const side = (name: LocalName, points: number | null) => (points === null ? language.name(name) : `${language.name(name)} ${points}`);
  const isOver = ["ended", "final", "under-protest", "forfeited", "abandoned"].includes(game.status);
  const pairing = `${side(game.home.name, isOver ? game.home.points : null)} – ${side(game.away.name, isOver ? game.away.points : null)}`;
  const isPlain = isOver || ["scheduled", "open", "live", "if-needed"].includes(game.status);
  return isPlain && game.status !== "if-needed"
    ? pairing
    : titled(language.t("shell")(`gameStatus.${shownStatus(game)}`), pairing, language);
}

function statusOf({ game: { status } }: CalendarGame): ICalEventStatus {
  if (status === "cancelled" || status === "annulled") return ICalEventStatus.CANCELLED;
  return status === "postponed" || status === "if-needed" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
