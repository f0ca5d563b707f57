import type { ApiCalls } from "#contract/api/api-calls.ts";
import type { Answer, ApiRequest } from "./api-answer.ts";
import { countedPart } from "./fantasy-answers.ts";
import { fromTenths, fromThousandths, FantasyWire } from "./fantasy-wire.ts";
import { addressOf } from "./league-answers.ts";
import { wireMoment } from "./wire.ts";

/** What was locked, never what is being thought about. FAN18 */
export async function fantasyTeamAnswer({ ports, wire, path }: ApiRequest<ApiCalls["fantasyTeam"]>): Answer<ApiCalls["fantasyTeam"]> {
  const number = countedPart(path.fantasyTeam);
  const view = number === null ? null : await ports.fantasy.team(addressOf(path), number, null);
  if (!view) return null;
  const own = new FantasyWire(wire, view.competition);
  return {
    competition: wire.competition(view.competition),
    ...own.team(view.team),
    isOfLeague: view.isOfLeague,
    fanOf: view.fanOf?.slug ?? null,
    madeAt: wireMoment(view.madeAt),
    points: fromTenths(view.points),
    place: view.place,
    teams: view.teams,
    rounds: view.rounds.map(({ round, points, place, transfers }) => ({
      round: own.round(round),
      points: fromTenths(points),
      place,
      transfers,
      href: own.teamRoundHref(view.team.number, round.round),
    })),
  };
}

/** Before its lock there is no such round of a team. FAN18 */
export async function fantasyTeamRoundAnswer({
  ports,
  wire,
  path,
}: ApiRequest<ApiCalls["fantasyTeamRound"]>): Answer<ApiCalls["fantasyTeamRound"]> {
  const [number, round] = [countedPart(path.fantasyTeam), countedPart(path.fantasyRound)];
  const view = number === null || round === null ? null : await ports.fantasy.team(addressOf(path), number, round);
  if (!view?.shown) return null;
  const own = new FantasyWire(wire, view.competition);
  const { shown } = view;
  return {
    competition: wire.competition(view.competition),
    team: own.team(view.team),
    round: own.round(shown.round),
    points: fromTenths(shown.points),
    place: shown.place,
    teams: shown.teams,
    average: fromTenths(shown.average),
    transfers: shown.transfers,
    players: shown.rows.map((row) => ({
      player: own.player(row.player),
      place: row.place,
      named: row.named,
      countsAs: row.captaincy,
      weightPercent: row.weightPercent,
      playerPoints: fromThousandths(row.playerPoints),
      points: fromTenths(row.points),
      state: row.state,
      games: row.games.map((game) => own.ledger(game)),
    })),
    exchanges: shown.exchanges.map((exchange) => ({ ...exchange })),
  };
}
