import { addresses } from "#contract/addresses.ts";
import { followedKey, type FollowedKey } from "#contract/following.ts";
import type { PlayerProfile } from "#contract/player-queries.ts";
import type { Portrait } from "#contract/portraits.ts";
import { phrase } from "#core/wording/statistic-phrase.ts";
import { sideColors, type SideColors } from "../../charts/side-colors.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import { clubMark } from "../../sport/make-club-marks.ts";
import { latinName } from "../../sport/latin-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageLink } from "../../ui/page-link.ts";
import { absenceLine } from "./absence-line.ts";
import { countryName } from "../../i18n/country-name.ts";
import { detailTexts } from "./person-details.ts";
import { positionName } from "./player-position.ts";

/** What stands above every tab of a player. */
export type PlayerHeader = {
  readonly star: FollowedKey;
  /** Of his first tab: what is shared. */
  readonly address: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Both as he writes them, where readers have them in another script. */
  readonly latin?: string | undefined;
  /** Head and shoulders, with what is read out for it. */
  readonly portrait: (Portrait & { readonly alt: string }) | null;
  readonly shirt: string | null;
  /** The number in words: "No. 15". */
  readonly number: string | null;
  readonly position: string | null;
  readonly captain: string | null;
  /** Why he may be missing. */
  readonly absence: string | null;
  readonly club: (ClubMark & { readonly href: string }) | null;
  /** Instead of a club. */
  readonly noClub: string;
  readonly colors: SideColors | null;
  /** How tall and how heavy he is, and for which country he plays. BIO1 */
  readonly details: readonly string[];
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly country: string | null;
  /** Age and date of birth, the latter only of who is of age. */
  readonly born: readonly string[];
  readonly league: { readonly name: string; readonly href: string } | null;
  /** The way to his card in the fantasy game, mostly one or none. FANM8 */
  readonly fantasyCards: readonly PageLink[];
};

export function playerHeader(profile: PlayerProfile, now: number, language: PageLanguage): PlayerHeader {
  const t = language.t("players");
  const { person, shirt, position, team, competition, captain, portrait } = profile;
  const names = { givenName: language.name(person.givenName), familyName: language.name(person.familyName) };
  return {
    star: followedKey("player", profile.personId),
    address: addresses.player(language.locale, person.slug),
    ...names,
    latin: latinName(language, person.givenName, person.familyName),
    portrait: portrait && { ...portrait, alt: t("header.portrait", { name: fullName(names) }) },
    shirt,
    number: shirt === null ? null : t("header.shirt", { shirt }),
    position: positionName(position, language),
    captain: captain ? t("header.captain") : null,
    absence: profile.absence && absenceLine(profile.absence, language),
    club: team && { ...clubMark(team, language), href: addresses.club(language.locale, team.clubSlug) },
    noClub: t("header.noClub"),
    colors: team && sideColors(team, team),
    details: detailTexts(profile, language),
    heightCm: profile.heightCm,
    weightKg: profile.weightKg,
    country: profile.nationality === null ? null : countryName(profile.nationality, language.locale),
    born: bornTexts(profile.birthDate, now, language),
    league: competition && {
      name: language.name(competition.name),
      href: addresses.league(language.locale, competition.seasonSlug, competition.leagueSlug),
    },
    fantasyCards: cardLinks(profile, language),
  };
}

/** Only where there are several is it said which competition's. */
function cardLinks({ fantasyCards }: PlayerProfile, language: PageLanguage): PageLink[] {
  const text = language.t("players")("header.fantasyCard");
  return fantasyCards.map(({ competition, number }) => ({
    href: addresses.fantasyPlayer(language.locale, competition, number),
    text: fantasyCards.length === 1 ? text : `${text} – ${language.name(competition.name)}`,
  }));
}

/** Of those who are not of age yet nothing is told. */
function bornTexts(birthDate: string | null, now: number, language: PageLanguage): string[] {
  if (birthDate === null) return [];
  const years = yearsSince(birthDate, now);
  if (years < 18) return [];
  const date = language.format.date(Date.parse(`${birthDate}T12:00:00Z`), "long");
  return [language.say(phrase("age.years", { years })), language.t("players")("header.born", { date })];
}

/** Whole years by the calendar. */
export function yearsSince(birthDate: string, now: number): number {
  const today = new Date(now);
  const born = new Date(`${birthDate}T00:00:00Z`);
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const isBeforeBirthday =
    today.getUTCMonth() < born.getUTCMonth() || (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() < born.getUTCDate());
  return isBeforeBirthday ? years - 1 : years;
}

export function fullName({ givenName, familyName }: Pick<PlayerHeader, "givenName" | "familyName">): string {
  return `${givenName} ${familyName}`;
}
