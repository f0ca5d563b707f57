import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { inHead, newsFeeds } from "../feeds/feed-links.ts";
import { followFrom } from "../../sport/follow-from.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import { useSite } from "../shell/use-site.ts";
import { organization } from "../structured-data.ts";
import type { Route } from "./+types/home.route";
import { homePage, homeTabHref, leadingGame } from "./home-model.ts";
import { HomeView } from "./home-view.tsx";

/** One leads, the others stand two by two beside a table and the next games, which are as high. */
const newsShown = 5;

export const handle = { areas: ["home", "movement"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, site: queries, editorial } = portsOf({ context, params });
  const [site, view, news] = await Promise.all([queries.site(), queries.home(), editorial.latestNews(locale, newsShown)]);
  const language = siteLanguage(locale, site);
  const { origin, searchParams } = new URL(request.url);
  const wanted = searchParams.get("league");
  const leading = leadingGame(view, wanted);
  const led = leading && leading.home.points !== null ? await queries.game(leading.ref, { plays: false }) : null;
  const page = homePage(view, news, wanted, language, led);
  if (!page) throw data(null, 404);
  const shown = page.leagues.find(({ slug }) => slug === page.tab);
  const isFirst = shown === page.leagues[0];
  const meta: PageMeta = {
    title: isFirst ? site.title : (shown?.name ?? site.title),
    description: language.t("home")("description", { site: site.title }),
    origin,
    path: shown ? homeTabHref(locale, shown.slug, isFirst) : addresses.home(locale),
    feeds: site.sections?.off.includes("news") ? [] : newsFeeds(language).map(inHead),
    structured: [
      organization({
        name: site.title,
        url: origin + addresses.home(locale),
        logo: site.logoUrl === "" ? null : new URL(site.logoUrl, origin).href,
        sameAs: site.profiles.map(({ url }) => url),
      }),
    ],
  };
  const shownGames = view.leagues.flatMap(({ latest, next }) => [...latest, ...next]);
  return sealed({ ...page, live: { game: null, from: followFrom(shownGames, Date.now()) }, meta });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const shell = useSite();
  return shell ? <HomeView page={unsealed(loaderData)} site={shell.site} locale={shell.locale} /> : null;
}

export const meta = sealedMeta;
