import type { StandingsRow } from "#contract/queries.ts";
import { type StandingsReasonKey, standingsReason, type StandingsFigure } from "#core/league/standings-reason.ts";
import type { Format } from "../../i18n/format.ts";

/** A line of the table as the page sends it: the club by its key among the page's marks. */
export type TableRow = {
  readonly rank: number;
  readonly club: string;
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** Of the league's ranking policy. */
  readonly points: number;
  /** `w` and `l`, oldest first. */
  readonly form: string;
};

/** Why a club stands where it does among those it was level with, and what the office has decided about it. */
export type TableNote = {
  readonly club: string;
  readonly rank: number;
  readonly reasons: readonly {
    readonly key: StandingsReasonKey;
    readonly count: number;
    readonly figure: string;
    readonly points: number;
    /** The clubs it was level with, by their keys. */
    readonly rivals: readonly string[];
  }[];
  readonly deducted: number;
  readonly withdrawn: boolean;
};

export function tableRow(row: StandingsRow): TableRow {
  return {
    rank: row.rank,
    club: row.team.clubSlug,
    played: row.played,
    wins: row.wins,
    losses: row.losses,
    pointsFor: row.pointsFor,
    pointsAgainst: row.pointsAgainst,
    points: row.classificationPoints,
    form: row.form.map((result) => (result === "won" ? "w" : "l")).join(""),
  };
}

/** Of clubs there is something to say about. Before the first game nobody has broken a tie. */
export function tableNotes(rows: readonly StandingsRow[], format: Format): TableNote[] {
  return rows
    .filter(({ tieBreaks, deducted, withdrawn }) => tieBreaks.length > 0 || deducted > 0 || withdrawn)
    .map(({ team, rank, tieBreaks, deducted, withdrawn }) => ({
      club: team.clubSlug,
      rank,
      deducted,
      withdrawn,
      reasons: tieBreaks.map((step) => {
        const { key, count, figure, points } = standingsReason(step);
        return { key, count, points, figure: written(figure, format), rivals: step.among.filter((club) => club !== team.clubSlug) };
      }),
    }));
}

const averageDecimals = 4;

function written(figure: StandingsFigure, format: Format): string {
  // A word joiner on both sides keeps a record on one line.
  if (figure.kind === "record") return format.record(figure.wins, figure.losses).replaceAll("–", "\u2060–\u2060");
  if (figure.kind === "signed") return format.signed(figure.value, 0);
  return figure.kind === "plain" ? format.number(figure.value) : format.decimal(figure.value, averageDecimals);
}
