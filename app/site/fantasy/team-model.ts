import { fiveSize } from "#core/fantasy/squad.ts";
import { addresses } from "#contract/addresses.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import { rankingParameters } from "#contract/ranking-address.ts";
import type { FantasyTeamAnswer, TeamRound } from "#contract/fantasy.ts";
import { type Ledger, ledgerOf } from "../../fantasy/ledger-model.ts";
import { type RoundFigures, roundFigures } from "../../fantasy/round-figures-model.ts";
import { roundTokens } from "../../fantasy/round-tokens.ts";
import { type CourtWords, courtWords, type Token } from "../../fantasy/token.ts";
import type { LivePage } from "../../live/use-live-page.ts";
import { teamName } from "../../fantasy/team-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { type FantasyHead, fantasyHead } from "./fantasy-head-model.ts";
import { type TeamPast, teamPast } from "./team-past-model.ts";
import { type ReportWords, reportWords } from "./report-words.ts";
import { liveOfRound } from "./live-round.ts";

/** A round of the list: its name leads to it. */
export type TeamRoundLine = {
  readonly round: number;
  readonly name: string;
  readonly href: string;
  readonly isShown: boolean;
  readonly points: string;
  readonly place: string;
  readonly transfers: string;
};

/** The round shown: on the court, and one by one. */
export type ShownRound = {
  readonly figures: RoundFigures;
  readonly court: readonly Token[];
  readonly bench: readonly Token[];
  readonly words: CourtWords & { readonly benchNote: string; readonly ledgers: string };
  /** In the order of the tokens. */
  readonly ledgers: readonly { readonly place: number; readonly name: string; readonly points: string; readonly ledger: Ledger }[];
};

/** A team as everybody may see it. FANT5 */
export type TeamPage = {
  readonly head: FantasyHead;
  readonly made: string;
  /** Of whom it is to be said that he is of the league; whose fan he is, with the way to the others. */
  readonly mark: string | null;
  readonly fan: { readonly text: string; readonly href: string } | null;
  /** Points and place of the season; empty before it has any. */
  readonly figures: readonly { readonly value: string; readonly name: string }[];
  readonly honours: { readonly title: string; readonly items: readonly string[] };
  readonly rounds: {
    readonly title: string;
    readonly heads: Readonly<Record<"round" | "points" | "place" | "transfers", string>>;
    readonly lines: readonly TeamRoundLine[];
  };
  /** `null`: it has played none. */
  readonly shown: ShownRound | null;
  readonly past: TeamPast | null;
  readonly none: string;
  /** How its name is reported; `null`: it shows none. FAN39 */
  readonly report: { readonly path: string; readonly words: ReportWords } | null;
  readonly live: LivePage;
};

export function teamPage(answer: FantasyTeamAnswer, language: PageLanguage): TeamPage {
  const t = language.t("fantasy-tables");
  const { format } = language;
  const { team, madeAt, fanOf, isOfLeague, points, place, teams, shown } = answer;
  return {
    head: fantasyHead(answer, teamName(team, language), "ranking", language),
    made: t("team.made", { day: format.date(madeAt, "long") }),
    mark: isOfLeague ? t("mark.text") : null,
    fan: fanOf && { text: t("team.fanOf", { club: language.name(fanOf.name) }), href: fansHref(answer, fanOf.slug, language) },
    figures:
      place === null
        ? []
        : [
            { value: format.decimal(points / 10), name: t("team.points") },
            { value: `${format.number(place)}.`, name: t("team.place", { teams: format.number(teams) }) },
          ],
    honours: { title: t("team.honours"), items: honoursOf(answer, language) },
    rounds: {
      title: t("team.rounds"),
      heads: {
        round: t("heads.round"),
        points: t("heads.points.long"),
        place: t("heads.place.long"),
        transfers: t("heads.transfers.long"),
      },
      lines: roundLines(answer, language),
    },
    shown: shown && shownRound(shown, answer, language),
    past: shown && teamPast(answer, language),
    none: t("team.none"),
    report: team.name === null ? null : reportOf(answer, language),
    live: liveOfRound(shown?.round ?? null),
  };
}

function reportOf({ competition, team }: FantasyTeamAnswer, language: PageLanguage): TeamPage["report"] {
  const path = `${myFantasyPath}/${competition.seasonSlug}/${competition.leagueSlug}/teams/${team.number}/report`;
  return { path, words: reportWords(language) };
}

function fansHref({ competition }: FantasyTeamAnswer, fansOf: string, { locale }: PageLanguage): string {
  const wanted = { table: "season", round: null, month: null, among: { fansOf }, page: 1 } as const;
  return addresses.fantasyPage(locale, competition, "ranking") + rankingParameters(wanted);
}

function honoursOf({ honours: { bestOf, season } }: FantasyTeamAnswer, language: PageLanguage): string[] {
  const t = language.t("fantasy-tables");
  const places = { 1: "first", 2: "second", 3: "third" } as const;
  return [
    ...(season === null ? [] : [t(`team.season.${places[season]}`)]),
    ...bestOf.map((best) => t("team.bestOf", { round: fantasyRoundTitle(best, language) })),
  ];
}

/** The latest first: who comes wants to know what was just played. */
function roundLines({ rounds, team, shown, competition }: FantasyTeamAnswer, language: PageLanguage): TeamRoundLine[] {
  const { format, locale } = language;
  return rounds.toReversed().map(({ round, points, place, transfers }) => ({
    round: round.round,
    name: fantasyRoundTitle(round, language),
    href: addresses.fantasyTeam(locale, competition, team.number, round.round),
    isShown: round.round === shown?.round.round,
    points: format.decimal(points / 10),
    place: place === 0 ? "" : format.number(place),
    transfers: format.number(transfers),
  }));
}

function shownRound(round: TeamRound, { settings }: FantasyTeamAnswer, language: PageLanguage): ShownRound {
  const tokens = roundTokens(round, settings, language);
  const words = language.t("fantasy");
  return {
    figures: roundFigures(round, language),
    court: tokens.slice(0, fiveSize),
    bench: tokens.slice(fiveSize),
    words: { ...courtWords(language), benchNote: words("benchNote"), ledgers: language.t("fantasy-tables")("team.ledgers") },
    ledgers: tokens.flatMap(({ place, name }) => {
      const row = round.rows[place];
      if (row === undefined) return [];
      const ledger = ledgerOf(row, settings, language);
      return [{ place, name, points: row.state === "to-come" ? "" : ledger.total, ledger }];
    }),
  };
}
