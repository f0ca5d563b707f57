import type { Locale } from "#contract/locale.ts";
import { inLocale, type PathsByLocale } from "../../i18n/locale-link.ts";
import { useMatches } from "../../ui/shown-page.tsx";

/** What a route whose paths differ by more than their language says of the page it has loaded. */
export type LocalPathHandle<Loader extends (args: never) => unknown> = {
  readonly pathIn: (loaded: Awaited<ReturnType<Loader>>) => PathsByLocale | undefined;
};

/** Where the page stands in another language: where its route says, else at the same path. */
export function usePathIn(path: string): (locale: Locale) => string {
  const page = useMatches().at(-1);
  const handle = page?.handle as Partial<LocalPathHandle<() => unknown>> | undefined;
  // A page that could not be loaded has nothing to say.
  const said = page?.loaderData === undefined ? undefined : handle?.pathIn?.(page.loaderData);
  return (locale) => said?.[locale] ?? inLocale(path, locale);
}
