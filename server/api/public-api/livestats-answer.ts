import type { ApiCalls } from "#contract/api/api-calls.ts";
import type { GameAnswer } from "#contract/queries.ts";
import { isTypedLog } from "#core/game/typed-result.ts";
import type { Side } from "#core/game/facts.ts";
import { type LiveStatsNames, ownLiveStatsGame } from "../../exports/livestats-game.ts";
import type { Answer, ApiRequest } from "./api-answer.ts";
import { gameAddress } from "./game-answers.ts";
import type { GameSummary } from "#contract/game-summary.ts";

export async function liveStatsAnswer({ ports, path }: ApiRequest<ApiCalls["liveStats"]>): Answer<ApiCalls["liveStats"]> {
  const view = await ports.site.game(gameAddress(path), { plays: false });
  const log = view && (await ports.live.log(view.summary.gameId));
  // A file of plays that nobody knows would be a game without a basket. RESULT7
  if (log && isTypedLog(log.events)) return null;
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
