import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { portsOf } from "../../ports.ts";
import frame from "../../ui/page.module.css";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { BandHead } from "../band-head.tsx";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/following.route";
import { FollowingBoard } from "./following-board.tsx";
import { followingPage } from "./following-model.ts";

export const handle = { areas: ["profile", "home-screen"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, clubs, locale } = portsOf({ context, params });
  const [site, all] = await Promise.all([queries.site(), clubs.clubs()]);
  const language = siteLanguage(locale, site);
  const t = language.t("profile");
  const meta: PageMeta = {
    title: t("tabs.Following"),
    description: t("description", { site: site.title }),
    origin: new URL(request.url).origin,
    path: addresses.following(locale),
    hidden: "private",
  };
  return sealed({ ...followingPage(all, language), meta });
}

export default function Following({ loaderData }: Route.ComponentProps) {
  const t = useT("profile");
  const { suggestions } = unsealed(loaderData);
  return (
    <>
      <BandHead title={t("tabs.Following")} />
      <div className={frame.page}>
        <FollowingBoard suggestions={suggestions} locale={useLocale()} />
      </div>
    </>
  );
}

export const meta = sealedMeta;
