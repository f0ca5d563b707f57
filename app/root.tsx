import { use, type ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import { isLocale, languageTag, type Locale } from "#contract/locale.ts";
import type { SiteView } from "#contract/queries.ts";
import type { Route } from "./+types/root";
import { areasOf } from "./i18n/areas.ts";
import { LanguageProvider } from "./i18n/language-provider.tsx";
import { InlineMark } from "./inline-mark.ts";
import { portsContext } from "./ports.ts";
import { ErrorPage } from "./site/error-page.tsx";
import { ClientNavigation } from "./ui/client-navigation.tsx";
import { tenantTokensCss } from "./ui/tenant-tokens.ts";

export type RootData = { readonly site: SiteView; readonly locale: Locale };

export async function loader({ params, context }: Route.LoaderArgs): Promise<RootData> {
  const ports = context.get(portsContext);
  const locale = isLocale(params.locale) ? params.locale : ports.fallbackLocale;
  return { site: await ports.site.site(), locale };
}

/** The document around every page, an error's included. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const mark = use(InlineMark);
  const locale = data?.locale ?? "en";
  const areas = areasOf(useMatches());
  return (
    <html lang={languageTag(locale)} data-areas={areas.join(" ")} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {data && <style nonce={mark} dangerouslySetInnerHTML={{ __html: tenantTokensCss(data.site.colors) }} />}
      </head>
      <body>
        <LanguageProvider locale={locale} timeZone={data?.site.timeZone ?? "UTC"}>
          {children}
        </LanguageProvider>
        <ClientNavigation />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorPage status={status} />;
}
