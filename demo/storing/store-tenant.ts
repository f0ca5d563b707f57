import type { Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { saveBranding, saveSponsors, saveTenant } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { writtenNamesFor } from "#server/db/repositories/written-names.ts";
import { localName } from "../leagues/local-name.ts";
import { writtenNamesOf, writtenNamesOfClub, writtenNamesOfPerson } from "../leagues/written-names.ts";
import { crestAddress } from "../crests/crest-address.ts";
import { logoAddresses } from "../crests/draw-logo.ts";
import { newsCoverAddress } from "../editorial/pictures/news-cover.ts";
import type { ClubBlueprint, TenantBlueprint } from "../leagues/tenant-blueprint.ts";
import type { Person } from "../seasons/crowd.ts";
import { positions } from "../simulation/skill.ts";
import { hallPlace } from "./hall-places.ts";
import { demoId, insertRows } from "./insert-rows.ts";
import { detailsOf, positionsOf } from "./person-details.ts";
import { RowNames } from "./row-names.ts";
import type { SeasonPlace } from "./store-season.ts";

/** The tenant and its looks; people and clubs come with the seasons they first appear in. */
export async function storeTenant(transaction: Transaction<Database>, blueprint: TenantBlueprint): Promise<RowNames> {
  const names = new RowNames(await storeBranding(transaction, blueprint));
  await writtenNamesFor(transaction, names.tenantId).save(writtenNamesOf(blueprint));
  return names;
}

/** Everybody and every club that was not there in the season before. */
export async function storeNewcomers(transaction: Transaction<Database>, place: SeasonPlace, known: Set<ClubBlueprint>): Promise<void> {
  const { names, season } = place;
  const playing = positionsOf(season);
  const clubs = season.leagues.flatMap(({ teams }) => teams.map(({ club }) => club)).filter((club) => !known.has(club));
  for (const club of clubs) known.add(club);
  await insertRows(
    transaction,
    "persons",
    season.newcomers.map((person) => ({ ...personRow(names, person), ...detailsOf(person, playing) })),
  );
  await insertRows(
    transaction,
    "venues",
    clubs.map((club) => venueRow(place, club)),
  );
  await insertRows(
    transaction,
    "venue_ways",
    clubs.flatMap((club) => venueWays(place, club)),
  );
  await insertRows(
    transaction,
    "clubs",
    clubs.map((club) => clubRow(place, club)),
  );
  await writtenNamesFor(transaction, names.tenantId).save([
    ...season.newcomers.flatMap(writtenNamesOfPerson),
    ...clubs.flatMap(writtenNamesOfClub),
  ]);
}

function personRow(names: RowNames, person: Person) {
  return {
    tenant_id: names.tenantId,
    person_id: names.person(person),
    slug: person.slug,
    given_name: person.givenName,
    family_name: person.familyName,
    transliterable: person.transliterable,
    latin_given_name: person.givenName,
    latin_family_name: person.familyName,
    birth_date: person.birthDate,
  };
}

function venueRow({ names, blueprint }: SeasonPlace, club: ClubBlueprint) {
  const { slug, name, capacity } = club.venue;
  const { text, transliterable } = localName(blueprint, name);
  const row = { tenant_id: names.tenantId, venue_id: names.venue(club), slug, name: text, transliterable, latin_name: text };
  return { ...row, city: blueprint.city, capacity, ...hallPlace(blueprint, club).columns };
}

function venueWays({ names, blueprint }: SeasonPlace, club: ClubBlueprint) {
  const { ways } = hallPlace(blueprint, club);
  return ways.map((way) => ({ tenant_id: names.tenantId, venue_id: names.venue(club), ...way }));
}

function clubRow({ names, blueprint }: SeasonPlace, club: ClubBlueprint) {
  const { text, transliterable } = localName(blueprint, club.name);
  const { slug, code, primaryColor, secondaryColor } = club;
  return {
    tenant_id: names.tenantId,
    club_id: names.club(club),
    slug,
    name: text,
    transliterable,
    latin_name: text,
    code,
    primary_color: primaryColor,
    secondary_color: secondaryColor,
    crest_url: crestAddress(blueprint, club),
  };
}

/** Of the official site, which signs in for both organisations. */
const officialRegions = { sr: "rs", sl: "si" } as const;

async function storeBranding(transaction: Transaction<Database>, blueprint: TenantBlueprint): Promise<RowNames["tenantId"]> {
  const { tenant, sponsors } = blueprint;
  const logo = logoAddresses(blueprint);
  const { slug, host, defaultLocale, timeZone, title, shortTitle, colors } = tenant;
  // All ids of the demo follow from this one, and what is numbered or drawn in the order of ids follows from them. DEMO9
  await transaction
    .insertInto("tenants")
    .values({ tenant_id: demoId("tenant", slug) as TenantId, slug, default_locale: defaultLocale, time_zone: timeZone })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
  const tenantId = await saveTenant(transaction, { slug, defaultLocale, timeZone, hosts: [host] });
  await saveBranding(transaction, tenantId, {
    title,
    shortTitle,
    colors,
    logo: { lg: logo.picture },
    crestUrl: null,
    broadcastLogoUrl: logo.drawing,
    defaultNewsCoverImageUrl: newsCoverAddress(blueprint),
    icons: {
      faviconSm: `/brands/${slug}/icon-32.png`,
      faviconLg: `/brands/${slug}/icon-96.png`,
      androidChromeSm: `/brands/${slug}/icon-192.png`,
      androidChromeLg: `/brands/${slug}/icon-512.png`,
    },
    googleAnalyticsId: null,
    playerPositions: positions,
    website: { login: { region: officialRegions[defaultLocale] } },
  });
  await saveSponsors(
    transaction,
    tenantId,
    sponsors.map((sponsor) => ({ ...sponsor, url: `https://${sponsor.slug}.example/`, logoUrl: null })),
  );
  return tenantId;
}
