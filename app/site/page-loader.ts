import { data, type LoaderFunctionArgs } from "react-router";
import type { Locale } from "#contract/locale.ts";
import type { PagePorts } from "#contract/page-renderer.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { portsOf } from "../ports.ts";
import { sealed, type Sealed } from "../ui/sealed-data.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import { siteLanguage } from "./site-language.ts";
import type { PageMeta } from "./page-meta.ts";

/** What a page is made with besides the answer to its question. */
export type PageRequest = {
  readonly language: PageLanguage;
  readonly site: SiteAnswer;
  readonly origin: string;
  readonly searchParams: URLSearchParams;
};

/**
 * The loader of a page with one question: it is put beside that for the site, its answer made a page in the language of the
 * address. An answer of `null` is an address that leads nowhere.
 */
export function pageLoader<Answer, Page extends { readonly meta: PageMeta }>(
  ask: (ports: PagePorts & { readonly locale: Locale }, searchParams: URLSearchParams) => Promise<Answer>,
  make: (answer: NonNullable<Answer>, request: PageRequest) => Page,
) {
  return async (args: LoaderFunctionArgs): Promise<Sealed<Page>> => {
    const ports = portsOf(args);
    const { origin, searchParams } = new URL(args.request.url);
    const [site, answer] = await Promise.all([ports.site.site(), ask(ports, searchParams)]);
    if (answer === null || answer === undefined) throw data(null, 404);
    return sealed(make(answer, { language: siteLanguage(ports.locale, site), site, origin, searchParams }));
  };
}

type ListPage = { readonly title: string; readonly back?: { readonly href: string; readonly text: string } };

/** A list with what it says of itself: it stands below the page that its way back leads to, else right below home. */
export function withListMeta<Page extends ListPage>(
  page: Page,
  { path, description }: { readonly path: (locale: Locale) => string; readonly description: string },
  { language, origin }: PageRequest,
): Page & { readonly meta: PageMeta } {
  const own = path(language.locale);
  const way = page.back && [
    { name: page.back.text, path: page.back.href },
    { name: page.title, path: own },
  ];
  return { ...page, meta: { title: page.title, description, origin, path: own, ...(way && { way }) } };
}
