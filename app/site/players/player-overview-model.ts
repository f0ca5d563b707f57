import { addresses } from "#contract/addresses.ts";
import type { PlayerProfile, PlayerSeason } from "#contract/player-queries.ts";
import type { PlayerCareer } from "#contract/statistics-queries.ts";
import { clutchWindow } from "#core/stats/clutch.ts";
import { leastShareOfTime } from "#core/stats/experimental/season-figures.ts";
import { mergePlayerSums, noPlayerSums, type PlayerSums } from "#core/stats/history/sums.ts";
import type { Statistic } from "#core/stats/history/statistics.ts";
import { countPhrase } from "#core/wording/statistic-phrase.ts";
import { estimatedStatistics, playerHeadAverages } from "#core/stats/statistic-sets.ts";
import { drawGameBars, type GameBarsDrawing } from "../../charts/game-bars.tsx";
import { shortName } from "../../sport/player-name.ts";
import { type FeedLink, playerCalendar } from "../feeds/feed-links.ts";
import type { GameCard } from "../../sport/game-card.ts";
import { type AwardList, honourList } from "../awards/award-lines-model.ts";
import { titled } from "../titled.ts";
import { type CareerClubs, careerClubs } from "../transfers/career-clubs-model.ts";
import { type ClipLinks, clipLinks } from "../media/clip-links.ts";
import { cardWithOutlets } from "../outlets/outlet-links.ts";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { figureFormula, figureName } from "../statistics/figure-words.ts";
import { highlights, type Highlights } from "./player-highlights-model.ts";
import { playerRateList, type RateLine } from "./rate-table-model.ts";
import { seasonKinds, type SeasonKind, seasonTables } from "./season-tables-model.ts";
import { splitTables, type SplitTables } from "./split-tables-model.ts";
import { summedFigure } from "./summed-figure.ts";
import { zoneShots, type ZoneShots } from "./zone-shots-model.ts";
import type { CompetitionRef } from "#contract/refs.ts";

export type Average = { readonly key: string; readonly value: string; readonly label: string; readonly rank: string | null };

/** All that an overview says, in the order in which it says it. */
export type PlayerOverview = {
  readonly averages: { readonly title: string; readonly detail: string; readonly figures: readonly Average[] };
  readonly bars: {
    readonly title: string;
    readonly average: string;
    readonly alternative: string;
    readonly drawing: GameBarsDrawing;
    readonly all: { readonly href: string; readonly text: string };
  };
  readonly shots: ZoneShots | null;
  readonly seasons: {
    readonly title: string;
    readonly shown: string;
    readonly tables: readonly {
      readonly kind: SeasonKind;
      readonly label: string;
      readonly note: string | null;
      readonly table: FigureTableOf<"entries">;
    }[];
  };
  readonly highlights: Highlights & {
    readonly titles: { readonly [Part in "bests" | "milestones" | "ahead" | "reached" | "streaks" | "none"]: string };
  };
  readonly splits: SplitTables & { readonly title: string };
  readonly rates: {
    readonly title: string;
    readonly summary: string;
    readonly note: string;
    readonly heads: { readonly figure: string; readonly value: string; readonly formula: string };
    readonly lines: readonly RateLine[];
  } | null;
};

/** Beside the figures, and there before the first game. */
export type PlayerAround = {
  readonly career: CareerClubs;
  /** What he was named for. */
  readonly honours: AwardList;
  readonly next: { readonly title: string; readonly calendar: FeedLink; readonly empty: string; readonly games: readonly GameCard[] };
  readonly clips: ClipLinks | null;
  readonly compare: {
    readonly title: string;
    readonly alike: string;
    readonly search: { readonly action: string; readonly label: string; readonly hint: string; readonly submit: string };
    readonly players: readonly { readonly href: string; readonly name: string; readonly shirt: string; readonly club: string }[];
  };
};

const ranked: { readonly [S in Statistic]?: PlayerSeason["ranks"][number]["statistic"] } = {
  points: "points",
  rebounds: "rebounds",
  assists: "assists",
  performanceIndexRating: "performanceIndex",
};

/** `null` before the first game. */
export function playerOverview(career: PlayerCareer, season: PlayerSeason | null, language: PageLanguage): PlayerOverview | null {
  const competition = career.seasons.at(-1)?.competition;
  if (!competition) return null;
  const t = language.t("players");
  const tables = seasonTables(career, language);
  const seasonName = `${competition.seasonName}, ${language.name(competition.name)}`;
  return {
    averages: averages(career, competition, season, language),
    bars: bars(career, competition, language),
    shots: season && zoneShots(season, career.person.slug, language),
    seasons: {
      title: t("seasons.title"),
      shown: t("seasons.shown"),
      tables: seasonKinds.flatMap((kind) => {
        const table = tables[kind];
        return table === null ? [] : [{ kind, label: t(`seasons.${kind}`), note: noteOf(kind, language), table }];
      }),
    },
    highlights: {
      ...highlights(career, language),
      titles: {
        bests: t("bests.title"),
        milestones: t("milestones.title"),
        ahead: t("milestones.ahead"),
        reached: t("milestones.reached"),
        streaks: t("milestones.streaks"),
        none: t("milestones.none"),
      },
    },
    splits: { title: t("splits.title"), ...splitTables(career, language) },
    rates: season && {
      title: t("advanced.title", { season: seasonName }),
      summary: t("advanced.summary"),
      note: t("advanced.note"),
      heads: { figure: t("advanced.figure"), value: t("advanced.value"), formula: t("advanced.formula") },
      lines: playerRateList(season, language),
    },
  };
}

/** What the figures of a table mean, and what they do not say. */
function noteOf(kind: SeasonKind, language: PageLanguage): string | null {
  const t = language.t("players");
  switch (kind) {
    case "perHundred":
      return t("seasons.perHundredNote");
    case "advanced": {
      const formulas = estimatedStatistics
        .map((id) => titled(figureName(id, language).short, figureFormula(id, language) ?? "", language))
        .join(" ");
      return t("seasons.advancedNote", { share: language.format.percent(leastShareOfTime), formulas });
    }
    case "clutch":
      return t("seasons.clutchNote", { last: clutchWindow.lastMs / 60_000, within: clutchWindow.withinPoints });
    default:
      return null;
  }
}

type Season = CompetitionRef & { readonly seasonName: string };

function averages(career: PlayerCareer, competition: Season, season: PlayerSeason | null, language: PageLanguage) {
  const t = language.t("players");
  const sums = sumsIn(career, competition);
  const ranks = season && isSame(season.competition, competition) ? season.ranks : [];
  return {
    title: t("averages.title", { season: `${competition.seasonName}, ${language.name(competition.name)}` }),
    detail: `${language.say(countPhrase("games", sums.games))} · ${language.say(countPhrase("starts", sums.starts))}`,
    figures: playerHeadAverages.map((statistic): Average => {
      const rank = ranks.find((one) => one.statistic === ranked[statistic]);
      return {
        key: statistic,
        value: summedFigure(statistic, sums, "perGame", language).text,
        label: figureName(statistic, language).long,
        rank: rank ? t("averages.rank", { rank: language.format.number(rank.rank) }) : null,
      };
    }),
  };
}

/** Both phases and every team of a league. */
function sumsIn({ seasons }: PlayerCareer, competition: Season): PlayerSums {
  return seasons
    .filter((row) => isSame(row.competition, competition))
    .map(({ sums }) => sums)
    .reduce(mergePlayerSums, noPlayerSums);
}

function isSame(one: CompetitionRef, other: CompetitionRef): boolean {
  return one.seasonSlug === other.seasonSlug && one.leagueSlug === other.leagueSlug;
}

function bars(career: PlayerCareer, competition: Season, language: PageLanguage): PlayerOverview["bars"] {
  const t = language.t("players");
  const games = career.log
    .filter(({ game: { ref } }) => ref.seasonSlug === competition.seasonSlug && ref.leagueSlug === competition.leagueSlug)
    .toReversed()
    .map(({ game, side, values }) => ({
      points: values.points ?? 0,
      value: language.format.number(values.points),
      code: (side === "home" ? game.away : game.home).code,
    }));
  const average = language.format.decimal(games.reduce((sum, { points }) => sum + points, 0) / Math.max(games.length, 1));
  return {
    title: t("bars.title"),
    average: t("bars.average", { value: average }),
    alternative: t("bars.alternative", { points: games.map(({ value }) => value).join(", "), average }),
    drawing: drawGameBars(games),
    all: { href: addresses.playerTab(language.locale, career.person.slug, "LatestGames"), text: t("log.title") },
  };
}

export function playerAround(profile: PlayerProfile, language: PageLanguage): PlayerAround {
  const t = language.t("players");
  const { locale } = language;
  return {
    career: careerClubs(profile.stays, language),
    honours: honourList(profile.honours, language, profile.fanVotesWon),
    next: {
      title: t("next.title"),
      calendar: playerCalendar(profile.person.slug, language),
      empty: t("next.empty"),
      games: profile.next.map((game) => cardWithOutlets(game, language)),
    },
    clips: clipLinks(profile.clips, { clubSlug: null, playerSlug: profile.person.slug }, language),
    compare: {
      title: t("compare.open"),
      alike: t("compare.alike"),
      search: {
        action: addresses.playerComparison(locale, profile.person.slug),
        label: t("compare.find"),
        hint: t("list.searchHint"),
        submit: t("list.submit"),
      },
      players: profile.alike.map(({ person, team, shirt }) => ({
        href: addresses.playerComparison(locale, profile.person.slug, person.slug),
        name: shortName(person, language),
        shirt,
        club: team.clubSlug,
      })),
    },
  };
}
