import { use, useEffect, type ReactNode } from "react";
import { embedTheme } from "#contract/embed-addresses.ts";
import { isLocale, languageTag, type Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { menuOf } from "#contract/sections.ts";
import type { Route } from "./+types/root";
import { errorDeskScript } from "./error-desk.ts";
import { areasOf } from "./i18n/areas.ts";
import { noonOf } from "./i18n/day-key.ts";
import { formatFor } from "./i18n/format.ts";
import { nameIn } from "./i18n/name-in.ts";
import { LanguageProvider } from "./i18n/language-provider.tsx";
import { writtenAreas } from "./i18n/messages-of-document.ts";
import { ModuleLinks, PageHead } from "./router/document-parts.tsx";
import { asFailure } from "./ui/page-failure.ts";
import { preloadMessages } from "./i18n/preload-messages.ts";
import { translatorFor } from "./i18n/use-t.ts";
import { InlineMark } from "./ui/inline-mark.ts";
import { Outlet, useMatches, useParams, usePlace, useRootData } from "./ui/shown-page.tsx";
import { isKeptForBots, KeptPage } from "./kept-page.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { portsContext } from "./ports.ts";
import { ToastOutlet } from "./ui/toast-outlet.tsx";
import { useAfterStart } from "./use-after-start.ts";
import { shownCrest } from "./ui/crest-look.ts";
import type { LeagueCrest } from "./site/shell/use-site.ts";
import { useUnhandledErrors } from "./unhandled-errors.ts";
import { ErrorPage } from "./site/error-page.tsx";
import { sectionNames } from "./site/site-language.ts";
import "./styles/base.css";
import { fontPreloads } from "./styles/font-preloads.ts";
import { earlyScript } from "./early-script.ts";
import { hasNoGround, isStaticDocument, tellHeightScript } from "./static-document.ts";
import { tenantStyleId, useHeaderColor, useTenantStyle } from "./tenant-style.ts";

const heightScript = { __html: import.meta.env.SSR ? tellHeightScript : "" };

export type RootData = {
  readonly site: SiteAnswer;
  readonly locale: Locale;
  readonly crests: readonly LeagueCrest[];
  /** Where the timer API is asked, when not at its usual path. */
  readonly timerApi?: string;
  /** Notes what breaks, in the document of a league that wants to hear of it. */
  readonly errorDesk?: string;
};

export async function loader({ params, context }: Route.LoaderArgs): Promise<RootData> {
  const ports = context.get(portsContext);
  const locale = isLocale(params.locale) ? params.locale : ports.fallbackLocale;
  const { teams = [], sections, ...site } = await ports.site.site();
  // Written here, so that browsers need not know how Serbian changes its script.
  const leagues = site.leagues.map((league) => ({ ...league, name: { text: nameIn(locale, league.name), transliterable: false } }));
  const format = formatFor(locale, site.timeZone);
  const { timerApi, errorReporting } = ports;
  const menu = sections && menuOf(sections, locale, sectionNames({ sections }, locale));
  return {
    site: { ...site, leagues, ...(menu && { menu }) },
    locale,
    crests: teams.map(({ next, ...team }) => ({
      ...shownCrest(`foot-${team.clubSlug}`, team),
      slug: team.clubSlug,
      name: nameIn(locale, team.name),
      ...(next && { next: `${format.date(noonOf(next.day), "monthDay")}\n${next.rival.code}` }),
    })),
    ...(timerApi ? { timerApi } : {}),
    ...(errorReporting ? { errorDesk: errorDeskScript({ ...errorReporting, tenant: site.slug, locale }) } : {}),
  };
}

export default function Root() {
  useUnhandledErrors();
  return <Outlet />;
}

/** The document around every page, an error's included. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  const locale = useDocumentLocale();
  const { timerApi, errorDesk } = useDocumentData() ?? {};
  const mark = use(InlineMark);
  const tenantStyle = useTenantStyle();
  const matches = useMatches();
  const areas = areasOf(matches);
  const isStatic = isStaticDocument(matches);
  const isOverOtherPictures = hasNoGround(matches);
  const theme = embedTheme(usePlace().search);
  useAfterStart();
  if (!isStatic) preloadMessages(locale, areas);
  return (
    <html
      lang={languageTag(locale)}
      data-areas={writtenAreas(locale, areas)}
      data-ground={isOverOtherPictures ? "none" : undefined}
      {...(isStatic && theme && { "data-theme": theme })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isStatic ? (
          <base target="_blank" />
        ) : (
          <>
            {errorDesk !== undefined && <script nonce={mark} dangerouslySetInnerHTML={{ __html: errorDesk }} />}
            <script nonce={mark} dangerouslySetInnerHTML={{ __html: earlyScript }} suppressHydrationWarning />
          </>
        )}
        {fontPreloads(locale).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <PageHead />
        {site && <SiteHead site={site} />}
        {timerApi !== undefined && <meta name="timer-api" content={timerApi} />}
        {tenantStyle !== "" && <style id={tenantStyleId} nonce={mark} dangerouslySetInnerHTML={{ __html: tenantStyle }} />}
      </head>
      <body>
        <LanguageProvider locale={locale} timeZone={site?.timeZone ?? "UTC"}>
          {children}
          <ToastOutlet />
        </LanguageProvider>
        {isStatic ? (
          <script nonce={mark} dangerouslySetInnerHTML={heightScript} suppressHydrationWarning />
        ) : (
          <>
            {site && !isOverOtherPictures && <LoadingScreen title={site.title} shortTitle={site.shortTitle} logoUrl={site.logoUrl} />}
            <ModuleLinks />
          </>
        )}
      </body>
    </html>
  );
}

export function meta({ loaderData, error, location }: Route.MetaArgs) {
  const title = loaderData?.site.title ?? "";
  if (error === undefined || error === null) return [{ title }];
  return [
    { title: titleOf(statusOf(error), location.pathname, loaderData?.locale ?? "en", title) },
    { name: "robots", content: "noindex" },
  ];
}

function titleOf(status: 404 | 500, path: string, locale: Locale, siteTitle: string): string {
  const t = translatorFor(locale, "shell");
  const words = status === 404 ? `${t("error.notFoundTitle")}: ${path}` : t("error.wentWrongTitle");
  return siteTitle === "" ? words : `${words} – ${siteTitle}`;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { pathname } = usePlace();
  const site = useSite();
  const locale = useDocumentLocale();
  const status = statusOf(error);
  const brokeHere = asFailure(error) === null;
  useEffect(() => {
    if (!brokeHere) return;
    window.errorDesk?.take(error);
    if (!isKeptForBots()) document.title = titleOf(status, pathname, locale, site?.title ?? "");
  }, [error, brokeHere, status, pathname, locale, site]);
  if (status === 500 && isKeptForBots()) return <KeptPage />;
  return <ErrorPage status={status} path={pathname} site={site} />;
}

/** What phones, tabs and shared links show of the league, from the client's settings. */
function SiteHead({ site }: { site: SiteAnswer }) {
  const { icons, title, shortTitle } = site;
  return (
    <>
      <meta name="application-name" content={title} />
      <meta name="apple-mobile-web-app-title" content={shortTitle} />
      <meta name="theme-color" content={useHeaderColor() ?? site.colors.color1} />
      {/* Without a link browsers ask for /favicon.ico, which a league without an icon has not either. */}
      <link rel="icon" href={icons.faviconSm || "data:,"} sizes="32x32" />
      {icons.faviconLg !== "" && <link rel="icon" href={icons.faviconLg} sizes="96x96" />}
      {icons.androidChromeSm !== "" && <link rel="apple-touch-icon" href={icons.androidChromeSm} sizes="192x192" />}
      {icons.androidChromeLg !== "" && <link rel="apple-touch-icon" href={icons.androidChromeLg} sizes="512x512" />}
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}

/** `undefined` when not even the league could be read. */
function useDocumentData(): RootData | undefined {
  return useRootData() as RootData | undefined;
}

/** `null`: the document then stands without its colours. */
function useSite(): SiteAnswer | null {
  return useDocumentData()?.site ?? null;
}

function useDocumentLocale(): Locale {
  const data = useDocumentData();
  const { locale } = useParams();
  return data?.locale ?? (isLocale(locale) ? locale : "en");
}

function statusOf(error: unknown): 404 | 500 {
  return asFailure(error)?.failed ?? 500;
}
