import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/search.route";
import { limitFor, searchPage, wantedKind } from "./search-model.ts";
import { SearchView } from "./search-view.tsx";

export const handle = { areas: ["search", "movement"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, site: queries, search } = portsOf({ context, params });
  const { origin, searchParams } = new URL(request.url);
  const kind = wantedKind(searchParams.get("kind"));
  const wanted = { words: searchParams.get("q") ?? "", locale, kind, limit: limitFor(kind) };
  const [site, answer] = await Promise.all([queries.site(), search.search(wanted)]);
  const language = pageLanguage(locale, site.timeZone);
  const page = searchPage(answer, kind, language);
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
