import { addresses } from "#contract/addresses.ts";
import type { RankingAnswer, RankingWanted, TeamsAmong } from "#contract/fantasy.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import { rankingParameters, rankingTables } from "#contract/ranking-address.ts";
import type { LivePage } from "../../live/use-live-page.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import type { PageSteps } from "../page-steps.tsx";
import { type FantasyHead, fantasyHead } from "./fantasy-head-model.ts";
import { type LineGround, type RankingLine, rankingLine } from "./ranking-line-model.ts";
import { type SpreadChart, spreadChart } from "./spread-model.ts";
import { liveOfRound } from "./live-round.ts";

type Chips = { readonly label: string; readonly links: readonly LinkChip[] };
type Head = { readonly short: string; readonly long: string };
export type RankingHeads = {
  readonly place: Head;
  readonly moved: string;
  readonly team: string;
  readonly points: Head;
  readonly lastRound: Head;
  readonly rounds: Head;
  readonly transfers: Head;
};

export type RankingTable = {
  readonly name: string;
  readonly caption: string;
  readonly heads: RankingHeads;
  readonly lines: readonly RankingLine[];
  /** A table of one round has nothing to say in its other columns. */
  readonly isOfRound: boolean;
};

/** Teams by their points, a stretch of fifty. FANT1 */
export type RankingPage = {
  readonly head: FantasyHead;
  readonly tables: Chips;
  /** Of all teams, of those outside the league, of a club's fans. */
  readonly among: Chips;
  /** Which round or month; `null`: the table asks for none. */
  readonly choice: Chips | null;
  /** After which round it stands, of how many teams. */
  readonly standing: string | null;
  readonly table: RankingTable | null;
  readonly steps: PageSteps;
  readonly spread: SpreadChart | null;
  readonly empty: string;
  readonly live: LivePage;
  /** What the browser asks for one's own place, and how its rows are made. */
  readonly own: { readonly path: string; readonly ground: LineGround; readonly teams: number; readonly page: number } | null;
};

export function rankingPage(answer: RankingAnswer, language: PageLanguage): RankingPage {
  const t = language.t("fantasy-tables");
  const { wanted, after, rows, teams, competition, rounds, spread } = answer;
  const ground: LineGround = {
    seasonSlug: competition.seasonSlug,
    leagueSlug: competition.leagueSlug,
    table: wanted.table,
    round: wanted.table === "round" ? wanted.round : null,
    tellsMoves: wanted.table === "season" && rounds.length > 1,
    mark: { head: t("mark.head"), text: t("mark.text") },
  };
  const { seasonSlug, leagueSlug } = competition;
  const count = t("teams", { count: teams });
  return {
    head: fantasyHead(answer, t("title"), "ranking", language),
    tables: tableChips(answer, language),
    among: amongChips(answer, language),
    choice: choiceChips(answer, language),
    standing: after && t("standing", { round: fantasyRoundTitle(after, language), teams: count }),
    table:
      rows.length === 0
        ? null
        : {
            name: "ranking",
            caption: `${t("title")}: ${nameOf(answer, language)}`,
            heads: headsOf(wanted, language),
            lines: rows.map((row) => rankingLine(row, ground, language)),
            isOfRound: wanted.table === "round",
          },
    steps: stepsOf(answer, language),
    spread: spread && spreadChart(spread, language),
    empty: after !== null && typeof wanted.among !== "string" ? t("among.none") : t("empty"),
    live: liveOfRound(after),
    own:
      rows.length === 0
        ? null
        : {
            path: `${myFantasyPath}/${seasonSlug}/${leagueSlug}/place${rankingParameters({ ...wanted, page: 1 })}`,
            ground,
            teams,
            page: wanted.page,
          },
  };
}

/** What the chosen table is called: "Round 7", "October 2026". */
export function nameOf(answer: RankingAnswer, language: PageLanguage): string {
  const among = answer.wanted.among === "all" ? null : amongName(answer, answer.wanted.among, language);
  return among === null ? spanName(answer, language) : `${spanName(answer, language)} – ${among}`;
}

function spanName({ wanted, after }: RankingAnswer, language: PageLanguage): string {
  const t = language.t("fantasy-tables");
  if (wanted.table === "round" && after !== null) return fantasyRoundTitle(after, language);
  return wanted.month === null ? t(`tables.${wanted.table}`) : monthName(wanted.month, language);
}

/** In the middle of it no time zone makes another month of it. */
function monthName(month: string, { format }: PageLanguage): string {
  return format.date(Date.parse(`${month}-15T12:00:00Z`), "month");
}

function hrefOf(answer: RankingAnswer, wanted: Partial<RankingWanted>, { locale }: PageLanguage): string {
  const first = { table: "season", round: null, month: null, among: "all", page: 1 } as const;
  return addresses.fantasyPage(locale, answer.competition, "ranking") + rankingParameters({ ...first, ...wanted });
}

/** The same table of other teams, from its first page on. FANL17 */
function amongChips(answer: RankingAnswer, language: PageLanguage): Chips {
  const { wanted, clubs } = answer;
  const choices: readonly TeamsAmong[] = ["all", "outside", ...clubs.map(({ slug }) => ({ fansOf: slug }))];
  const links = choices.map((among) => ({
    href: hrefOf(answer, { ...wanted, among, page: 1 }, language),
    text: amongName(answer, among, language),
    isCurrent: JSON.stringify(among) === JSON.stringify(wanted.among),
  }));
  return { label: language.t("fantasy-tables")("among.label"), links };
}

function amongName({ clubs }: RankingAnswer, among: TeamsAmong, language: PageLanguage): string {
  const t = language.t("fantasy-tables");
  if (typeof among === "string") return t(`among.${among}`);
  const club = clubs.find(({ slug }) => slug === among.fansOf);
  return t("among.fans", { club: club === undefined ? among.fansOf : language.name(club.name) });
}

/** A table that needs a round or a month is offered once there is one, at its last. */
function tableChips(answer: RankingAnswer, language: PageLanguage): Chips {
  const t = language.t("fantasy-tables");
  const round = answer.rounds.at(-1)?.round;
  const month = answer.months.at(-1);
  const last = { round: { round: round ?? null }, month: { month: month ?? null } };
  const links = rankingTables
    .filter((table) => (table !== "round" && table !== "month") || round !== undefined)
    .map((table) => ({
      href: hrefOf(answer, { table, among: answer.wanted.among, ...(table === "round" || table === "month" ? last[table] : {}) }, language),
      text: t(`tables.${table}`),
      isCurrent: table === answer.wanted.table,
    }));
  return { label: t("tables.label"), links };
}

function choiceChips(answer: RankingAnswer, language: PageLanguage): Chips | null {
  const t = language.t("fantasy-tables");
  const { table, round, month } = answer.wanted;
  if (table === "round") {
    const links = answer.rounds.map((each) => ({
      href: hrefOf(answer, { table, round: each.round, among: answer.wanted.among }, language),
      text: fantasyRoundTitle(each, language),
      isCurrent: each.round === round,
    }));
    return { label: t("chooseRound"), links };
  }
  if (table !== "month") return null;
  const links = answer.months.map((each) => ({
    href: hrefOf(answer, { table, month: each, among: answer.wanted.among }, language),
    text: monthName(each, language),
    isCurrent: each === month,
  }));
  return { label: t("chooseMonth"), links };
}

function headsOf({ table }: RankingWanted, language: PageLanguage): RankingHeads {
  const t = language.t("fantasy-tables");
  const head = (name: "place" | "points" | "average" | "lastRound" | "rounds" | "transfers") => ({
    short: t(`heads.${name}.short`),
    long: t(`heads.${name}.long`),
  });
  return {
    place: head("place"),
    moved: t("heads.moved"),
    team: t("heads.team"),
    points: head(table === "average" ? "average" : "points"),
    lastRound: head("lastRound"),
    rounds: head("rounds"),
    transfers: head("transfers"),
  };
}

function stepsOf(answer: RankingAnswer, language: PageLanguage): PageSteps {
  const t = language.t("fantasy-tables");
  const { wanted, pages } = answer;
  const { page } = wanted;
  const step = (to: number, text: string) => ({ href: hrefOf(answer, { ...wanted, page: to }, language), text });
  return {
    label: t("pages.label"),
    previous: page > 1 ? step(page - 1, t("pages.previous")) : null,
    current: t("pages.current", { page: language.format.number(page), pages: language.format.number(pages) }),
    next: page < pages ? step(page + 1, t("pages.next")) : null,
  };
}
