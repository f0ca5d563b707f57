import { isLocale, type Locale } from "#contract/locale.ts";
import { isPlaceholder, placeholderTarget, type NearestThings } from "#contract/placeholder-addresses.ts";
import { inLanguage, redirectOf, type RuledRedirect } from "#contract/route-rules.ts";
import { spelledAddress } from "#contract/spelled-address.ts";
import type { Tenant } from "./tenant-directory.ts";

/**
 * Where a cleaned path leads instead of to a page: the league's own rules first, then the placeholders of the
 * specification and other spellings of tabs (PAGE16). `locale` is the language of a path that names none. ROUTE1, ROUTE7
 */
export async function redirectFor(
  tenant: Tenant,
  path: string,
  locale: Locale,
  nearest: (tenant: Tenant) => Promise<NearestThings>,
): Promise<RuledRedirect | null> {
  const ruled = redirectOf(tenant.routeRules, path);
  if (ruled) return ruled.isExternal ? ruled : { ...ruled, location: inLanguage(ruled.location, locale) };
  const spelled = isLocale(path.split("/", 2)[1]) ? spelledAddress(path) : null;
  if (spelled) return { location: spelled, status: 301, isExternal: false };
  if (!isPlaceholder(path)) return null;
  const first = path.split("/", 2)[1];
  const target = placeholderTarget(path, isLocale(first) ? first : locale, await nearest(tenant));
  return target === null ? null : { location: target, status: 302, isExternal: false };
}
