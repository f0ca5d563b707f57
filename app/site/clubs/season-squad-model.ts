import { addresses } from "#contract/addresses.ts";
import type { SeasonClubAnswer } from "#contract/club-queries.ts";
import type { RosterPlayer } from "#contract/roster-player.ts";
import { leadingStatistics } from "#core/stats/statistic-sets.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { Figure } from "../../sport/figure-row.tsx";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import { fullName } from "../../sport/full-name.ts";
import { playedAbout } from "../../sport/game-day.ts";
import { refMark } from "../../sport/make-club-marks.ts";
import type { RankedListData } from "../../sport/ranked-list.tsx";
import { figureName } from "../statistics/figure-words.ts";
import { rosterTable } from "./roster-model.ts";

const leadersShown = 3;

/** How the season of its first team went in figures of the table; none before its first game. LOOK18 */
export function seasonFigures({ teams }: SeasonClubAnswer, language: PageLanguage): readonly Figure[] {
  const [first] = teams;
  if (!first || first.row.played === 0) return [];
  const t = language.t("clubs");
  const { home, away, played, pointsFor, pointsAgainst } = first.row;
  return [
    { key: "home", label: t("opponents.home"), value: language.format.record(home.wins, home.losses) },
    { key: "away", label: t("opponents.away"), value: language.format.record(away.wins, away.losses) },
    { key: "for", label: t("figures.pointsFor"), value: language.format.decimal(pointsFor / played) },
    { key: "against", label: t("figures.pointsAgainst"), value: language.format.decimal(pointsAgainst / played) },
  ];
}

/**
 * Who was first among its own, by averages in its first league. Whoever played less than half of the games of whoever played
 * most is not among them. LOOK18
 */
export function seasonClubLeaders({ teams }: SeasonClubAnswer, language: PageLanguage): RankedListData[] {
  const roster = teams[0]?.roster ?? [];
  const most = Math.max(0, ...roster.map(({ figures }) => figures?.games ?? 0));
  const regulars = roster.filter(({ figures }) => figures !== null && figures.games * 2 >= most);
  return leadingStatistics
    .map((figure) => ({ title: figureName(figure, language).long, lines: leaderLines(regulars, figure, language) }))
    .filter(({ lines }) => lines.length > 0);
}

function leaderLines(roster: readonly RosterPlayer[], figure: (typeof leadingStatistics)[number], language: PageLanguage) {
  return roster
    .flatMap(({ person, figures }) => {
      const value = figures?.[figure] ?? null;
      return value === null ? [] : [{ person, value }];
    })
    .toSorted((one, other) => other.value - one.value)
    .slice(0, leadersShown)
    .map(({ person, value }, place) => ({
      key: person.slug,
      rank: `${place + 1}.`,
      name: fullName(person, language),
      href: addresses.player(language.locale, person.slug),
      value: language.format.decimal(value),
    }));
}

/** Its lists, one a league. In a season that is over its players are as old as they were at its last game. */
export function seasonSquads(
  view: SeasonClubAnswer,
  now: number,
  language: PageLanguage,
): readonly { readonly title: string; readonly content: FigureTableOf<"things"> }[] {
  const { teams, games, name } = view;
  const last = Math.max(...games.map((game) => playedAbout(game) ?? Infinity));
  const at = Math.min(now, last === -Infinity ? now : last);
  return teams
    .filter(({ roster }) => roster.length > 0)
    .map(({ competition, roster }) => ({
      title: language.name(competition.name),
      content: rosterTable(
        roster,
        { name: `${language.name(name)}, ${language.name(competition.name)}`, club: refMark(view, language) },
        at,
        language,
      ),
    }));
}
