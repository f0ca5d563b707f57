import { expect, test } from "vitest";
import { breadcrumbs, broadcastEvent, organization, person, sportsEvent, sportsHall, sportsTeam } from "./structured-data.ts";

const origin = "https://liga.example";
const event = {
  name: "Avala – Cer",
  url: `${origin}/en/game`,
  state: "EventScheduled",
  startsAt: Date.UTC(2026, 10, 20, 18),
  hall: {
    name: "Hala Kej",
    url: `${origin}/en/halls/hala-kej`,
    address: "Kej 5",
    city: "Beograd",
    coordinates: { latitude: 44.8, longitude: 20.4 },
    map: "https://www.openstreetmap.org/",
    seats: null,
  },
  home: sportsTeam({ name: "Avala", url: `${origin}/en/avala`, logo: null }),
  away: sportsTeam({ name: "Cer" }),
  league: { name: "Prva liga", url: `${origin}/en/league` },
  organizer: { name: "Liga", url: origin },
} as const;

test("HALLS4 a game with a hall and a time has all that search engines require of an event", () => {
  expect(sportsEvent(event)).toMatchObject({
    "@type": "SportsEvent",
    name: "Avala – Cer",
    startDate: "2026-11-20T18:00:00.000Z",
    location: {
      "@type": "SportsActivityLocation",
      name: "Hala Kej",
      url: `${origin}/en/halls/hala-kej`,
      address: { "@type": "PostalAddress", streetAddress: "Kej 5", addressLocality: "Beograd" },
      geo: { "@type": "GeoCoordinates", latitude: 44.8, longitude: 20.4 },
      hasMap: "https://www.openstreetmap.org/",
    },
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    url: `${origin}/en/game`,
    organizer: { "@type": "SportsOrganization", name: "Liga", url: origin },
    competitor: [{ "@type": "SportsTeam", name: "Avala" }, { name: "Cer" }],
  });
});

test("what is not known is not said, and nothing is null", () => {
  const undecided = sportsEvent({ ...event, startsAt: null, hall: null, state: "EventPostponed" });
  for (const field of ["startDate", "previousStartDate", "location"]) expect(undecided).not.toHaveProperty(field);
  const bare = { ...event.hall, address: null, city: null, coordinates: null, map: null };
  const whole = JSON.stringify([
    undecided,
    sportsHall(bare),
    sportsTeam({ name: "Cer", logo: null }),
    organization({ name: "Liga", logo: null }),
  ]);
  expect(whole).not.toMatch(/null|undefined/);
});

test("a moved game says when it was to begin", () => {
  const moved = sportsEvent({ ...event, state: "EventRescheduled", previouslyAt: Date.UTC(2026, 10, 18, 18) });
  expect(moved).toMatchObject({ eventStatus: "https://schema.org/EventRescheduled", previousStartDate: "2026-11-18T18:00:00.000Z" });
});

test("the way to a page is numbered from 1, with whole addresses", () => {
  const way = [
    { name: "Home", path: "/en" },
    { name: "Players", path: "/en/players" },
  ];
  expect(breadcrumbs(origin, way)["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/en` },
    { "@type": "ListItem", position: 2, name: "Players", item: `${origin}/en/players` },
  ]);
});

test("a person without a given name has a name without a space before it", () => {
  expect(person({ givenName: "", familyName: "Neto" })).toMatchObject({ "@type": "Person", name: "Neto" });
});

test("tickets are an offer with its price, a broadcast an event of its own", () => {
  const tickets = { url: "https://ulaznice.example/", from: { amount: 600, currency: "RSD" } };
  expect(sportsEvent({ ...event, tickets })).toMatchObject({
    offers: { "@type": "Offer", url: "https://ulaznice.example/", price: 600, priceCurrency: "RSD" },
  });
  expect(sportsEvent({ ...event, tickets: { ...tickets, from: null } })["offers"]).not.toHaveProperty("price");
  const station = { name: "Kanal", url: null, languages: ["sr"], countries: ["RS"] };
  expect(broadcastEvent(station, event)).toEqual({
    "@type": "BroadcastEvent",
    name: "Avala – Cer: Kanal",
    isLiveBroadcast: true,
    startDate: "2026-11-20T18:00:00.000Z",
    inLanguage: ["sr"],
    publishedOn: { "@type": "BroadcastService", name: "Kanal", areaServed: [{ "@type": "Country", name: "RS" }] },
    broadcastOfEvent: { "@type": "SportsEvent", name: "Avala – Cer", url: event.url, startDate: "2026-11-20T18:00:00.000Z" },
  });
});
