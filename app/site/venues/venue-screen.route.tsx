import { data } from "react-router";
import { venueScreens, type VenueScreen } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import type { Route } from "./+types/venue-screen.route";
import { hallScreenPage } from "./hall-screen-page.ts";
import { HallScreen } from "./hall-screen.tsx";

export const handle = { areas: ["venues"], layout: "empty" };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, venues, locale } = portsOf({ context, params });
  if (!isVenueScreen(params.screen)) throw data(null, 404);
  const [site, venue] = await Promise.all([queries.site(), venues.venue(params.venue)]);
  if (!venue) throw data(null, 404);
  const language = pageLanguage(locale, site.timeZone);
  const title = language.t("venues")(`screens.${params.screen}`);
  const { origin, pathname } = new URL(request.url);
  const meta: PageMeta = {
    title: `${title}, ${language.name(venue.name)}`,
    description: language.t("venues")("description"),
    origin,
    path: pathname.replace(/\.data$/, ""),
    hidden: true,
  };
  return sealed({ ...hallScreenPage(venue.name, venue.game, language), title, meta });
}

export default function VenueScreenPage({ loaderData }: Route.ComponentProps) {
  const { title, ...page } = unsealed(loaderData);
  return <HallScreen page={page} title={title} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}

function isVenueScreen(segment: string): segment is VenueScreen {
  return venueScreens.includes(segment as VenueScreen);
}
