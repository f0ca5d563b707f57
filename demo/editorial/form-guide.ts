import type { LeagueSeason, WorldGame } from "../world.ts";
import { foldedGame } from "./folded-game.ts";

/** A club's place so far, by its slug. */
export function standingsBefore({ order, rounds }: LeagueSeason): ReadonlyMap<string, { rank: number; wins: number; losses: number }> {
  const standings = new Map(order.map((slug, index) => [slug, { rank: index + 1, wins: 0, losses: 0 }]));
  for (const { result } of playedGames(rounds)) {
    if (!result || result.kind === "annulled") continue;
    for (const [team, own, other] of [
      [result.home, result.homePoints, result.awayPoints],
      [result.away, result.awayPoints, result.homePoints],
    ] as const) {
      const standing = standings.get(team);
      if (!standing) continue;
      if (own > other) standing.wins++;
      else standing.losses++;
    }
  }
  return standings;
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
