import { addresses } from "#contract/addresses.ts";
import { HomeScreenCard } from "../../home-screen/home-screen-card.tsx";
import { useT } from "../../i18n/use-t.ts";
import { portsOf } from "../../ports.ts";
import { PushSettings } from "../../push/push-settings.tsx";
import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import { siteLanguage } from "../site-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import type { Route } from "./+types/notifications.route";

export const handle = { areas: ["notifications", "home-screen"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, locale } = portsOf({ context, params });
  const site = await queries.site();
  const t = siteLanguage(locale, site).t("notifications");
  const meta: PageMeta = {
    title: t("title"),
    description: t("description", { site: site.title }),
    origin: new URL(request.url).origin,
    path: addresses.notifications(locale),
    hidden: "private",
  };
  return { meta };
}

/** What this device is told: the same page for everyone, filled in by the browser. */
export default function Notifications() {
  const t = useT("notifications");
  return (
    <>
      <BandHead title={t("title")} />
      <div className={frame.page}>
        <PushSettings />
        <HomeScreenCard />
      </div>
    </>
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(loaderData.meta, site) : [];
}
