import { data } from "react-router";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/news-item.route";
import type { LocalPathHandle } from "../shell/page-path-in.ts";
import { newsItemPage } from "./news-item-model.ts";
import { NewsItemView } from "./news-item-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: queries, editorial } = portsOf(args);
  const [site, news] = await Promise.all([queries.site(), editorial.newsItem(locale, args.params.news)]);
  // Under another slug of its own it is not here: the address leads on to it. EDIT8
  if (news?.slug !== args.params.news) throw data(null, 404);
  const [albums, played] = news.game
    ? await Promise.all([editorial.albums(locale, { game: news.game.ref }), queries.game(news.game.ref, { plays: false })])
    : [[], null];
  const { origin } = new URL(args.request.url);
  return sealed(newsItemPage({ news, albums, played }, { siteTitle: site.title, origin }, siteLanguage(locale, site)));
}

export const handle: LocalPathHandle<typeof loader> = { pathIn: (loaded) => unsealed(loaded).meta.pathIn };

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  return <NewsItemView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
