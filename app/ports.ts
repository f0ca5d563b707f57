import { createContext, data, type RouterContextProvider } from "react-router";
import { isLocale, type Locale } from "#contract/locale.ts";
import type { PagePorts } from "#contract/page-renderer.ts";

/** The only way from a loader to data. */
export const portsContext = createContext<PagePorts>();

/** What an answer is for: a document, in which the page stands drawn, or data that a browser is to draw a page from. */
export const askedForContext = createContext<"document" | "data">("data");

export function isForDocument({ context }: Pick<LoaderArgs, "context">): boolean {
  return context.get(askedForContext) === "document";
}

type LoaderArgs = { readonly params: { readonly locale?: string }; readonly context: Readonly<RouterContextProvider> };

/**
 * What a page's loader asks, and the language of its address. Throws 404 when that is none of ours, or the league does without the
 * page's section (OFF64): loaders run side by side, so each begins with this rather than trusting the layout's.
 */
export function portsOf({ params, context }: LoaderArgs): PagePorts & { readonly locale: Locale } {
  if (!isLocale(params.locale)) throw data(null, 404);
  const ports = context.get(portsContext);
  if (ports.isOff) throw data(null, 404);
  return { ...ports, locale: params.locale };
}
