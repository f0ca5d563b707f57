import type { Side } from "../game/facts.ts";

/** A game that counts in the table, with the points the league counts: 20:0 for a forfeit. */
export type CountedGame<Team extends string> = {
  readonly home: Team;
  readonly away: Team;
  readonly homePoints: number;
  readonly awayPoints: number;
  /** Both: each has lost, and nobody has won. */
  readonly forfeitedBy: Side | "both" | null;
};

export type TableRow<Team extends string> = {
  readonly team: Team;
  /** Shared by teams that nothing separates; the next rank is then left out. */
  readonly rank: number;
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** The last five, newest last. */
  readonly form: readonly ("won" | "lost")[];
};

/** What the side at fault loses by. FIBA Official Basketball Rules, Art. 20. */
export const forfeitPoints = 20;

const formLength = 5;

type Account<Team> = {
  team: Team;
  played: number;
  wins: number;
  losses: number;
  pointsFor: number;
  pointsAgainst: number;
  form: ("won" | "lost")[];
};

/**
 * The table by wins, then point difference, then points scored. Teams without a game stand in it too, in the order
 * given. Games come in the order in which they were played; those of teams that are not in the list count for the other
 * side alone. TABLE1–TABLE4
 */
export function standingsByWins<Team extends string>(teams: readonly Team[], games: readonly CountedGame<Team>[]): TableRow<Team>[] {
  const accounts = new Map<Team, Account<Team>>();
  for (const team of teams) accounts.set(team, { team, played: 0, wins: 0, losses: 0, pointsFor: 0, pointsAgainst: 0, form: [] });
  for (const game of games) {
    book(accounts.get(game.home), game.homePoints, game.awayPoints, game.forfeitedBy === "home" || game.forfeitedBy === "both");
    book(accounts.get(game.away), game.awayPoints, game.homePoints, game.forfeitedBy === "away" || game.forfeitedBy === "both");
  }
  const ordered = [...accounts.values()].toSorted(byMerit);
  const rows: TableRow<Team>[] = [];
  ordered.forEach((account, index) => {
    const above = ordered[index - 1];
    const shared = above !== undefined && byMerit(above, account) === 0;
    rows.push({ ...account, form: account.form.slice(-formLength), rank: shared ? (rows[index - 1]?.rank ?? 1) : index + 1 });
  });
  return rows;
}

/** TABLE3: a level result (the first leg of two) is played, but neither won nor lost. */
function book<Team>(account: Account<Team> | undefined, own: number, other: number, forfeited: boolean): void {
  if (!account) return;
  account.played++;
  account.pointsFor += own;
  account.pointsAgainst += other;
  if (own > other && !forfeited) {
    account.wins++;
    account.form.push("won");
  } else if (own < other || forfeited) {
    account.losses++;
    account.form.push("lost");
  }
}

function byMerit<Team>(one: Account<Team>, other: Account<Team>): number {
  const difference = other.pointsFor - other.pointsAgainst - (one.pointsFor - one.pointsAgainst);
  return other.wins - one.wins || difference || other.pointsFor - one.pointsFor;
}
