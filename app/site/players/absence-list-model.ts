import { addresses } from "#contract/addresses.ts";
import type { AvailabilityStatus, LeagueAbsences, MissingPlayer } from "#contract/availability.ts";
import { fullName } from "../../sport/full-name.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import type { LeagueAddress } from "../leagues/league-address.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageLink } from "../../ui/page-link.ts";
import { absenceReason } from "./absence-line.ts";

export type AbsentPlayer = {
  readonly href: string;
  readonly shirt: string | null;
  readonly name: string;
  readonly status: { readonly of: AvailabilityStatus; readonly text: string };
  /** Why, until when and since when, as far as it was told. */
  readonly about: readonly string[];
};

/** Who may be missing today, league by league, team by team. AVAIL5 */
export type AbsenceListPage = {
  readonly title: string;
  readonly intro: string;
  readonly back: PageLink;
  readonly clubs: ClubMarks;
  readonly leagues: readonly {
    readonly name: string;
    readonly address: LeagueAddress;
    readonly teams: readonly { readonly club: string; readonly team: string; readonly players: readonly AbsentPlayer[] }[];
  }[];
  readonly empty: string;
};

export function absenceListPage(leagues: readonly LeagueAbsences[], language: PageLanguage): AbsenceListPage {
  const t = language.t("availability");
  return {
    title: t("list.title"),
    intro: t("list.intro"),
    back: { href: addresses.players(language.locale), text: language.t("players")("title") },
    clubs: clubMarks(
      leagues.flatMap(({ teams }) => teams.map(({ team }) => team)),
      language,
    ),
    leagues: leagues
      .filter(({ teams }) => teams.length > 0)
      .map(({ competition: { seasonSlug, leagueSlug, name }, teams }) => ({
        name: language.name(name),
        address: { seasonSlug, leagueSlug },
        teams: language
          .byName(teams, ({ team }) => language.name(team.name))
          .map(({ team, players }) => ({
            club: team.clubSlug,
            team: team.teamSlug,
            players: players.map((player) => absentPlayer(player, language)),
          })),
      })),
    empty: t("list.empty"),
  };
}

function absentPlayer({ person, shirt, absence }: MissingPlayer, language: PageLanguage): AbsentPlayer {
  const t = language.t("availability");
  const reason = absenceReason(absence, language);
  // Noon: the day is the same in every time zone of a league.
  // In figures: a month's name would want another case after "since" in Serbian and Slovenian.
  const since = language.format.date(Date.parse(`${absence.since}T12:00:00Z`), "numeric");
  return {
    href: addresses.player(language.locale, person.slug),
    shirt,
    name: fullName(person, language),
    status: { of: absence.status, text: t(`status.${absence.status}`) },
    about: [...(reason === "" ? [] : [reason]), t("list.since", { day: since })],
  };
}
