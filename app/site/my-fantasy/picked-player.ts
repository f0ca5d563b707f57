import type { NextOpponent } from "#contract/fantasy.ts";
import type { PickerPlayer } from "#contract/my-fantasy.ts";
import { squadPlayer, type SquadPlayer } from "../../fantasy/squad-player.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** A player to choose: with what a picker asks of him besides. */
export type PickedPlayer = SquadPlayer & {
  /** "at KUL", of each game of the round to come. */
  readonly next: string;
  /** The mean of the last rounds he played, in thousandths; `null`: he played none. */
  readonly form: number | null;
  readonly lastFive: readonly (number | null)[];
};

/** All of a market by their numbers. */
export function playersByNumber(players: readonly PickerPlayer[], language: PageLanguage): ReadonlyMap<number, PickedPlayer> {
  return new Map(
    players.map((player) => {
      const played = player.form.filter((points) => points !== null);
      const form = played.length === 0 ? null : played.reduce((sum, points) => sum + points, 0) / played.length;
      return [player.number, { ...squadPlayer(player, language), next: nextGames(player.next, language), form, lastFive: player.form }];
    }),
  );
}

function nextGames(next: readonly NextOpponent[], language: PageLanguage): string {
  const t = language.t("my-fantasy");
  if (next.length === 0) return t("opponent.none");
  // A line may end between two games, not within one.
  const game = ({ team, isHome }: NextOpponent) => t(isHome ? "opponent.home" : "opponent.away", { code: team.code });
  return next.map((one) => game(one).replaceAll(" ", "\u00a0")).join(", ");
}
