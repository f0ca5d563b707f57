import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import type { ShownCrest } from "../../ui/crest-look.ts";
import { useRootData } from "../../ui/shown-page.tsx";

/** A club's crest on every page, with its key in the address and its name as the page writes it. */
export type LeagueCrest = ShownCrest & { readonly slug: string; readonly name: string };

type Shell = { readonly site: SiteAnswer; readonly locale: Locale; readonly crests?: readonly LeagueCrest[] };

/** What the document's own loader gave: the tenant and the language. `undefined` when that loader itself failed. */
export function useSite(): Shell | undefined {
  return useRootData() as Shell | undefined;
}
