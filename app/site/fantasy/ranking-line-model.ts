import { addresses } from "#contract/addresses.ts";
import type { RankingRow, RankingWanted } from "#contract/fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { teamName } from "../../fantasy/team-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** A row of a table of teams as it is drawn, on the server and, for one's own, in the browser. */
export type RankingLine = {
  readonly number: number;
  readonly name: string;
  readonly href: string;
  readonly place: string;
  /** `null`: the table does not tell how places moved. */
  readonly moved: { readonly way: "up" | "down" | "same" | "new"; readonly text: string; readonly label: string } | null;
  readonly points: string;
  readonly lastRound: string;
  readonly rounds: string;
  readonly transfers: string;
  /** Of whom it is to be said that he is of the league. FANT12 */
  readonly mark: LineGround["mark"] | null;
};

/** Which table its rows stand in, as far as they say it. */
export type LineGround = LeagueAddress & {
  readonly table: RankingWanted["table"];
  /** Whose line-up a team is opened at; `null`: its last. */
  readonly round: number | null;
  /** There was a round before. */
  readonly tellsMoves: boolean;
  /** What is said of who is of the league, and what its column is called in a file. */
  readonly mark: { readonly head: string; readonly text: string };
};

export function rankingLine(row: RankingRow, ground: LineGround, language: PageLanguage): RankingLine {
  const { format } = language;
  const { team, place, before, points, lastRound, rounds, transfers, isOfLeague } = row;
  return {
    number: team.number,
    name: teamName(team, language),
    href: addresses.fantasyTeam(language.locale, ground, team.number, ground.round),
    place: format.number(place),
    moved: ground.tellsMoves ? movedOf(place, before, language) : null,
    points: format.decimal(points / 10),
    lastRound: lastRound === null ? "" : format.decimal(lastRound / 10),
    rounds: format.number(rounds),
    transfers: format.number(transfers),
    mark: isOfLeague ? ground.mark : null,
  };
}

/** An arrow and a figure, so that nobody has to know it by its colour. */
function movedOf(place: number, before: number | null, language: PageLanguage): NonNullable<RankingLine["moved"]> {
  const t = language.t("fantasy");
  if (before === null) return { way: "new", text: t("moved.new"), label: t("moved.new") };
  const by = language.format.number(Math.abs(before - place));
  if (before === place) return { way: "same", text: "=", label: t("moved.same") };
  return before > place
    ? { way: "up", text: `▲${by}`, label: t("moved.up", { count: by }) }
    : { way: "down", text: `▼${by}`, label: t("moved.down", { count: by }) };
}
