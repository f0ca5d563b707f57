import type { TeamCourse } from "#contract/club-queries.ts";
import type { Fact } from "../../sport/fact-list.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** How long a team was ahead, level and behind in a game of its season, and by how much at the most. FLOW14 */
export function courseFacts(course: TeamCourse, language: PageLanguage): Fact[] {
  const { games, seconds, secondsLeading, secondsTrailing } = course;
  const t = language.t("clubs");
  const { format } = language;
  const time = (key: "leading" | "level" | "trailing", total: number): Fact => ({
    key,
    figure: format.minutes(Math.round(total / games)),
    title: t(`course.${key}`),
    details: seconds === 0 ? [] : [{ text: t("course.share", { share: format.percent(total / seconds) }), href: null }],
  });
  const points = (key: "biggestLead" | "biggestDeficit"): Fact => ({
    key,
    figure: format.number(course[key]),
    title: t(`course.${key}`),
    details: [],
  });
  return [
    time("leading", secondsLeading),
    time("level", Math.max(0, seconds - secondsLeading - secondsTrailing)),
    time("trailing", secondsTrailing),
    points("biggestLead"),
    points("biggestDeficit"),
  ];
}
