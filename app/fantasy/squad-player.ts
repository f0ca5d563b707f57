import type { PositionGroup } from "#core/fantasy/fantasy-settings.ts";
import type { AvailabilityStatus } from "#contract/availability.ts";
import type { FantasyPlayer } from "#contract/fantasy.ts";
import { fullName } from "../sport/full-name.ts";
import { shortName } from "../sport/player-name.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import { shirtLook, type ShirtLook } from "./shirt-look.ts";

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
