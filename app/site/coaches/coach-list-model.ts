import { addresses } from "#contract/addresses.ts";
import type { CoachLine, CoachRecord } from "#contract/staff-queries.ts";
import { clubHead } from "../clubs/club-head.ts";
import {
  columnsOver,
  type ColumnOf,
  figureColumn,
  type FigureCell,
  figuresOf,
  type FigureTableOf,
  type ThingHead,
  wordColumn,
} from "../../sport/figure-table-model.ts";
import { clubMarks, refMark } from "../../sport/make-club-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { TableListPage } from "../table-list-model.ts";

/** Who coaches now, by the wins of this season, then everybody who ever did, by those of his career. COACH4 */
export function coachListPage(coaches: readonly CoachLine[], language: PageLanguage): TableListPage {
  const t = language.t("staff");
  const present = coaches
    .filter((coach) => coach.present.length > 0)
    .toSorted(({ season: one }, { season: other }) => other.wins - one.wins || one.losses - other.losses);
  return {
    title: t("coaches.title"),
    intro: t("coaches.intro"),
    back: { text: language.t("clubs")("title"), href: addresses.clubs(language.locale) },
    marks: {
      ...Object.fromEntries(coaches.flatMap(({ clubs }) => clubs.map((club) => [club.slug, refMark(club, language)]))),
      ...clubMarks(
        present.flatMap((coach) => coach.present.map(({ team }) => team)),
        language,
      ),
    },
    parts: [
      { title: t("coaches.present.title"), table: presentTable(present, language) },
      { title: t("coaches.allTime.title"), table: allTimeTable(coaches, language) },
    ],
    empty: t("coaches.empty"),
  };
}

function presentTable(coaches: readonly CoachLine[], language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("staff");
  return {
    caption: t("coaches.present.caption"),
    head: t("coaches.coach"),
    sortedBy: "wins",
    ...figuresOf<CoachLine, ThingHead>(coaches, {
      columns: [
        wordColumn("team", t("coaches.team"), ({ present: [first] }) => presentCell(first, language), { wideOnly: true }),
        ...columnsOver(recordColumns(language), ({ season }: CoachLine) => season),
        wordColumn("career", t("coaches.career"), ({ wins, losses }) => ({ text: language.format.record(wins, losses), quiet: true }), {
          wideOnly: true,
        }),
      ],
      row: ({ slug, name, present: [first] }) => ({
        key: slug,
        head: {
          text: language.name(name),
          href: addresses.coach(language.locale, slug),
          detail: first ? language.name(first.team.name) : "",
        },
      }),
    }),
  };
}

function allTimeTable(coaches: readonly CoachLine[], language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("staff");
  return {
    caption: t("coaches.allTime.caption"),
    head: t("coaches.coach"),
    sortedBy: "wins",
    ...figuresOf<CoachLine, ThingHead>(coaches, {
      columns: [
        wordColumn("clubs", t("coaches.clubs"), (coach) => ({ text: clubsOf(coach, language), quiet: true }), { wideOnly: true }),
        ...recordColumns(language),
        wordColumn("seasons", t("coaches.seasons"), (coach) => ({ text: seasonsOf(coach), quiet: true }), { wideOnly: true }),
      ],
      row: (coach) => ({
        key: coach.slug,
        head: {
          text: language.name(coach.name),
          href: addresses.coach(language.locale, coach.slug),
          detail: `${clubsOf(coach, language)} · ${seasonsOf(coach)}`,
        },
      }),
    }),
  };
}

function presentCell(first: CoachLine["present"][number] | undefined, language: PageLanguage): FigureCell | null {
  if (!first) return null;
  const { team, competition } = first;
  return {
    text: language.name(team.name),
    href: addresses.team(language.locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug),
    club: team.clubSlug,
  };
}

function clubsOf({ clubs }: CoachLine, language: PageLanguage): string {
  return clubs.map(({ name }) => language.name(name)).join(", ");
}

function seasonsOf({ seasons: { first, last } }: CoachLine): string {
  return first === last ? first : `${first}\u00a0–\u00a0${last}`;
}

function recordColumns(language: PageLanguage): ColumnOf<CoachRecord>[] {
  const { format } = language;
  const column = (key: "games" | "wins" | "losses" | "winShare", cell: ColumnOf<CoachRecord>["cell"]) =>
    figureColumn(key, clubHead(key, language), cell);
  return [
    column("games", ({ games }) => ({ text: format.number(games), value: games })),
    column("wins", ({ wins }) => ({ text: format.number(wins), value: wins, strong: true })),
    column("losses", ({ losses }) => ({ text: format.number(losses), value: losses })),
    column("winShare", ({ wins, losses }) => {
      const decided = wins + losses;
      return decided === 0 ? null : { text: format.percent(wins / decided), value: wins / decided };
    }),
  ];
}
