import { addresses } from "#contract/addresses.ts";
import type { PlayerCareer, PlayerGameLine } from "#contract/statistics-queries.ts";
import type { CountStatistic } from "#core/stats/history/statistics.ts";
import { gameLogColumns } from "#core/stats/statistic-sets.ts";
import type { EntryHead, FigureCell, FigureRow, FigureTableOf } from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { figureName, figureText } from "../statistics/figure-words.ts";
import { plainHead } from "./season-tables-model.ts";
import type { CareerPhase } from "#contract/refs.ts";

export type LogLink = { readonly text: string; readonly href: string; readonly isCurrent: boolean };

export type GameLog = {
  readonly title: string;
  readonly seasons: { readonly label: string; readonly links: readonly LogLink[] };
  readonly phases: { readonly label: string; readonly links: readonly LogLink[] };
  /** `null`: no games left by the choice. */
  readonly table: FigureTableOf<"entries"> | null;
  readonly empty: string;
  readonly note: string;
};

/** A season's slug, or `all`; what the career does not have is its latest season. */
export type LogParameters = { readonly season: string | null; readonly phase: CareerPhase };

const everySeason = "all";

type MadeOf = {
  readonly key: "twoPointers" | "threePointers" | "freeThrows";
  readonly made: CountStatistic;
  readonly attempted: CountStatistic;
};
const shooting = {
  twoPointers: { key: "twoPointers", made: "twoPointersMade", attempted: "twoPointersAttempted" },
  threePointers: { key: "threePointers", made: "threePointersMade", attempted: "threePointersAttempted" },
  freeThrows: { key: "freeThrows", made: "freeThrowsMade", attempted: "freeThrowsAttempted" },
} as const satisfies Record<string, MadeOf>;

const columns = gameLogColumns.map((column): CountStatistic | MadeOf =>
  column === "twoPointers" || column === "threePointers" || column === "freeThrows" ? shooting[column] : column,
);

export function logParameters(search: URLSearchParams): LogParameters {
  const phase = search.get("phase");
  return { season: search.get("season"), phase: phase === "regular" || phase === "playoff" ? phase : "all" };
}

/** The games of a season, the newest first, each leading to its page; under them the averages of what is shown. */
export function gameLog(career: PlayerCareer, wanted: LogParameters, language: PageLanguage): GameLog {
  const t = language.t("players");
  const seasons = new Map(career.seasons.map(({ competition }) => [competition.seasonSlug, competition.seasonName] as const).toReversed());
  const [latest = everySeason] = seasons.keys();
  const season = wanted.season === everySeason || seasons.has(wanted.season ?? "") ? (wanted.season ?? latest) : latest;
  const phases = phasesIn(career, season);
  const phase = wanted.phase !== "all" && phases.includes(wanted.phase) ? wanted.phase : "all";
  const lines = career.log.filter(
    (line) => (season === everySeason || line.game.ref.seasonSlug === season) && (phase === "all" || line.phase === phase),
  );
  const to = (text: string, toSeason: string, toPhase: CareerPhase): LogLink => ({
    text,
    href: logAddress(career, toSeason === latest ? null : toSeason, toPhase, language),
    isCurrent: toSeason === season && toPhase === phase,
  });
  const name = seasons.get(season) ?? t("log.allSeasons");
  return {
    title: t("log.title"),
    seasons: {
      label: t("log.season"),
      links: [...seasons]
        .map(([slug, text]) => ({ ...to(text, slug, "all"), isCurrent: slug === season }))
        .concat(seasons.size > 1 ? { ...to(t("log.allSeasons"), everySeason, "all"), isCurrent: season === everySeason } : []),
    },
    phases: {
      label: t("log.phase"),
      links: phases.length < 2 ? [] : [to(t("seasons.all"), season, "all"), ...phases.map((one) => to(t(`seasons.${one}`), season, one))],
    },
    table: lines.length === 0 ? null : logTable(lines, t("log.caption", { season: name }), language),
    empty: t("log.empty"),
    note: t("log.note"),
  };
}

function phasesIn(career: PlayerCareer, season: string): readonly ("regular" | "playoff")[] {
  const played = new Set(
    career.seasons.filter(({ competition }) => season === everySeason || competition.seasonSlug === season).map(({ phase }) => phase),
  );
  return (["regular", "playoff"] as const).filter((phase) => played.has(phase));
}

function logAddress(career: PlayerCareer, season: string | null, phase: CareerPhase, { locale }: PageLanguage): string {
  const parameters = new URLSearchParams();
  if (season !== null) parameters.set("season", season);
  if (phase !== "all") parameters.set("phase", phase);
  const address = addresses.playerTab(locale, career.person.slug, "LatestGames");
  return parameters.size === 0 ? address : `${address}?${parameters}`;
}

function logTable(lines: readonly PlayerGameLine[], caption: string, language: PageLanguage): FigureTableOf<"entries"> {
  const t = language.t("players");
  return {
    of: "entries",
    caption,
    head: t("log.game"),
    columns: [
      { key: "date", short: t("log.date"), long: t("log.date"), sort: "descending", wideOnly: true },
      { key: "result", short: t("log.result"), long: t("log.result"), sort: "descending" },
      ...columns.map((column) =>
        typeof column === "string"
          ? { key: column, ...figureName(column, language), sort: "descending" as const }
          : { key: column.key, ...shootingHead(column.key, language), sort: "descending" as const },
      ),
    ],
    rows: lines.map((line) => logRow(line, language)),
    totals: [averageRow(lines, language)],
  };
}

function shootingHead(key: keyof typeof shooting, language: PageLanguage): { short: string; long: string } {
  const t = language.t("game");
  return { short: t(`statistics.${key}.short`), long: t(`statistics.${key}.long`) };
}

function logRow({ game, side, seconds, values }: PlayerGameLine, language: PageLanguage): FigureRow<EntryHead> {
  const { format, locale } = language;
  const [own, other] = side === "home" ? [game.home, game.away] : [game.away, game.home];
  const { points } = own;
  const result = points === null || other.points === null ? null : points - other.points;
  const day = game.playedAt === null ? "–" : format.date(game.playedAt, "numeric");
  return {
    key: `${game.ref.seasonSlug} ${game.ref.leagueSlug} ${game.ref.roundSlug} ${game.ref.gameSlug}`,
    head: {
      text: language.name(other.name),
      href: addresses.game(locale, game.ref),
      club: other.clubSlug,
      ...(side === "away" && { detail: language.t("players")("log.away") }),
      when: day,
    },
    cells: [
      { text: day, value: game.playedAt, quiet: true },
      {
        text: points === null || other.points === null ? "–" : format.score(points, other.points),
        value: result,
        strong: result !== null && result > 0,
      },
      ...columns.map((column): FigureCell => {
        if (column === "seconds") return { text: format.minutes(seconds), value: seconds };
        if (typeof column === "string") return { text: figureText(column, "total", values[column], language), value: values[column] };
        const [made, attempted] = [values[column.made] ?? 0, values[column.attempted] ?? 0];
        return { text: format.madeOf(made, attempted), value: attempted === 0 ? null : made };
      }),
    ],
  };
}

/** Each over the games that recorded it; made and attempted as shares. */
function averageRow(lines: readonly PlayerGameLine[], language: PageLanguage): FigureRow<EntryHead> {
  const { format } = language;
  const known = (statistic: CountStatistic) =>
    lines.map((line) => (statistic === "seconds" ? line.seconds : line.values[statistic])).filter((value) => value !== null);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const mean = (statistic: CountStatistic) => {
    const values = known(statistic);
    return values.length === 0 ? null : sum(values) / values.length;
  };
  return {
    key: "average",
    head: plainHead(language.t("players")("log.average")),
    cells: [
      null,
      null,
      ...columns.map((column): FigureCell => {
        if (typeof column === "string") return { text: figureText(column, "average", mean(column), language) };
        return { text: format.percentOf(sum(known(column.made)), sum(known(column.attempted))) };
      }),
    ],
  };
}
