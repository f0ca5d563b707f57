import type { Coordinates } from "#contract/hall-place.ts";
import type { Broadcast, TicketOffer } from "#contract/outlets.ts";

/** What pages say of themselves in the words of schema.org. Texts are in the page's language, addresses whole ones. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** A page on the way to another, by its address without origin. */
export type Step = { readonly name: string; readonly path: string };

/** The way to a page from the home page, the page itself last. */
export function breadcrumbs(origin: string, way: readonly Step[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: origin + path })),
  };
}

export function sportsTeam(team: Organized): StructuredData {
  return organized("SportsTeam", team);
}

export function person(of: {
  readonly givenName: string;
  readonly familyName: string;
  readonly url?: string;
  readonly jobTitle?: string;
  readonly memberOf?: StructuredData;
  readonly height?: string;
  readonly weight?: string;
  readonly nationality?: StructuredData;
  /** Its whole address. */
  readonly image?: string;
}): StructuredData {
  const { givenName, familyName, ...rest } = of;
  return { "@type": "Person", name: `${givenName} ${familyName}`.trim(), givenName, familyName, ...known(rest) };
}

/** Somebody of whom no more than the whole name is known. */
export function namedPerson(of: {
  readonly name: string;
  readonly url: string;
  readonly jobTitle: string;
  readonly memberOf?: StructuredData;
}): StructuredData {
  return { "@type": "Person", ...of };
}

export function organization(of: Organized): StructuredData {
  return organized("SportsOrganization", of);
}

/** `sameAs`: its other sites and accounts. OUT3 */
type Organized = {
  readonly name: string;
  readonly url?: string;
  readonly logo?: string | null;
  readonly sameAs?: readonly string[];
};

function organized(type: "SportsTeam" | "SportsOrganization", { name, url, logo, sameAs = [] }: Organized): StructuredData {
  return { "@type": type, sport: "Basketball", name, ...known({ url, logo, sameAs: sameAs.length === 0 ? null : sameAs }) };
}

/** A hall, as far as it is known; addresses whole ones. */
export type HallWords = {
  readonly name: string;
  readonly url: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly coordinates: Coordinates | null;
  readonly map: string | null;
  readonly seats: number | null;
};

export function sportsHall({ name, url, address, city, coordinates, map, seats }: HallWords): StructuredData {
  return {
    "@type": "SportsActivityLocation",
    name,
    url,
    ...known({
      address:
        address === null && city === null
          ? null
          : { "@type": "PostalAddress", ...known({ streetAddress: address, addressLocality: city }) },
      geo: coordinates && { "@type": "GeoCoordinates", ...coordinates },
      hasMap: map,
      maximumAttendeeCapacity: seats,
    }),
  };
}

export type EventState = "EventScheduled" | "EventPostponed" | "EventCancelled" | "EventRescheduled";

export function sportsEvent(of: {
  readonly name: string;
  readonly url: string;
  readonly state: EventState;
  /** Epoch milliseconds, or the day alone, `2026-12-05`; `null` while undecided. */
  readonly startsAt: number | string | null;
  /** When it was to begin before it was moved. */
  readonly previouslyAt?: number | string | null;
  readonly hall: HallWords | null;
  readonly home: StructuredData;
  readonly away: StructuredData;
  readonly league: { readonly name: string; readonly url: string };
  readonly organizer: Pick<Organized, "name" | "url" | "logo">;
  readonly tickets?: TicketOffer | null;
}): StructuredData {
  return {
    "@type": "SportsEvent",
    sport: "Basketball",
    name: of.name,
    url: of.url,
    eventStatus: `https://schema.org/${of.state}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    ...known({
      startDate: moment(of.startsAt),
      previousStartDate: moment(of.previouslyAt ?? null),
      location: of.hall && sportsHall(of.hall),
      offers: of.tickets ? offer(of.tickets) : null,
    }),
    homeTeam: of.home,
    awayTeam: of.away,
    // Who they are has just been said.
    competitor: [of.home, of.away].map(({ "@type": type, name }) => ({ "@type": type, name })),
    superEvent: { "@type": "EventSeries", ...of.league },
    organizer: organization(of.organizer),
  };
}

function offer({ url, from }: TicketOffer): StructuredData {
  return { "@type": "Offer", url, ...known({ price: from?.amount, priceCurrency: from?.currency }) };
}

/** A game on a screen while it is played; the event is told whole beside it. */
export function broadcastEvent(
  { name, url, languages, countries }: Broadcast,
  event: { readonly name: string; readonly url: string; readonly startsAt: number | string | null },
): StructuredData {
  return {
    "@type": "BroadcastEvent",
    name: `${event.name}: ${name}`,
    isLiveBroadcast: true,
    ...known({ startDate: moment(event.startsAt), inLanguage: languages.length === 0 ? null : languages }),
    publishedOn: {
      "@type": "BroadcastService",
      name,
      ...known({ url, areaServed: countries.length === 0 ? null : countries.map((code) => ({ "@type": "Country", name: code })) }),
    },
    broadcastOfEvent: { "@type": "SportsEvent", name: event.name, url: event.url, ...known({ startDate: moment(event.startsAt) }) },
  };
}

/** schema.org takes a day alone where no time is known. SCHED23 */
function moment(at: number | string | null): string | null {
  return typeof at === "number" ? new Date(at).toISOString() : at;
}

function known(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}
