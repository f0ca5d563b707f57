import { data } from "react-router";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import { hallScreenPage } from "../venues/hall-screen-page.ts";
import { HallScreen } from "../venues/hall-screen.tsx";
import { gameAddressOf } from "./game-address.ts";
import type { Route } from "./+types/game-screen.route";

export const handle = { areas: ["venues"], layout: "empty" };

const screens = ["broadcast", "tv-stats"] as const;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, locale } = portsOf({ context, params });
  const screen = screens.find((name) => name === params.screen);
  const address = screen && gameAddressOf(params);
  if (!address) throw data(null, 404);
  const [site, view] = await Promise.all([queries.site(), queries.game(address, { plays: false })]);
  if (!view) throw data(null, 404);
  const language = pageLanguage(locale, site.timeZone);
  const title = language.t("venues")(`screens.${screen}`);
  const { origin, pathname } = new URL(request.url);
  const meta: PageMeta = {
    title: `${title}, ${language.name(view.summary.home.name)} – ${language.name(view.summary.away.name)}`,
    description: language.t("venues")("description"),
    origin,
    path: pathname.replace(/\.data$/, ""),
    hidden: true,
  };
  return sealed({ ...hallScreenPage(view.summary.venue, view.summary, language), title, meta });
}

export default function GameScreen({ loaderData }: Route.ComponentProps) {
  const { title, ...page } = unsealed(loaderData);
  return <HallScreen page={page} title={title} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
