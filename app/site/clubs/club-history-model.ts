import { addresses } from "#contract/addresses.ts";
import type { ClubTeam, ClubAnswer } from "#contract/club-queries.ts";
import type { ClubHistory } from "#contract/statistics-queries.ts";
import { streakPhrase } from "#core/wording/streak-phrases.ts";
import { clubAwards } from "../awards/award-lines-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import {
  type FigureCell,
  figureColumn,
  figuresOf,
  type FigureTableOf,
  type ThingHead,
  wordColumn,
} from "../../sport/figure-table-model.ts";
import type { Fact } from "../../sport/fact-list.tsx";
import { clubHead } from "./club-head.ts";

/** A team of one season in a few words, with the way to its own screen. */
export type SeasonTeamLine = {
  readonly key: string;
  readonly href: string;
  readonly league: string;
  readonly place: string | null;
  readonly record: string;
  readonly form: string;
  readonly formAlternative: string;
  readonly streak: string | null;
  /** How it ended, for the first three; `null` for all others, and while it goes on. */
  readonly honour: string | null;
};

/** `seasons`: how the club's leagues ended, where that is known. HON7 */
export function seasonTeams(teams: readonly ClubTeam[], language: PageLanguage, seasons: ClubHistory["seasons"] = []): SeasonTeamLine[] {
  const t = language.t("clubs");
  return teams.map(({ team, competition, row, teams: count }) => ({
    key: competition.leagueSlug,
    href: addresses.team(language.locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug),
    league: language.name(competition.name),
    place: row.played === 0 ? null : t("club.place", { rank: row.rank, count }),
    record: language.format.record(row.wins, row.losses),
    form: row.form.map((result) => (result === "won" ? "w" : "l")).join(""),
    formAlternative: formWords(row.form, language),
    // One game makes no streak: the letters of form say it.
    streak: Math.abs(row.streak) < 2 ? null : language.say(streakPhrase(row.streak > 0 ? "wins" : "losses", Math.abs(row.streak))),
    honour: honourOf(seasons.find((season) => isSameLeague(season.competition, competition))?.finalPlace ?? null, language),
  }));
}

function honourOf(finalPlace: number | null, language: PageLanguage): string | null {
  if (finalPlace === 1) return language.t("clubs")("history.champion");
  return finalPlace === 2 || finalPlace === 3 ? language.t("awards")(`places.${namedPlaces[finalPlace]}`) : null;
}

type LeagueOfSeason = { readonly seasonSlug: string; readonly leagueSlug: string };

function isSameLeague(one: LeagueOfSeason, other: LeagueOfSeason): boolean {
  return one.seasonSlug === other.seasonSlug && one.leagueSlug === other.leagueSlug;
}

export function formWords(form: readonly ("won" | "lost")[], language: PageLanguage): string {
  return language.t("clubs")("figures.formWins", { wins: form.filter((result) => result === "won").length, count: form.length });
}

/** Every season, newest first: under which name, where, how it ended. */
export function historyTable(view: ClubAnswer, history: ClubHistory, club: string, language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("clubs");
  return {
    caption: t("history.caption", { club }),
    head: t("columns.season"),
    ...figuresOf<ClubTeam, ThingHead>(view.teams, {
      columns: [
        wordColumn("league", t("columns.league"), ({ competition, team }) => ({
          text: language.name(competition.name),
          href: addresses.team(language.locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug),
        })),
        figureColumn(
          "place",
          { short: t("columns.place"), long: t("columns.place") },
          ({ row, teams }) => (row.played === 0 ? null : { text: `${row.rank}/${teams}`, value: row.rank }),
          { sort: "ascending" },
        ),
        figureColumn("record", clubHead("record", language), ({ row: { wins, losses } }) => ({
          text: language.format.record(wins, losses),
          value: wins,
        })),
        figureColumn("winShare", clubHead("winShare", language), ({ row: { wins, losses } }) => {
          const games = wins + losses;
          return games === 0 ? null : { text: language.format.percent(wins / games), value: wins / games };
        }),
        wordColumn("honour", t("columns.honour"), (team) => endOf(team, history, language)),
      ],
      row: ({ competition, seasonName, team }) => {
        const name = language.name(team.name);
        return {
          key: `${competition.seasonSlug} ${competition.leagueSlug}`,
          head: {
            text: seasonName,
            href: addresses.seasonClub(language.locale, competition.seasonSlug, view.slug),
            // Under another name than today's.
            notes: name === club ? [] : [name],
          },
        };
      },
    }),
  };
}

const namedPlaces = { 1: "champion", 2: "runnerUp", 3: "third" } as const;

/** Leagues won and places on the rostrum, then what its people were named for. HON3 */
export function clubHonours({ seasons, awards }: ClubHistory, language: PageLanguage): Fact[] {
  const t = language.t("awards");
  const places = ([1, 2, 3] as const).flatMap((place) => {
    const held = seasons.filter(({ finalPlace }) => finalPlace === place);
    if (held.length === 0) return [];
    return [
      {
        key: namedPlaces[place],
        figure: language.format.number(held.length),
        title: t(`places.${namedPlaces[place]}`),
        details: held.map(({ competition, seasonName }) => ({
          text: `${language.name(competition.name)} ${seasonName}`,
          href: addresses.league(language.locale, competition.seasonSlug, competition.leagueSlug),
        })),
      },
    ];
  });
  return [...places, ...clubAwards(awards, language)];
}

function endOf({ competition, isCurrent }: ClubTeam, { honours, seasons }: ClubHistory, language: PageLanguage): FigureCell | null {
  const t = language.t("clubs");
  const isSame = (each: LeagueOfSeason) => isSameLeague(each, competition);
  if (honours.some(isSame)) return { text: t("history.champion"), strong: true };
  const isFinished = seasons.find((season) => isSame(season.competition))?.finished ?? true;
  return isCurrent && !isFinished ? { text: t("history.running"), quiet: true } : null;
}

/** STAFF1 */
export function coachesTable({ coaches }: ClubAnswer, club: string, language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("clubs");
  return {
    caption: t("coaches.caption", { club }),
    head: t("columns.coach"),
    ...figuresOf(coaches, {
      columns: [
        figureColumn("games", clubHead("games", language), ({ games }) => ({ text: String(games), value: games })),
        figureColumn("record", clubHead("record", language), ({ wins, losses }) => ({
          text: language.format.record(wins, losses),
          value: wins,
        })),
        wordColumn("seasons", t("columns.seasons"), ({ seasons: { first, last } }) => ({
          text: first === last ? first : `${first} – ${last}`,
          quiet: true,
        })),
      ],
      row: ({ slug, name }) => ({ key: slug, head: { text: language.name(name), href: addresses.coach(language.locale, slug) } }),
    }),
  };
}
