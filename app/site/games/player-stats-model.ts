import { addresses } from "#contract/addresses.ts";
import type { Side } from "#core/game/facts.ts";
import type { CountingLine, Count, PlayerLine } from "#core/stats/box-score.ts";
import type { StretchTeam } from "#core/stats/box-score-of-stretch.ts";
import { boxScoreColumns, boxScoreFirstOnPhones, boxScorePraise, doubleDoubleStatistics } from "#core/stats/statistic-sets.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { playerText } from "./game-people.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import type { PartText } from "./game-parts.ts";
import { coachText } from "./named-in-game.ts";
import { type AskedStretch, stretchChoice, stretchName } from "./game-stretches.ts";

/** Pairs are made and attempted. */
export type BoxColumnKey = (typeof boxScoreColumns)[number];

/** Phones see these behind minutes and points before anything is scrolled; wide windows in their places. */
const firstOnPhones: readonly BoxColumnKey[] = boxScoreFirstOnPhones;

export type BoxColumn = {
  readonly key: BoxColumnKey;
  /** Which of a line's cells it shows. */
  readonly cell: number;
  readonly only: "phone" | "wide" | null;
  readonly short: string;
  readonly long: string;
  readonly sortBy: string;
};

/** A figure, a pair of made and attempted, or `null` where nothing was recorded. */
export type BoxFigure = number | readonly [made: number, attempted: number] | null;
/** A row of the box score, by its columns: a new column does not compile without its figure. */
type BoxFigures = Readonly<Record<BoxColumnKey, BoxFigure>>;

/** A figure as it is written, and as it is sorted by. */
export type BoxCell = {
  readonly text: string;
  readonly weight: number | null;
  readonly isQuiet: boolean;
  /** Nobody of either team has more. LOOK10 */
  readonly isBest?: true;
};

export type BoxRow = {
  readonly shirt: string;
  readonly name: PartText;
  readonly starter: boolean;
  readonly captain: boolean;
  readonly onCourt: boolean;
  /** Twenty points, or ten of two kinds. LOOK10 */
  readonly isBig?: true;
  /** Of the longest time that anybody played, how much. */
  readonly minutes?: number;
  /** To his plays of the game where these can be seen. CLIP4 */
  readonly watch?: { readonly href: string; readonly text: string };
  /** By column; `null`: did not play. */
  readonly cells: readonly BoxCell[] | null;
};

export type TeamBoxModel = {
  readonly side: Side;
  readonly points: number;
  readonly caption: string;
  readonly coach: string | null;
  readonly rows: readonly BoxRow[];
  /** What the team as such did: rebounds and turnovers of no player. */
  readonly team: readonly BoxCell[];
  readonly totals: readonly BoxCell[];
};

export type PlayerStats = {
  /** The whole game and its parts; `null` where there are none to choose. BOX18 */
  readonly parts: { readonly label: string; readonly links: readonly LinkChip[] } | null;
  readonly columns: readonly BoxColumn[];
  readonly words: {
    readonly player: string;
    readonly bench: string;
    readonly team: string;
    readonly totals: string;
    readonly captain: string;
    readonly captainShort: string;
    readonly onCourt: string;
    readonly didNotPlay: string;
  };
  readonly home: TeamBoxModel;
  readonly away: TeamBoxModel;
  readonly indexExplained: string;
};

/** Of the whole game, or of the part that was asked for. */
export function playerStats(view: GameAnswer, asked: AskedStretch | null, language: PageLanguage): PlayerStats | null {
  const teams = asked?.box ?? view.box?.teams ?? null;
  if (teams === null) return null;
  const t = language.t("game");
  const part = asked && stretchName(asked.stretch, view, language);
  const marks = standoutsOf([...teams.home.players, ...teams.away.players]);
  return {
    parts: stretchChoice(view, asked?.stretch ?? null, language),
    columns: shownColumns(language),
    words: {
      player: t("playerTable.player"),
      bench: t("playerTable.bench"),
      team: t("playerTable.team"),
      totals: t("playerTable.totals"),
      captain: t("playerTable.captain"),
      captainShort: t("playerTable.captainShort"),
      onCourt: t("playerTable.onCourt"),
      didNotPlay: t("playerTable.didNotPlay"),
    },
    home: teamBox(teams.home, { part, marks }, view, language),
    away: teamBox(teams.away, { part, marks }, view, language),
    indexExplained: t("playerTable.indexExplained"),
  };
}

function shownColumns({ t }: PageLanguage): BoxColumn[] {
  const own = t("game");
  const column = (key: BoxColumnKey, only: BoxColumn["only"]): BoxColumn => {
    const long = own(`statistics.${key}.long`);
    const sortBy = own("playerTable.sortBy", { column: long });
    return { key, cell: boxScoreColumns.indexOf(key), only, short: own(`statistics.${key}.short`), long, sortBy };
  };
  return boxScoreColumns.flatMap((key) => [
    column(key, firstOnPhones.includes(key) ? "wide" : null),
    ...(key === "points" ? firstOnPhones.map((early) => column(early, "phone")) : []),
  ]);
}

function teamBox(
  team: StretchTeam,
  { part, marks }: { part: string | null; marks: Standouts },
  view: GameAnswer,
  language: PageLanguage,
): TeamBoxModel {
  const t = language.t("game");
  const name = language.name(view.summary[team.side].name);
  return {
    side: team.side,
    points: team.points,
    caption: part === null ? t("playerTable.caption", { team: name }) : language.t("game-details")("parts.caption", { team: name, part }),
    coach: team.coach === null ? null : t("playerTable.coachNamed", { name: coachText(team.coach, view, language).text }),
    rows: team.players.map((line) => boxRow(line, team.side, { view, marks }, language)).toSorted(byBoxOrder),
    team: cells(teamRow(team.totals), "", language),
    totals: cells(totalsRow(team.totals), "", language),
  };
}

type Marked = { readonly view: GameAnswer; readonly marks: Standouts };

function boxRow(line: PlayerLine, side: Side, { view, marks }: Marked, language: PageLanguage): BoxRow {
  const figures = figuresOf(line);
  return {
    shirt: line.shirt,
    name: playerText(view, line, language),
    starter: line.starter,
    captain: line.captain,
    // Who stood there when the horn went is of no use to anybody afterwards.
    onCourt: phaseOf(view.summary.status) === "live" && line.onCourt,
    ...(line.played && view.hasTimedVideo && view.hasPlays && { watch: watchedAt(`${side}-${line.shirt}`, view, language) }),
    cells: line.played ? cells(figures, "–", language).map((cell, at) => markedBest(cell, marks.best[at] ?? null)) : null,
    ...(line.played && isBig(figures) && { isBig: true }),
    ...(line.played && line.seconds !== null && marks.seconds > 0 && { minutes: Math.round((line.seconds / marks.seconds) * 100) }),
  };
}

function figuresOf(line: PlayerLine): BoxFigures {
  const { seconds, plusMinus, performanceIndexRating } = line;
  return { ...counting(line), seconds, plusMinus, performanceIndexRating };
}

/** By column the most that a player of either team has, and the longest time. */
type Standouts = { readonly best: readonly (number | null)[]; readonly seconds: number };

const praised: readonly BoxColumnKey[] = boxScorePraise;

function standoutsOf(lines: readonly PlayerLine[]): Standouts {
  const played = lines.filter((line) => line.played);
  const figures = played.map(figuresOf);
  return {
    best: boxScoreColumns.map((key) => {
      const most = praised.includes(key) ? Math.max(...figures.map((each) => weightOf(each[key]) ?? 0)) : 0;
      return most > 0 ? most : null;
    }),
    seconds: Math.max(0, ...played.map(({ seconds }) => seconds ?? 0)),
  };
}

function markedBest(cell: BoxCell, best: number | null): BoxCell {
  return best !== null && cell.weight === best ? { ...cell, isBest: true } : cell;
}

const bigScore = 20;
const doubleFigures = 10;

function isBig(figures: BoxFigures): boolean {
  const counts = doubleDoubleStatistics.map((key) => (typeof figures[key] === "number" ? figures[key] : 0));
  return (counts[0] ?? 0) >= bigScore || counts.filter((count) => count >= doubleFigures).length > 1;
}

function watchedAt(player: string, view: GameAnswer, language: PageLanguage): NonNullable<BoxRow["watch"]> {
  const plays = addresses.gameTab(language.locale, view.summary.ref, "PlayByPlay");
  return { href: `${plays}?player=${player}`, text: language.t("game-details")("clips.watch") };
}

/** `blank` stands where nothing was recorded, or where the row has no such figure. */
function cells(figures: BoxFigures, blank: string, language: PageLanguage): BoxCell[] {
  return boxScoreColumns.map((key) => {
    const figure = figures[key];
    return {
      text: figure === null ? blank : written(key, figure, language),
      weight: weightOf(figure),
      isQuiet: figure === 0 || figure === null || (typeof figure === "object" && figure[1] === 0),
    };
  });
}

function written(key: BoxColumnKey, figure: NonNullable<BoxFigure>, { format }: PageLanguage): string {
  if (typeof figure === "object") return format.madeOf(figure[0], figure[1]);
  if (key === "seconds") return format.minutes(figure);
  return key === "plusMinus" ? format.signed(figure) : format.number(figure);
}

/** Of equal makes, the one who needed fewer attempts comes first. */
function weightOf(figure: BoxFigure): number | null {
  return typeof figure === "object" && figure !== null ? figure[0] - figure[1] / 1000 : figure;
}

/** What is counted, whoever's line it is. */
function counting(line: CountingLine): Omit<BoxFigures, "seconds" | "plusMinus" | "performanceIndexRating"> {
  const { points, offensiveRebounds, defensiveRebounds, assists, steals, turnovers, blocks, blocksReceived } = line;
  const { foulsCommitted, foulsDrawn } = line;
  return {
    points,
    twoPointers: [line.twoPointersMade, line.twoPointersAttempted],
    threePointers: [line.threePointersMade, line.threePointersAttempted],
    freeThrows: [line.freeThrowsMade, line.freeThrowsAttempted],
    offensiveRebounds,
    defensiveRebounds,
    rebounds: sum(offensiveRebounds, defensiveRebounds),
    assists,
    steals,
    turnovers,
    blocks,
    blocksReceived,
    foulsCommitted,
    foulsDrawn,
  };
}

function totalsRow(totals: StretchTeam["totals"]): BoxFigures {
  const { performanceIndexRating } = totals;
  return { ...counting(totals), seconds: null, plusMinus: null, performanceIndexRating };
}

function teamRow(totals: StretchTeam["totals"]): BoxFigures {
  const none = Object.fromEntries(boxScoreColumns.map((key) => [key, null])) as Record<BoxColumnKey, null>;
  return {
    ...none,
    offensiveRebounds: totals.teamOffensiveRebounds,
    defensiveRebounds: totals.teamDefensiveRebounds,
    rebounds: sum(totals.teamOffensiveRebounds, totals.teamDefensiveRebounds),
    turnovers: totals.teamTurnovers,
    foulsCommitted: totals.benchFouls,
  };
}

function sum(one: Count, other: Count): Count {
  return one === null || other === null ? null : one + other;
}

/** Starters, then the bench by number, then those who did not play. */
function byBoxOrder(one: BoxRow, other: BoxRow): number {
  return place(one) - place(other) || Number(one.shirt) - Number(other.shirt) || one.shirt.length - other.shirt.length;
}

function place({ starter, cells: figures }: BoxRow): number {
  return figures === null ? 2 : starter ? 0 : 1;
}
