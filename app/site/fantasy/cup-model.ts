import { addresses } from "#contract/addresses.ts";
import type { CupRound, FantasyCupAnswer } from "#contract/fantasy-cup.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { teamName } from "../../fantasy/team-name.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import type { PageSteps } from "../page-steps.tsx";
import { cupRoundTitle } from "./cup-round-title.ts";
import { cupTree, tieKey } from "./cup-tree.ts";
import { type CupTieCard, cupTeamHref, cupTieCard } from "./cup-tie-model.ts";
import { type FantasyHead, fantasyHead } from "./fantasy-head-model.ts";
import type { OwnTieQuestion } from "./own-tie.ts";

/** The cup as it stands: when it begins, or its bracket, or a round's ties; who won it; how each round was drawn. */
export type CupPage = {
  readonly head: FantasyHead;
  readonly lead: string;
  /** Said where there is nothing to show yet, and what comes next where there is. */
  readonly notes: readonly string[];
  readonly champion: { readonly title: string; readonly name: string; readonly href: string } | null;
  /** The room of one's own tie; `null`: nothing has been drawn. */
  readonly own: { readonly label: string; readonly question: OwnTieQuestion } | null;
  readonly rounds: { readonly label: string; readonly links: readonly LinkChip[] } | null;
  readonly tree: {
    readonly title: string;
    readonly rows: number;
    readonly isJoined: boolean;
    readonly columns: readonly {
      readonly slug: string;
      readonly title: string;
      readonly under: string;
      readonly pairings: readonly CupTieCard[];
    }[];
  } | null;
  readonly list: { readonly title: string; readonly under: string; readonly ties: readonly CupTieCard[]; readonly steps: PageSteps } | null;
  readonly draws: {
    readonly title: string;
    readonly text: string;
    readonly steps: string;
    readonly caption: string;
    readonly heads: { readonly round: string; readonly when: string; readonly teams: string; readonly seed: string; readonly list: string };
    readonly rows: readonly DrawRow[];
  } | null;
};

type DrawRow = {
  readonly round: string;
  readonly when: { readonly text: string; readonly at: string };
  readonly teams: string;
  readonly seed: string;
  readonly list: { readonly text: string; readonly label: string; readonly href: string };
};

export function cupPage(answer: FantasyCupAnswer, language: PageLanguage): CupPage {
  const t = language.t("fantasy-cup");
  const { rounds, winner } = answer;
  const final = rounds.at(-1);
  return {
    head: fantasyHead(answer, t("title"), "cup", language),
    lead: rounds.length === 0 && answer.begins !== null ? t("beginsHow") : t("lead"),
    notes: notesOf(answer, language),
    champion: winner && {
      title: t("champion"),
      name: teamName(winner, language),
      href: cupTeamHref(winner, { league: answer.competition, round: final?.round ?? null }, language),
    },
    own: rounds.length === 0 ? null : ownRoom(answer, language),
    rounds: rounds.length === 0 ? null : { label: t("rounds"), links: roundLinks(answer, language) },
    tree: answer.list === null && answer.tree.length > 0 ? treeOf(answer, language) : null,
    list: answer.list === null ? null : listOf(answer, answer.list, language),
    draws:
      rounds.length === 0
        ? null
        : {
            title: t("draw.title"),
            text: t("draw.text"),
            steps: t("draw.steps"),
            caption: t("draw.caption"),
            heads: {
              round: t("draw.heads.round"),
              when: t("draw.heads.when"),
              teams: t("draw.heads.teams"),
              seed: t("draw.heads.seed"),
              list: t("draw.heads.list"),
            },
            rows: rounds.map((round) => drawRow(round, answer, language)),
          },
  };
}

function ownRoom({ competition: { seasonSlug, leagueSlug } }: FantasyCupAnswer, language: PageLanguage): CupPage["own"] {
  const path = `${myFantasyPath}/${seasonSlug}/${leagueSlug}/cup`;
  return { label: language.t("fantasy")("cup.own.label"), question: { seasonSlug, leagueSlug, path } };
}

function notesOf({ begins, rounds, winner, closed }: FantasyCupAnswer, language: PageLanguage): string[] {
  const t = language.t("fantasy-cup");
  const last = rounds.at(-1);
  if (begins !== null) {
    const round = begins.round ?? { name: { number: begins.number, stage: null }, leg: null };
    return [t("begins", { round: fantasyRoundTitle(round, language) })];
  }
  if (last === undefined) return [t("none")];
  if (winner !== null) return [];
  if (closed) return [t("unfinished")];
  return last.teams > 2 ? [t("next", { round: fantasyRoundTitle(last.round, language) })] : [];
}

function pathOf({ competition }: FantasyCupAnswer, { locale }: PageLanguage): string {
  return addresses.fantasyPage(locale, competition, "cup");
}

function roundLinks(answer: FantasyCupAnswer, language: PageLanguage): LinkChip[] {
  const path = pathOf(answer, language);
  const { tree, list, rounds } = answer;
  const whole = tree.length === 0 ? [] : [{ href: path, text: language.t("fantasy-cup")("tree"), isCurrent: list === null }];
  const single = rounds.toReversed().map((round) => ({
    href: `${path}?round=${round.cupRound}`,
    text: cupRoundTitle(round, language),
    isCurrent: list?.cupRound === round.cupRound,
  }));
  return [...whole, ...single];
}

/** What its points are of, how many are in it, how many of them do not play. */
function underRound({ round, teams, byes }: CupRound, language: PageLanguage): string {
  const t = language.t("fantasy-cup");
  const name = fantasyRoundTitle(round, language);
  const counts = t("counts", { round: round.state === "final" || round.state === "closed" ? name : t("notFinal", { round: name }) });
  return [counts, t("teams", { count: teams }), ...(byes > 0 ? [t("byes", { count: byes })] : [])].join(" · ");
}

function treeOf(answer: FantasyCupAnswer, language: PageLanguage): CupPage["tree"] {
  const { places, rows, isJoined } = cupTree(answer.tree);
  const columns = answer.tree.flatMap(({ cupRound, ties }) => {
    const round = answer.rounds.find((one) => one.cupRound === cupRound);
    if (round === undefined) return [];
    const cards = ties.map((tie) => {
      const key = tieKey(cupRound, tie);
      return cupTieCard(tie, { league: answer.competition, round: round.round }, { key, place: places.get(key) ?? null }, language);
    });
    const pairings = cards.toSorted((one, other) => (one.place?.from ?? 0) - (other.place?.from ?? 0));
    return [{ slug: String(cupRound), title: cupRoundTitle(round, language), under: underRound(round, language), pairings }];
  });
  return { title: language.t("fantasy-cup")("tree"), rows, isJoined, columns };
}

function listOf(answer: FantasyCupAnswer, list: NonNullable<FantasyCupAnswer["list"]>, language: PageLanguage): CupPage["list"] {
  const { cupRound, page, pages, ties } = list;
  const round = answer.rounds.find((one) => one.cupRound === cupRound);
  if (round === undefined) return null;
  const words = language.t("leaders");
  const href = (number: number) => `${pathOf(answer, language)}?round=${cupRound}${number > 1 ? `&page=${number}` : ""}`;
  return {
    title: cupRoundTitle(round, language),
    under: underRound(round, language),
    ties: ties.map((tie) =>
      cupTieCard(tie, { league: answer.competition, round: round.round }, { key: tieKey(cupRound, tie), place: null }, language),
    ),
    steps: {
      label: words("pages.label"),
      previous: page > 1 ? { href: href(page - 1), text: words("pages.previous") } : null,
      current: language.t("fantasy-cup")("page", { page: language.format.number(page), pages: language.format.number(pages) }),
      next: page < pages ? { href: href(page + 1), text: words("pages.next") } : null,
    },
  };
}

function drawRow(round: CupRound, { competition }: FantasyCupAnswer, language: PageLanguage): DrawRow {
  const t = language.t("fantasy-cup");
  const { format, locale } = language;
  const title = cupRoundTitle(round, language);
  return {
    round: title,
    when: { text: format.date(round.drawnAt, "dateTime"), at: format.machineTime(round.drawnAt) },
    teams: format.number(round.teams),
    seed: round.seed,
    list: {
      text: t("draw.list"),
      label: t("draw.listOf", { round: title }),
      href: addresses.fantasyCupList(locale, competition, round.cupRound),
    },
  };
}
