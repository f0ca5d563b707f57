import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { useRootData } from "../../ui/shown-page.tsx";

type Shell = { readonly site: SiteAnswer; readonly locale: Locale };

/** What the document's own loader gave: the tenant and the language. `undefined` when that loader itself failed. */
export function useSite(): Shell | undefined {
  return useRootData() as Shell | undefined;
}
