import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/search.route";
import { limitFor, searchPage, wantedKind } from "./search-model.ts";
import { searchOffer } from "./search-offer-model.ts";
import { SearchView } from "./search-view.tsx";

const newsOffered = 5;

export const handle = { areas: ["search", "movement"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, site: queries, search, editorial } = portsOf({ context, params });
  const { origin, searchParams } = new URL(request.url);
  const kind = wantedKind(searchParams.get("kind"));
  const wanted = { words: searchParams.get("q") ?? "", locale, kind, limit: limitFor(kind) };
  const isAsked = wanted.words.trim() !== "";
  const [site, answer, home, news] = await Promise.all([
    queries.site(),
    search.search(wanted),
    isAsked ? null : queries.home(),
    isAsked ? [] : editorial.latestNews(locale, newsOffered),
  ]);
  const language = siteLanguage(locale, site);
  const page = { ...searchPage(answer, kind, language), offer: home ? searchOffer(home, news, language) : [] };
  const t = language.t("search");
  const meta: PageMeta = {
    title: page.words === "" ? t("title") : t("titleFor", { words: page.words }),
    description: t("description", { site: site.title }),
    origin,
    path: addresses.search(locale),
    hidden: true,
  };
  return sealed({ ...page, meta });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchView page={unsealed(loaderData)} locale={useLocale()} />;
}

export const meta = sealedMeta;
