import { data } from "react-router";
import { addresses, profileTabs, type ProfileTab } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import { titled } from "../titled.ts";
import type { Route } from "./+types/profile.route";
import { followingPage } from "../following/following-model.ts";
import { ProfileView } from "./profile-view.tsx";
import { profileTabIds } from "./profile-model.ts";

export const handle = { areas: ["profile", "visitor"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, clubs, locale } = portsOf({ context, params });
  const tab = params.tab ?? "Following";
  if (!isProfileTab(tab)) throw data(null, 404);
  const [site, all] = await Promise.all([queries.site(), clubs.clubs()]);
  const language = siteLanguage(locale, site);
  const t = language.t("profile");
  const meta: PageMeta = {
    title: titled(t("title"), t(`tabs.${tab}`), language),
    description: t("description", { site: site.title }),
    origin: new URL(request.url).origin,
    path: params.tab === undefined ? addresses.profile(locale) : addresses.profileTab(locale, tab),
    hidden: "private",
  };
  return sealed({ tab: profileTabIds[tab], ...followingPage(all, language), meta });
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfileView page={unsealed(loaderData)} locale={useLocale()} />;
}

export const meta = sealedMeta;

function isProfileTab(segment: string): segment is ProfileTab {
  return profileTabs.includes(segment as ProfileTab);
}
