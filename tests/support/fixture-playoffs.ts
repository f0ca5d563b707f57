import type { PlayoffSlot, PlayoffAnswer } from "#contract/playoff-view.ts";
import type { BracketSlot } from "#core/league/playoff/bracket.ts";
import { bracketOf } from "#core/league/playoff/bracket-of.ts";
import { presetPlan } from "#core/league/playoff/preset-plans.ts";
import { fixtureTeams } from "./fixture-teams.ts";
import { playoffResult } from "./playoff-results.ts";
import type { CompetitionRef } from "#contract/refs.ts";

/** Play-offs in their midst: one quarter-final decided, one under way, two to come. No game has a card. */
export function fixturePlayoffs(competition: CompetitionRef, seasonName: string): PlayoffAnswer {
  const refs = new Map(fixtureTeams.map(({ ref }) => [ref.teamSlug, ref]));
  const league = [...refs.keys()];
  const [first = "", , , fourth = "", fifth = "", , , eighth = ""] = league;
  const bracket = bracketOf(presetPlan("top-8"), { league }, [
    playoffResult("quarter-finals/1/1", `${first} 84:71 ${eighth}`),
    playoffResult("quarter-finals/1/2", `${eighth} 77:80 ${first}`),
    playoffResult("quarter-finals/2/1", `${fourth} 69:72 ${fifth}`),
  ]);
  const slot = ({ team, ...rest }: BracketSlot<string>): PlayoffSlot => ({
    ...rest,
    team: team === null ? null : (refs.get(team) ?? null),
  });
  return {
    competition,
    seasonName,
    rounds: bracket.rounds.map((round) => ({
      ...round,
      duels: round.duels.map((duel) => ({
        ...duel,
        first: slot(duel.first),
        second: slot(duel.second),
        games: duel.games.map((game) => ({ ...game, summary: null })),
      })),
    })),
    places: bracket.places.map(({ place, team, label }) => ({ place, label, team: team === null ? null : (refs.get(team) ?? null) })),
    strays: [],
  };
}
