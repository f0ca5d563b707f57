import { addresses } from "#contract/addresses.ts";
import type { FantasyPlayer } from "#contract/fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { shirtLook, type ShirtLook } from "../../fantasy/shirt-look.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { shortName } from "../../sport/player-name.ts";

/** A player as his shirt and his name, which leads to his card in the game. */
export type LinkedPlayer = { readonly name: string; readonly club: string; readonly href: string; readonly look: ShirtLook };

export function linkedPlayer({ number, person, shirt, team }: FantasyPlayer, league: LeagueAddress, language: PageLanguage): LinkedPlayer {
  return {
    name: shortName(person, language),
    club: team.code,
    href: addresses.fantasyPlayer(language.locale, league, number),
    look: shirtLook(team, shirt),
  };
}
