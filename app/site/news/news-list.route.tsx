import { data } from "react-router";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/news-list.route";
import { newsListPage, readNewsListAddress } from "./news-list-model.ts";
import { NewsListView } from "./news-list-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: queries, editorial } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const address = readNewsListAddress(searchParams);
  if (!address) throw data(null, 404);
  const [site, view] = await Promise.all([queries.site(), editorial.newsPage(locale, address.page, address.kind)]);
  if (!view) throw data(null, 404);
  return sealed(newsListPage(view, address.kind, { siteTitle: site.title, origin }, siteLanguage(locale, site)));
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  return <NewsListView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
