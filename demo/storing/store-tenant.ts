import type { Transaction } from "kysely";
import { saveBranding, saveSponsors, saveTenant } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { localName } from "../leagues/local-name.ts";
import type { TenantBlueprint } from "../leagues/tenant-blueprint.ts";
import { positions } from "../simulation/skill.ts";
import type { TenantWorld } from "../world.ts";
import { insertRows } from "./insert-rows.ts";
import { RowNames } from "./row-names.ts";

/** The tenant with its looks, everybody in it, its clubs and their halls. */
export async function storeTenant(transaction: Transaction<Database>, world: TenantWorld): Promise<RowNames> {
  const { blueprint, people } = world;
  const names = new RowNames(await storeBranding(transaction, blueprint));
  const tenant_id = names.tenantId;
  await insertRows(
    transaction,
    "persons",
    people.map((person) => ({
      tenant_id,
      person_id: names.person(person),
      slug: person.slug,
      given_name: person.givenName,
      family_name: person.familyName,
      transliterable: person.transliterable,
      latin_given_name: person.givenName,
      latin_family_name: person.familyName,
      birth_date: person.birthDate,
    })),
  );
  const entered = new Set(world.seasons.flatMap(({ leagues }) => leagues.flatMap(({ teams }) => teams.map(({ club }) => club))));
  await insertRows(
    transaction,
    "venues",
    [...entered].map((club) => {
      const { text, transliterable } = localName(blueprint, club.venue.name);
      const { slug, capacity } = club.venue;
      return { tenant_id, venue_id: names.venue(club), slug, name: text, transliterable, latin_name: text, city: blueprint.city, capacity };
    }),
  );
  await insertRows(
    transaction,
    "clubs",
    [...entered].map((club) => {
      const { text, transliterable } = localName(blueprint, club.name);
      const { slug, code, primaryColor, secondaryColor } = club;
      const look = {
        primary_color: primaryColor,
        secondary_color: secondaryColor,
        crest_url: `/brands/${blueprint.tenant.slug}/crests/${slug}.svg`,
      };
      return { tenant_id, club_id: names.club(club), slug, name: text, transliterable, latin_name: text, code, ...look };
    }),
  );
  return names;
}

async function storeBranding(transaction: Transaction<Database>, { tenant, sponsors }: TenantBlueprint): Promise<RowNames["tenantId"]> {
  const { slug, host, defaultLocale, timeZone, title, shortTitle, colors } = tenant;
  const tenantId = await saveTenant(transaction, { slug, defaultLocale, timeZone, hosts: [host] });
  await saveBranding(transaction, tenantId, {
    title,
    shortTitle,
    colors,
    logo: {},
    crestUrl: null,
    broadcastLogoUrl: null,
    defaultNewsCoverImageUrl: null,
    icons: {
      faviconSm: `/brands/${slug}/icon-32.png`,
      faviconLg: `/brands/${slug}/icon-96.png`,
      androidChromeSm: `/brands/${slug}/icon-192.png`,
      androidChromeLg: `/brands/${slug}/icon-512.png`,
    },
    googleAnalyticsId: null,
    playerPositions: positions,
    website: {},
  });
  await saveSponsors(
    transaction,
    tenantId,
    sponsors.map((sponsor) => ({ ...sponsor, url: `https://${sponsor.slug}.example/`, logoUrl: null })),
  );
  return tenantId;
}
