import type { StandingsRow } from "#contract/queries.ts";

/** A line of the table as the page sends it: the club by its key among the page's marks. */
export type TableRow = {
  readonly rank: number;
  readonly club: string;
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** `w` and `l`, oldest first. */
  readonly form: string;
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
    form: row.form.map((result) => (result === "won" ? "w" : "l")).join(""),
  };
}
