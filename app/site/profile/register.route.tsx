import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { portsOf } from "../../ports.ts";
import frame from "../../ui/page.module.css";
import { pageLanguage } from "../page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import type { Route } from "./+types/register.route";
import { BandHead } from "../band-head.tsx";
import styles from "./profile-view.module.css";

export const handle = { areas: ["profile"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, locale } = portsOf({ context, params });
  const site = await queries.site();
  const t = pageLanguage(locale, site.timeZone).t("profile");
  const meta: PageMeta = {
    title: t("register.title"),
    description: t("register.text"),
    origin: new URL(request.url).origin,
    path: addresses.register(locale),
    hidden: true,
  };
  return { meta };
}

export default function Register() {
  const t = useT("profile");
  const locale = useLocale();
  return (
    <>
      <BandHead title={t("register.title")} />
      <div className={frame.page}>
        <section className={styles.coming}>
          <p>{t("register.text")}</p>
          <a href={addresses.profile(locale)}>{t("register.see")}</a>
        </section>
      </div>
    </>
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(loaderData.meta, site) : [];
}
