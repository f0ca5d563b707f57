import type { QualificationRule } from "../../league/competition-settings.ts";
import { byTime, type Phase, type PlayerGame } from "./game-line.ts";
import { type LeaderCandidate, type LeaderRow, leadersOf } from "./leaders.ts";
import { type LeaderCategory, teamGamesFor } from "./qualification.ts";
import { mergePlayerSums, type PlayerSums, sumPlayerGames } from "./sums.ts";

/** A stretch of rounds after each of which the same players led; the value is that after the last of them. */
export type LeaderReign = {
  readonly phase: Phase;
  readonly fromRound: number;
  readonly toRound: number;
  readonly leaders: readonly LeaderRow<LeaderCandidate>[];
};

/**
 * Who led a category after each round, all that were level, under the minimum that held then: games moved to a later day
 * count in their own round. Rounds that nobody led are left out. YEAR3
 */
export function leaderProgress(games: readonly PlayerGame[], category: LeaderCategory, rule: QualificationRule): LeaderReign[] {
  const reigns: LeaderReign[] = [];
  const soFar = new LeagueSoFar(rule);
  for (const { phase, round, games: played } of roundsOf(games)) {
    soFar.add(played);
    const { leaders } = leadersOf(soFar.candidates(), category, rule, 1);
    if (leaders.length === 0) continue;
    const last = reigns.at(-1);
    const goesOn = last?.phase === phase && samePersons(last.leaders, leaders);
    if (goesOn) reigns.pop();
    reigns.push({ phase, fromRound: goesOn ? last.fromRound : round, toRound: round, leaders });
  }
  return reigns;
}

function roundsOf(games: readonly PlayerGame[]) {
  const counted = games.filter(({ forfeited }) => !forfeited);
  return [...Map.groupBy(counted, ({ phase, round }) => `${phase} ${round}`).values()]
    .flatMap((played) => (played[0] ? [{ phase: played[0].phase, round: played[0].round, games: played }] : []))
    .toSorted((one, other) => Number(one.phase === "playoff") - Number(other.phase === "playoff") || one.round - other.round);
}

function samePersons(one: LeaderReign["leaders"], other: LeaderReign["leaders"]): boolean {
  const persons = new Set(one.map(({ candidate }) => candidate.person));
  return one.length === other.length && other.every(({ candidate }) => persons.has(candidate.person));
}

/** The sums of everybody after some rounds. */
class LeagueSoFar {
  private readonly gamesByTeam = new Map<string, number>();
  private readonly players = new Map<string, { sums: PlayerSums; latest: PlayerGame; gamesByTeam: Map<string, number> }>();

  private readonly rule: QualificationRule;

  constructor(rule: QualificationRule) {
    this.rule = rule;
  }

  add(games: readonly PlayerGame[]): void {
    const played = new Map(games.map(({ team, game }) => [`${team} ${game}`, team]));
    for (const team of played.values()) this.gamesByTeam.set(team, (this.gamesByTeam.get(team) ?? 0) + 1);
    for (const [person, own] of Map.groupBy(games, (game) => game.person)) this.addTo(person, own.toSorted(byTime));
  }

  private addTo(person: string, games: readonly PlayerGame[]): void {
    const before = this.players.get(person);
    const gamesByTeam = before?.gamesByTeam ?? new Map<string, number>();
    for (const { team } of games) gamesByTeam.set(team, (gamesByTeam.get(team) ?? 0) + 1);
    const latest = games.at(-1) ?? before?.latest;
    if (!latest) return;
    const sums = sumPlayerGames(games);
    this.players.set(person, { sums: before ? mergePlayerSums(before.sums, sums) : sums, latest, gamesByTeam });
  }

  /** Of earlier teams nobody knows until when he was theirs: those games count that he played. LEADER6 */
  candidates(): LeaderCandidate[] {
    return [...this.players].map(([person, { sums, latest, gamesByTeam }]) => {
      const earlier = [...gamesByTeam].filter(([team]) => team !== latest.team).map(([team, games]) => ({ team, games }));
      const stays = [...earlier, { team: latest.team, games: this.gamesByTeam.get(latest.team) ?? 0 }];
      return { person, team: latest.team, sums, base: { over: "season", teamGames: teamGamesFor(this.rule, stays, this.gamesByTeam) } };
    });
  }
}
