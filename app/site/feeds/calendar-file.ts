import ical, { ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { addresses, hidingScores } from "#contract/addresses.ts";
import type { CalendarGame, CalendarAnswer } from "#contract/feed-queries.ts";
import { printable } from "#contract/xml-document.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import { shownStatus } from "../../sport/game-phase.ts";
import { outletsInPhase, ticketLink } from "../outlets/outlet-links.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { titled } from "../titled.ts";
import type { LocalName } from "#contract/refs.ts";

/** Two hours: four quarters with everything around them. */
const gameMs = 2 * 60 * 60_000;
const dayMs = 86_400_000;

export type CalendarFile = {
  readonly view: CalendarAnswer;
  readonly language: PageLanguage;
  readonly origin: string;
  /** The page it belongs to. */
  readonly pageHref: string;
  /** For who wants to know no score: nothing in it tells how a game went, nor that it went on for long. SPOIL6 */
  readonly isSpoilerFree?: boolean;
};

/**
 * A calendar to subscribe to, RFC 5545. An event keeps its UID for ever; a game moved, put off or played has a higher
 * SEQUENCE, so that calendars take the change over. Moments are told in UTC: no summer time can shift them.
 */
export function calendarFile({ view, language, origin, pageHref, isSpoilerFree = false }: CalendarFile): string {
  const { hostname } = new URL(origin);
  const t = language.t("feeds");
  const name = t(isSpoilerFree ? "calendar.quietTitle" : "calendar.title", { name: nameOf(view, language) });
  const calendar = ical({
    name: escapedText(plainLines(name)),
    prodId: { company: "Fullcourt", product: hostname, language: language.locale.toUpperCase() },
    url: origin + pageHref,
    ttl: 60 * 60,
  });
  for (const game of view.games) {
    const card = gameCard(game.game, language);
    const { sequence, changedAt } = isSpoilerFree ? game.appointment : game;
    const href = origin + addresses.game(language.locale, game.game.ref);
    calendar.createEvent({
      // Not the host: a league that moves to another keeps its events.
      id: `${game.id}@fullcourt`,
      sequence,
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      ...timesOf(game.game),
      summary: plainLines(isSpoilerFree ? quietSummaryOf(game, language) : summaryOf(game, language)),
      description: plainLines(descriptionOf(game, card, language)),
      location: locationOf(game, language),
      url: isSpoilerFree ? href + hidingScores : href,
      status: statusOf(game),
    });
  }
  // RFC 5545, 3.1: every line ends with a break, the last one too.
  return `${calendar.toString()}\r\n`;
}

/** A day whose time is to follow is a day: its event ends where the next one begins, and keeps nobody's hours. SCHED26 */
function timesOf({ tipOff, tipOffDay }: CalendarGame["game"]) {
  if (tipOff !== null || tipOffDay === null) return { start: new Date(tipOff ?? 0), end: new Date((tipOff ?? 0) + gameMs) };
  const start = new Date(`${tipOffDay}T00:00:00Z`);
  const end = new Date(start.getTime() + dayMs);
  return { start, end, allDay: true, timezone: "UTC", transparency: ICalEventTransparency.TRANSPARENT };
}

/** RFC 5545, 3.3.11: no control characters but a line's end, which the writer escapes. */
function plainLines(text: string): string {
  return printable(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")).replaceAll("\u007f", "");
}

/** As the writer does it for all texts but the calendar's name. */
function escapedText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** The hall, on further lines its address; its coordinates for programs that show a map. HALLS4 */
function locationOf({ hall }: CalendarGame, { name }: PageLanguage) {
  const title = plainLines(hall ? name(hall.name) : "");
  if (!hall || title === "") return null;
  const { coordinates } = hall;
  const address = [hall.address, hall.city].filter((part) => part !== null).map(name);
  return {
    title,
    ...(hall.address && { address: plainLines(address.join(", ")) }),
    ...(coordinates && { geo: { lat: coordinates.latitude, lon: coordinates.longitude } }),
  };
}

/** What it is played for, and as long as it is ahead who shows it and where tickets are sold. */
function descriptionOf({ competition, outlets }: CalendarGame, card: GameCard, language: PageLanguage): string {
  const t = language.t("outlets");
  const { round, phase } = card;
  const { broadcasts, tickets } = outletsInPhase(outlets, phase);
  const where = (text: string, url: string | null) => (url === null ? text : `${text} ${url}`);
  return [
    `${language.name(competition.name)}, ${round}`,
    ...(card.open === undefined ? [] : [card.open]),
    ...broadcasts.map(({ name, url }) => titled(t("watch"), where(name, url), language)),
    ...(tickets ? [titled(ticketLink(tickets, language).text, tickets.url, language)] : []),
  ].join("\n");
}

function nameOf({ name }: CalendarAnswer, language: PageLanguage): string {
  if (name === null) return language.t("profile")("tabs.Following");
  return "text" in name ? language.name(name) : `${language.name(name.givenName)} ${language.name(name.familyName)}`;
}

/** Both names, with the score once there is one, and before them what keeps the game from being one to go to. */
function summaryOf({ game }: CalendarGame, language: PageLanguage): string {
  const side = (name: LocalName, points: number | null) => (points === null ? language.name(name) : `${language.name(name)} ${points}`);
  const isOver = ["ended", "final", "under-protest", "forfeited", "abandoned"].includes(game.status);
  const pairing = pairingText(
    language.locale,
    side(game.home.name, isOver ? game.home.points : null),
    side(game.away.name, isOver ? game.away.points : null),
  );
  const isPlain = isOver || ["scheduled", "open", "live", "if-needed"].includes(game.status);
  return isPlain && game.status !== "if-needed"
    ? pairing
    : titled(language.t("shell")(`gameStatus.${shownStatus(game)}`), pairing, language);
}

/** Both names; that nobody need come, or not then, is told, and nothing else of how a game or its series went. SPOIL6 */
function quietSummaryOf({ game }: CalendarGame, language: PageLanguage): string {
  const pairing = pairingText(language.locale, language.name(game.home.name), language.name(game.away.name));
  const isTold = ["postponed", "date-to-be-decided", "cancelled", "annulled", "if-needed"].includes(game.status);
  return isTold ? titled(language.t("shell")(`gameStatus.${game.status}`), pairing, language) : pairing;
}

function statusOf({ game: { status } }: CalendarGame): ICalEventStatus {
  if (status === "cancelled" || status === "annulled") return ICalEventStatus.CANCELLED;
  return status === "postponed" || status === "if-needed" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
