import { addresses } from "#contract/addresses.ts";
import type { CoachLine, CoachRecord } from "#contract/staff-queries.ts";
import { clubHead } from "../clubs/club-head.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { figureColumn, type FigureCell, type FigureTableOf, wordColumn } from "../../sport/figure-table-model.ts";
import type { PageLink } from "../../ui/page-link.ts";
import { clubMarks, refMark } from "../../sport/make-club-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** Who coaches now, by the wins of this season, then everybody who ever did, by those of his career. COACH4 */
export type CoachListPage = {
  readonly title: string;
  readonly intro: string;
  readonly back: PageLink;
  readonly marks: ClubMarks;
  /** The second may be the only one. */
  readonly parts: readonly { readonly title: string; readonly table: FigureTableOf<"things"> }[];
  readonly empty: string;
};

export function coachListPage(coaches: readonly CoachLine[], language: PageLanguage): CoachListPage {
  const t = language.t("staff");
  const present = coaches
    .filter((coach) => coach.present.length > 0)
    .toSorted(({ season: one }, { season: other }) => other.wins - one.wins || one.losses - other.losses);
  const parts = [
    { title: t("coaches.present.title"), table: presentTable(present, language) },
    { title: t("coaches.allTime.title"), table: allTimeTable(coaches, language) },
  ];
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
    parts: parts.filter(({ table }) => table.rows.length > 0),
    empty: t("coaches.empty"),
  };
}

function presentTable(coaches: readonly CoachLine[], language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("staff");
  return {
    caption: t("coaches.present.caption"),
    head: t("coaches.coach"),
    sortedBy: "wins",
    columns: [
      wordColumn("team", t("coaches.team"), { wideOnly: true }),
      ...recordColumns(language),
      wordColumn("career", t("coaches.career"), { wideOnly: true }),
    ],
    rows: coaches.map((coach) => {
      const [first] = coach.present;
      const { seasonSlug = "", leagueSlug = "" } = first?.competition ?? {};
      const team = first ? language.name(first.team.name) : "";
      return {
        key: coach.slug,
        head: { text: language.name(coach.name), href: addresses.coach(language.locale, coach.slug), detail: team },
        cells: [
          first
            ? {
                text: team,
                href: addresses.team(language.locale, seasonSlug, leagueSlug, first.team.teamSlug),
                club: first.team.clubSlug,
              }
            : null,
          ...recordCells(coach.season, language),
          { text: language.format.record(coach.wins, coach.losses), quiet: true },
        ],
      };
    }),
  };
}

function allTimeTable(coaches: readonly CoachLine[], language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("staff");
  return {
    caption: t("coaches.allTime.caption"),
    head: t("coaches.coach"),
    sortedBy: "wins",
    columns: [
      wordColumn("clubs", t("coaches.clubs"), { wideOnly: true }),
      ...recordColumns(language),
      wordColumn("seasons", t("coaches.seasons"), { wideOnly: true }),
    ],
    rows: coaches.map((coach) => {
      const clubs = coach.clubs.map(({ name }) => language.name(name)).join(", ");
      const { first, last } = coach.seasons;
      const seasons = first === last ? first : `${first}\u00a0–\u00a0${last}`;
      return {
        key: coach.slug,
        head: { text: language.name(coach.name), href: addresses.coach(language.locale, coach.slug), detail: `${clubs} · ${seasons}` },
        cells: [{ text: clubs, quiet: true }, ...recordCells(coach, language), { text: seasons, quiet: true }],
      };
    }),
  };
}

function recordColumns(language: PageLanguage) {
  return (["games", "wins", "losses", "winShare"] as const).map((key) => figureColumn(key, clubHead(key, language)));
}

function recordCells({ games, wins, losses }: CoachRecord, { format }: PageLanguage): (FigureCell | null)[] {
  const decided = wins + losses;
  return [
    { text: format.number(games), value: games },
    { text: format.number(wins), value: wins, strong: true },
    { text: format.number(losses), value: losses },
    decided === 0 ? null : { text: format.percent(wins / decided), value: wins / decided },
  ];
}
