import type { ClassificationRow } from "#core/league/classify.ts";
import { tableOf } from "../seasons/table-of.ts";
import type { LeagueSeason, WorldGame } from "../world.ts";
import { foldedGame } from "./folded-game.ts";

/** A club's place so far, by its slug. */
export function standingsBefore({ teams, rounds, decisions }: LeagueSeason): ReadonlyMap<string, ClassificationRow<string>> {
  const games = rounds.filter(({ kind }) => kind === "regular").flatMap((round) => round.games);
  const table = tableOf(
    teams,
    games,
    decisions.map(({ decision }) => decision),
  );
  return new Map(table.map((row) => [row.team, row]));
}

/** Each club's best scorer so far, of those who have played at least half of its games. */
export function averagesOf({ rounds }: LeagueSeason): ReadonlyMap<string, { readonly name: string; readonly average: number }> {
  const sums = new Map<string, Map<string, { name: string; games: number; points: number }>>();
  const games = new Map<string, number>();
  for (const game of playedGames(rounds).filter(({ plan }) => plan === "played")) {
    const { box } = foldedGame(game);
    for (const side of ["home", "away"] as const) {
      const slug = game[side].club.slug;
      games.set(slug, (games.get(slug) ?? 0) + 1);
      const players = sums.get(slug) ?? new Map<string, { name: string; games: number; points: number }>();
      sums.set(slug, players);
      for (const line of box.teams[side].players) {
        if (!line.played) continue;
        const sum = players.get(line.key) ?? { name: `${line.givenName} ${line.familyName}`, games: 0, points: 0 };
        players.set(line.key, { ...sum, games: sum.games + 1, points: sum.points + line.points });
      }
    }
  }
  const best = [...sums].flatMap(([slug, players]) => {
    const regulars = [...players.values()].filter((player) => player.games * 2 >= (games.get(slug) ?? 0));
    const [top] = regulars
      .map(({ name, games: count, points }) => ({ name, average: points / count }))
      .toSorted((a, b) => b.average - a.average);
    return top ? [[slug, top] as const] : [];
  });
  return new Map(best);
}

function playedGames(rounds: LeagueSeason["rounds"]): WorldGame[] {
  return rounds.flatMap(({ games }) => games.filter(({ events }) => events.length > 0));
}
