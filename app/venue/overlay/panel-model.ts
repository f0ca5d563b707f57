import type { Side } from "#core/game/facts.ts";
import type { Count, TeamTotals } from "#core/stats/box-score.ts";
import { ratio, sumOf } from "#core/stats/ratio.ts";
import { teamLooks, type TeamLook } from "../team-look.ts";
import { type OverlayQuestion, teamName } from "./overlay-question.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";

/** What stands on the rail, above the score. */
export type PanelModel =
  | {
      readonly kind: "starting-five";
      readonly key: string;
      readonly look: TeamLook;
      readonly title: string;
      readonly note: string;
      readonly players: readonly { readonly shirt: string; readonly familyName: string; readonly givenName: string }[];
    }
  | {
      readonly kind: "comparison";
      readonly key: string;
      readonly looks: Readonly<Record<Side, TeamLook>>;
      readonly titles: Readonly<Record<Side, string>>;
      readonly rows: readonly ComparisonRow[];
    }
  | {
      readonly kind: "standings";
      readonly key: string;
      readonly title: string;
      readonly note: string;
      readonly heads: readonly [string, string, string];
      readonly rows: readonly StandingsLine[];
    };

export type ComparisonRow = {
  readonly label: string;
  readonly home: ComparedFigure;
  readonly away: ComparedFigure;
};

/** `share`: how far its bar reaches, 0 to 1. */
export type ComparedFigure = { readonly text: string; readonly share: number; readonly isLess: boolean };

export type StandingsLine = {
  readonly rank: number;
  readonly name: string;
  readonly wins: number;
  readonly losses: number;
  readonly difference: string;
  /** Of the two that play, else `null`. */
  readonly look: TeamLook | null;
};

const fiveOnCourt = 5;
/** So many lines stand between the safe area's top and the rail. */
const mostLines = 13;

export function startingFiveOf(question: OverlayQuestion, side: Side): PanelModel | null {
  const { view, game, language } = question;
  const team = game.box.teams[side];
  const starters = team.players.filter(({ starter }) => starter).toSorted((a, b) => Number(a.shirt) - Number(b.shirt));
  if (starters.length === 0) return null;
  const players = starters.slice(0, fiveOnCourt).map(({ key, shirt, familyName, givenName }) => {
    const named = view.players.find((player) => player.key === key);
    return {
      shirt,
      familyName: named ? language.name(named.familyName) : familyName,
      givenName: named ? language.name(named.givenName) : givenName,
    };
  });
  const { transliterable } = view.summary[side].name;
  return {
    kind: "starting-five",
    key: `starting-five ${side}`,
    look: teamLooks(view.summary.home, view.summary.away)[side],
    title: teamName(question, side),
    note: team.coach ? language.t("fiveWithCoach", { coach: language.name({ text: team.coach, transliterable }) }) : language.t("five"),
    players,
  };
}

export function comparisonOf(question: OverlayQuestion): PanelModel {
  const { view, game, now, language } = question;
  const { t, format } = language;
  const [home, away] = [game.box.teams.home.totals, game.box.teams.away.totals];
  const share = (label: string, made: (totals: TeamTotals) => number, tried: (totals: TeamTotals) => number) =>
    comparedRow(label, ratio(made(home), tried(home)), ratio(made(away), tried(away)), (value) => format.percent(value, 0), 1);
  const count = (label: string, of: (totals: TeamTotals) => Count) => comparedRow(label, of(home), of(away), format.number, null);
  const rebounds = ({ offensiveRebounds, defensiveRebounds }: TeamTotals) => sumOf(offensiveRebounds, defensiveRebounds);
  return {
    kind: "comparison",
    key: "team-comparison",
    looks: teamLooks(view.summary.home, view.summary.away),
    titles: { home: `${teamName(question, "home")} ${now.home.points}`, away: `${now.away.points} ${teamName(question, "away")}` },
    rows: [
      share(
        t("compare.twos"),
        (totals) => totals.twoPointersMade,
        (totals) => totals.twoPointersAttempted,
      ),
      share(
        t("compare.threes"),
        (totals) => totals.threePointersMade,
        (totals) => totals.threePointersAttempted,
      ),
      share(
        t("compare.freeThrows"),
        (totals) => totals.freeThrowsMade,
        (totals) => totals.freeThrowsAttempted,
      ),
      count(t("compare.rebounds"), rebounds),
      count(t("compare.assists"), ({ assists }) => assists),
      count(t("compare.turnovers"), ({ turnovers }) => turnovers),
    ],
  };
}

/** `whole`: what a full bar stands for; `null`: the larger of the two. */
function comparedRow(label: string, home: Count, away: Count, text: (value: Count) => string, whole: number | null): ComparisonRow {
  const full = whole ?? Math.max(home ?? 0, away ?? 0, 1);
  const figure = (own: Count, other: Count): ComparedFigure => ({
    text: text(own),
    share: Math.min(1, (own ?? 0) / full),
    isLess: (own ?? 0) < (other ?? 0),
  });
  return { label, home: figure(home, away), away: figure(away, home) };
}

export function standingsOf(question: OverlayQuestion): PanelModel | null {
  const { view, standings, language, occasion } = question;
  const { t, format, name } = language;
  if (standings.length === 0) return null;
  const looks = teamLooks(view.summary.home, view.summary.away);
  const lookOf = ({ team: { teamSlug } }: StandingsRow) =>
    teamSlug === view.summary.home.teamSlug ? looks.home : teamSlug === view.summary.away.teamSlug ? looks.away : null;
  return {
    kind: "standings",
    key: "standings",
    title: t("standings.title"),
    note: occasion,
    heads: [t("standings.wins"), t("standings.losses"), t("standings.difference")],
    rows: shownLines(standings, lookOf).map((row) => ({
      rank: row.rank,
      name: name(row.team.name),
      wins: row.wins,
      losses: row.losses,
      difference: format.signed(row.pointsFor - row.pointsAgainst, 0),
      look: lookOf(row),
    })),
  };
}

/** As many as there is room for, from the top; the two that play are always among them. */
function shownLines(standings: readonly StandingsRow[], lookOf: (row: StandingsRow) => TeamLook | null): readonly StandingsRow[] {
  const own = standings.filter((row) => lookOf(row) !== null);
  const others = standings.filter((row) => lookOf(row) === null).slice(0, mostLines - own.length);
  return standings.filter((row) => own.includes(row) || others.includes(row));
}
