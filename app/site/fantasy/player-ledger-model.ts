import { addresses } from "#contract/addresses.ts";
import type { PlayedLedger, PlayerRoundLine } from "#contract/fantasy.ts";
import type { FigureRow, FigureTableOf } from "../../sport/figure-table-model.ts";
import type { EntryHead } from "../../sport/figure-table-model.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageLink } from "../../ui/page-link.ts";
import { pointsText } from "./market-cells.ts";

/** A round of a player: its sum, and how it came about. */
export type PlayedRoundPart = {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly points: string;
  readonly games: readonly { readonly game: PageLink; readonly table: FigureTableOf<"entries"> }[];
};

/** The newest first. */
export function playedRounds(rounds: readonly PlayerRoundLine[], name: string, language: PageLanguage): PlayedRoundPart[] {
  return rounds.toReversed().map((line) => ({
    key: String(line.round.round),
    title: fantasyRoundTitle(line.round, language),
    detail: detailOf(line, language),
    points: line.games.length === 0 ? "–" : pointsText(line.points, language),
    games: line.games.map((game) => gameOf(game, line, name, language)),
  }));
}

function detailOf({ games, isToCome }: PlayerRoundLine, language: PageLanguage): string {
  const t = language.t("fantasy-market");
  const states = language.t("fantasy");
  const against = games.map(({ opponent }) => opponent.code);
  if (games.length === 0) return isToCome ? states("round.state.to-come") : t("absent");
  return [...(games.length > 1 ? [t("card.games.two", { count: games.length })] : []), ...against].join(" · ");
}

/** Counts of the box score, the index they come to, the share for winning, the sum. FANM5 */
function gameOf(
  game: PlayedLedger,
  { round, winBonusPercent }: PlayerRoundLine,
  name: string,
  language: PageLanguage,
): PlayedRoundPart["games"][number] {
  const t = language.t("fantasy-market");
  const said = language.t("fantasy");
  const { format } = language;
  const row = (key: string, text: string, count: string, adds: string): FigureRow<EntryHead> => ({
    key,
    head: { text, href: null },
    cells: [{ text: count, quiet: true }, { text: adds }],
  });
  const head = game.opponent.code;
  return {
    game: { text: t("card.games.openGame", { game: language.name(game.opponent.name) }), href: addresses.game(language.locale, game.ref) },
    table: {
      of: "entries",
      caption: t("card.games.caption", { name, round: fantasyRoundTitle(round, language), game: head }),
      head: t("card.games.row"),
      columns: [
        { key: "count", short: t("card.games.count"), long: t("card.games.count"), kind: "figure" },
        { key: "adds", short: t("card.games.adds"), long: t("card.games.adds"), kind: "figure" },
      ],
      rows: game.parts.map(({ figure, count, addsTenths }) =>
        row(figure, said(`figures.${figure}`), format.number(count), format.signed(addsTenths / 10, addsTenths % 10 === 0 ? 0 : 1)),
      ),
      totals: [
        row("index", said("ledger.index"), "", pointsText(game.index, language)),
        ...(game.win === 0 ? [] : [row("win", said("ledger.win"), format.percent(winBonusPercent / 100), exact(game.win, language))]),
        ...(game.win === 0 ? [] : [row("total", t("card.games.total"), "", exactSum(game, language))]),
      ],
    },
  };
}

/** A tenth of an index has two decimal places: rounded it would not add up. */
function exact(thousandths: number, { format }: PageLanguage): string {
  return format.signed(thousandths / 1000, decimalsOf(thousandths));
}

function exactSum({ points }: PlayedLedger, { format }: PageLanguage): string {
  return format.decimal(points / 1000, decimalsOf(points));
}

function decimalsOf(thousandths: number): number {
  return thousandths % 100 === 0 ? 1 : 2;
}
