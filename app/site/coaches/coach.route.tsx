import { data, redirect } from "react-router";
import { addresses, type CoachTab } from "#contract/addresses.ts";
import type { StaffQueries } from "#contract/staff-queries.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import { namedPerson, sportsTeam } from "../structured-data.ts";
import type { Route } from "./+types/coach.route";
import { coachGamesPage, coachOverviewPage, type CoachPage, coachTabPath, isCoachTab } from "./coach-model.ts";
import { CoachView } from "./coach-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { coach: slug, tab = "CoachOverview" } = args.params;
  const { locale, site: shell, staff } = portsOf(args);
  if (!isCoachTab(tab)) throw data(null, 404);
  const { origin, searchParams } = new URL(args.request.url);
  const [site, make] = await Promise.all([shell.site(), pageMaker(staff, slug, tab, searchParams.get("season"))]);
  if (!make) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = make(language);
  // Another spelling of the same name: the page is that of whom it means.
  if (page.slug !== slug) throw redirect(coachTabPath(locale, page.slug, tab), 301);
  return sealed({ ...page, meta: coachMeta(page, tab, origin, language) });
}

async function pageMaker(staff: StaffQueries, slug: string, tab: CoachTab, season: string | null) {
  if (tab === "LatestGames") {
    const games = await staff.coachGames(slug, season);
    return games && ((language: PageLanguage) => coachGamesPage(games, language));
  }
  const view = await staff.coach(slug);
  return view && ((language: PageLanguage) => coachOverviewPage(view, language));
}

function coachMeta(page: CoachPage, tab: CoachTab, origin: string, language: PageLanguage): PageMeta {
  const t = language.t("staff");
  const { locale } = language;
  const path = coachTabPath(locale, page.slug, tab);
  const screen = addresses.coach(locale, page.slug);
  const title = tab === "CoachOverview" ? page.title : t("coach.gamesTitle", { coach: page.title });
  return {
    title,
    description: t(`coach.about.${tab}`, { coach: page.title }),
    origin,
    path,
    type: "profile",
    way: [
      { name: page.back.text, path: page.back.href },
      { name: page.title, path: screen },
      ...(path === screen ? [] : [{ name: title, path }]),
    ],
    structured: [
      namedPerson({
        name: page.title,
        url: origin + screen,
        jobTitle: t("coaches.coach"),
        ...(page.presentTeam && { memberOf: sportsTeam({ name: page.presentTeam.name, url: origin + page.presentTeam.href }) }),
      }),
    ],
  };
}

export default function Coach({ loaderData }: Route.ComponentProps) {
  return <CoachView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
