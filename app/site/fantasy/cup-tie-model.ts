import { addresses } from "#contract/addresses.ts";
import type { FantasyRound, FantasyTeamRef } from "#contract/fantasy.ts";
import type { CupSide, CupTieLine } from "#contract/fantasy-cup.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import type { BracketPlace } from "../../sport/bracket-place.ts";
import { teamName } from "../../fantasy/team-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

export type CupTieSide = {
  readonly name: string;
  readonly href: string;
  readonly place: string;
  /** Read out in its place. */
  readonly placeText: string;
  readonly points: string | null;
  readonly outcome: "won" | "lost" | null;
};

export type CupTieCard = {
  readonly key: string;
  readonly title: string;
  readonly sides: readonly CupTieSide[];
  readonly note: string | null;
  readonly place: BracketPlace | null;
};

/** What a tie is a part of. */
export type TieOf = { readonly league: LeagueAddress; readonly round: FantasyRound | null };

/** A tie as a card: both teams with their places at the draw and their points, and what is to be said of it. */
export function cupTieCard(
  tie: CupTieLine,
  of: TieOf,
  { key, place }: { readonly key: string; readonly place: BracketPlace | null },
  language: PageLanguage,
): CupTieCard {
  const t = language.t("fantasy");
  const { one, other, winner } = tie;
  const name = (side: CupSide) => teamName(side.team, language);
  return {
    key,
    title: other === null ? name(one) : t("cup.tie", { one: name(one), other: name(other) }),
    sides: [
      sideOf(one, other === null ? null : outcomeOf(winner, "one"), of, language),
      ...(other === null ? [] : [sideOf(other, outcomeOf(winner, "other"), of, language)]),
    ].map((side) => (other === null ? { ...side, points: null } : side)),
    note: other === null ? t("cup.bye") : tie.decidedBeforeCorrection ? t("cup.corrected") : null,
    place,
  };
}

/** With the round it plays in, once everybody may see that. FAN18 */
export function cupTeamHref({ number }: FantasyTeamRef, { league, round }: TieOf, { locale }: PageLanguage): string {
  const isPublic = round !== null && round.state !== "planned" && round.state !== "opened";
  return addresses.fantasyTeam(locale, league, number, isPublic ? round.round : null);
}

function outcomeOf(winner: CupTieLine["winner"], side: "one" | "other"): CupTieSide["outcome"] {
  if (winner === null) return null;
  return winner === side ? "won" : "lost";
}

function sideOf({ team, place, points }: CupSide, outcome: CupTieSide["outcome"], of: TieOf, language: PageLanguage): CupTieSide {
  return {
    name: teamName(team, language),
    href: cupTeamHref(team, of, language),
    place: language.format.number(place),
    placeText: language.t("fantasy")("cup.place", { place: language.format.number(place) }),
    points: points === null ? null : language.format.decimal(points / 10),
    outcome,
  };
}
