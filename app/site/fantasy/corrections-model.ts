import type { FantasyCorrection } from "#contract/fantasy.ts";
import type { FantasyCorrectionsAnswer } from "#contract/fantasy-queries.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { shownTenths } from "#core/fantasy/points-of-player.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { type FantasyHead, fantasyHead } from "./fantasy-head-model.ts";
import { linkedPlayer } from "./linked-player.ts";

export type ShownCorrection = {
  readonly key: string;
  readonly round: string;
  readonly when: { readonly text: string; readonly at: string };
  readonly changes: readonly {
    readonly name: string;
    readonly club: string;
    readonly href: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly teams: string;
};

/** What was corrected after rounds were final, newest first. FANP6 */
export type CorrectionsPage = {
  readonly head: FantasyHead;
  readonly lead: string;
  readonly none: string;
  /** Said before the old figure and the new one, to whoever sees neither stroke nor arrow. */
  readonly words: { readonly before: string; readonly after: string };
  readonly corrections: readonly ShownCorrection[];
};

export function correctionsPage(answer: FantasyCorrectionsAnswer, language: PageLanguage): CorrectionsPage {
  const t = language.t("fantasy-pages");
  return {
    head: fantasyHead(answer, t("corrections.title"), "corrections", language),
    lead: t("corrections.lead"),
    none: t("corrections.none"),
    words: { before: t("corrections.before"), after: t("corrections.after") },
    corrections: answer.corrections.map((correction) => shownCorrection(correction, answer.competition, language)),
  };
}

function shownCorrection(correction: FantasyCorrection, league: LeagueAddress, language: PageLanguage): ShownCorrection {
  const { round, revision, at, players, teams } = correction;
  const t = language.t("fantasy-pages");
  const { format } = language;
  const points = (thousandths: number) => format.decimal(shownTenths(thousandths) / 10);
  const touched = t("corrections.teams", { count: teams });
  return {
    key: `${round.round}-${revision}`,
    round: fantasyRoundTitle(round, language),
    when: { text: format.date(at, "dateTime"), at: format.machineTime(at) },
    changes: players.map(({ player, before, after }) => {
      const { name, club, href } = linkedPlayer(player, league, language);
      return { name, club, href, before: points(before), after: points(after) };
    }),
    teams: players.length === 0 ? `${t("corrections.places")} ${touched}` : touched,
  };
}
