import type { PositionGroup } from "#core/fantasy/fantasy-settings.ts";
import type { AvailabilityStatus } from "#contract/availability.ts";
import type { FantasyPlayer, NextOpponent } from "#contract/fantasy.ts";
import type { PickerPlayer } from "#contract/my-fantasy.ts";
import { fullName } from "../../sport/full-name.ts";
import { shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { shirtLook, type ShirtLook } from "../../fantasy/shirt-look.ts";

/** A player as shirts and lists show him, in the page's language. */
export type SquadPlayer = {
  readonly number: number;
  /** "R. Žarković", and whole where there is room. */
  readonly name: string;
  readonly fullName: string;
  readonly club: string;
  readonly clubSlug: string;
  readonly clubName: string;
  readonly look: ShirtLook;
  readonly group: PositionGroup;
  readonly status: Exclude<AvailabilityStatus, "available"> | null;
  readonly hasLeft: boolean;
  /** In tenths. */
  readonly price: number;
};

/** With what a picker asks of him besides. */
export type PickedPlayer = SquadPlayer & {
  /** "at KUL", of each game of the round to come. */
  readonly next: string;
  /** The mean of the last rounds he played, in thousandths; `null`: he played none. */
  readonly form: number | null;
  readonly lastFive: readonly (number | null)[];
};

export function squadPlayer(player: FantasyPlayer, language: PageLanguage): SquadPlayer {
  const { number, person, team, shirt, group, absence, hasLeft, price } = player;
  return {
    number,
    name: shortName(person, language),
    fullName: fullName(person, language),
    club: team.code,
    clubSlug: team.clubSlug,
    clubName: language.name(team.name),
    look: shirtLook(team, shirt),
    group: group ?? "guard",
    status: absence?.status ?? null,
    hasLeft,
    price,
  };
}

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
  return next.map(({ team, isHome }) => t(isHome ? "opponent.home" : "opponent.away", { code: team.code })).join(", ");
}
