import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { LeagueResult } from "#core/league/league-result.ts";
import { sharedDataFolder } from "./shared-data.ts";

/** A group in which all met twice, every game with its round. */
export type RealSeason = { readonly name: string; readonly games: readonly (LeagueResult<string> & { readonly round: number })[] };

/** Whole groups of the EuroLeague, regular seasons and second stages; none where the data is absent. */
export function realLeagueSeasons(): RealSeason[] {
  return [...groupsOfCsv(), ...seasonOfJson()];
}

const undated = { regulation: null, kind: "played", atFault: null, playedAt: null } as const;

function groupsOfCsv(): RealSeason[] {
  const path = join(sharedDataFolder, "standings/euroleague_2001-2010_results.csv");
  if (!existsSync(path)) return [];
  const rows: Record<string, string>[] = parse(readFileSync(path, "utf8"), { columns: true });
  const phases = Map.groupBy(
    rows.filter(({ phase }) => phase === "RS" || phase === "TS"),
    ({ season, phase }) => `${season} ${phase}`,
  );
  return [...phases].flatMap(([name, phase]) => {
    const games = phase.map((row) => ({
      ...undated,
      home: row["team_home"] ?? "",
      away: row["team_away"] ?? "",
      homePoints: Number(row["points_home"]),
      awayPoints: Number(row["points_away"]),
      round: Number(row["round_code"]),
    }));
    return groupsOf(games).map((group, index) => ({ name: `${name} ${index + 1}`, games: group }));
  });
}

/** Teams that hang together through games. */
function groupsOf(games: RealSeason["games"]): RealSeason["games"][] {
  const groups: { teams: Set<string>; games: RealSeason["games"][number][] }[] = [];
  for (const game of games) {
    const touched = groups.filter(({ teams }) => teams.has(game.home) || teams.has(game.away));
    const merged = { teams: new Set([game.home, game.away]), games: [game] };
    for (const group of touched) {
      for (const team of group.teams) merged.teams.add(team);
      merged.games.unshift(...group.games);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push(merged);
  }
  return groups.map((group) => group.games);
}

type ApiGame = {
  readonly phaseType: { readonly code: string };
  readonly round: number;
  readonly local: { readonly club: { readonly code: string }; readonly score: number };
  readonly road: { readonly club: { readonly code: string }; readonly score: number };
};

function seasonOfJson(): RealSeason[] {
  const path = join(sharedDataFolder, "euroleague/E2024_season_330_games_v2api.json");
  if (!existsSync(path)) return [];
  const { games } = JSON.parse(readFileSync(path, "utf8")) as { games: readonly ApiGame[] };
  const regular = games.filter(({ phaseType }) => phaseType.code === "RS");
  return [
    {
      name: "2024 RS",
      games: regular.map(({ local, road, round }) => ({
        ...undated,
        home: local.club.code,
        away: road.club.code,
        homePoints: local.score,
        awayPoints: road.score,
        round,
      })),
    },
  ];
}
