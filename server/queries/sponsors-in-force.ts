import { sql } from "kysely";
import type { SponsorShown } from "#contract/queries.ts";

/** Those of the row `tenants` whom pages show today, by the league's own day, in their order; at a turn the pages are dropped. OFF60 */
export const sponsorsInForce = sql<readonly SponsorShown[]>`(
  select coalesce(json_agg(json_build_object('name', name, 'url', url, 'logoUrl', logo_url, 'darkLogoUrl', dark_logo_url)
    order by place, name), '[]')
  from sponsors, lateral (select (now() at time zone tenants.time_zone)::date as today) local
  where sponsors.tenant_id = tenants.tenant_id and coalesce(starts_on <= today, true) and coalesce(ends_on >= today, true))`;
