import { readDay } from "#core/kernel/calendar-day.ts";
import { oembedLink } from "#contract/embed-addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { followFrom } from "../../sport/follow-from.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/schedule.route";
import { scheduleHref, schedulePage } from "./schedule-model.ts";
import { ScheduleView } from "./schedule-view.tsx";

export const handle = { areas: ["calendar", "movement"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, schedule, locale } = portsOf({ context, params });
  const { origin, searchParams } = new URL(request.url);
  const day = readDay(searchParams.get("day") ?? "");
  const span = searchParams.get("view") === "day" ? "day" : "week";
  const site = await queries.site();
  // A league that plays no more has nothing to filter by: its games are among all of them.
  const leagueSlug = site.leagues.find((league) => league.leagueSlug === searchParams.get("league"))?.leagueSlug ?? null;
  const language = siteLanguage(locale, site);
  const view = await schedule.schedule({ day, leagueSlug, span });
  const page = schedulePage(view, { day, leagueSlug, span }, site, language);
  const t = language.t("calendar");
  const meta: PageMeta = {
    title: page.title,
    description: t("description", { site: site.title }),
    origin,
    path: scheduleHref(locale, { day: null, leagueSlug }),
    hidden: day !== null || span === "day",
    feeds: [oembedLink(origin, scheduleHref(locale, { day: null, leagueSlug }), page.title)],
  };
  const shownGames = view.games.map(({ game }) => game);
  return sealed({ ...page, live: { game: null, from: followFrom(shownGames, Date.now()) }, meta });
}

export default function Schedule({ loaderData }: Route.ComponentProps) {
  return <ScheduleView page={unsealed(loaderData)} locale={useLocale()} />;
}

export const meta = sealedMeta;
