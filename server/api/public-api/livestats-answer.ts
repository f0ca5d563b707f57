import type { ApiCalls } from "#contract/api/api-calls.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import { type LiveStatsNames, ownLiveStatsGame } from "../../exports/livestats-game.ts";
import type { Answer, ApiRequest } from "./api-answer.ts";
import { gameAddress } from "./game-answers.ts";
import type { GameSummary } from "#contract/game-summary.ts";

export async function liveStatsAnswer({ ports, path }: ApiRequest<ApiCalls["liveStats"]>): Answer<ApiCalls["liveStats"]> {
  const view = await ports.site.game(gameAddress(path), { plays: false });
  const log = view && (await ports.live.log(view.summary.gameId));
  return log && ownLiveStatsGame(log, namesOf(view));
}

/** As the league writes them, not as they stood on the day's team list. */
function namesOf({ summary, players }: GameAnswer): LiveStatsNames {
  const persons = new Map(
    players.map(({ key, givenName, familyName }) => [key, { givenName: givenName.text, familyName: familyName.text }]),
  );
  return { home: teamOf(summary, "home"), away: teamOf(summary, "away"), player: (key) => persons.get(key) ?? null };
}

function teamOf(summary: GameSummary, side: Side) {
  const { name, code } = summary[side];
  return { name: name.text, code };
}
