import { addresses } from "#contract/addresses.ts";
import type { GameFantasyAnswer, GameFantasyLine } from "#contract/fantasy-queries.ts";
import type { GameSummary } from "#contract/game-summary.ts";
import { shownTenths } from "#core/fantasy/points-of-player.ts";
import type { Side } from "#core/game/facts.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { shortName } from "../../sport/player-name.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { bothSides } from "./both-sides.ts";
import type { GamePart, PartCell, PartColumn } from "./game-parts.ts";

type Column = PartColumn & { readonly cell: (line: GameFantasyLine) => PartCell };

/** Both clubs' players in the league's fantasy game: before the game form and price, from then on what it brings them. FANP7 */
export function fantasyParts(summary: GameSummary, answer: GameFantasyAnswer, language: PageLanguage): readonly GamePart[] {
  const t = language.t("fantasy-pages");
  if (answer.lines.length === 0) return [{ kind: "empty", text: t("game.empty") }];
  const columns = columnsOf(summary, answer, language);
  const tables = bothSides.flatMap((side) => tableOf({ summary, answer, columns, side }, language));
  const last = tables.length - 1;
  return tables.map((table, at) => (at === last ? { ...table, note: noteOf(summary, answer, language) } : table));
}

type TableInput = {
  readonly summary: GameSummary;
  readonly answer: GameFantasyAnswer;
  readonly columns: readonly Column[];
  readonly side: Side;
};

function tableOf({ summary, answer, columns, side }: TableInput, language: PageLanguage) {
  const t = language.t("fantasy-pages");
  const team = language.name(summary[side].name);
  const lines = answer.lines.filter((line) => line.side === side).toSorted(inOrder);
  if (lines.length === 0) return [];
  return [
    {
      kind: "table" as const,
      title: t("game.title", { team }),
      caption: t("game.caption", { team }),
      columns: [{ text: t("game.player"), isText: true as const }, ...columns.map(({ cell: _, ...column }) => column)],
      rows: lines.map((line) => ({
        key: String(line.number),
        cells: [
          { text: shortName(line.person, language), href: addresses.fantasyPlayer(language.locale, summary.ref, line.number) },
          ...columns.map(({ cell }) => cell(line)),
        ],
      })),
      note: null,
    },
  ];
}

/** Whose points are most; who has none by price. */
function inOrder(one: GameFantasyLine, other: GameFantasyLine): number {
  return (other.points ?? -Infinity) - (one.points ?? -Infinity) || other.price - one.price || one.number - other.number;
}

function columnsOf({ status }: GameSummary, { teams, lines }: GameFantasyAnswer, language: PageLanguage): readonly Column[] {
  const t = language.t("fantasy-pages");
  const { format } = language;
  const thousandths = (points: number | null) => (points === null ? "–" : format.decimal(shownTenths(points) / 10));
  const price: Column = {
    text: t("game.price"),
    long: t("game.priceLong"),
    cell: (line) => ({ text: format.decimal(line.price / 10) }),
  };
  const form: Column = { text: t("game.form"), long: t("game.formLong"), cell: (line) => ({ text: thousandths(meanOf(line.form)) }) };
  if (phaseOf(status) === "ahead") return [{ ...form, cell: (line) => ({ ...form.cell(line), isStrong: true }) }, price];
  const share = (count: number) => ({ text: format.percent(teams === 0 ? null : count / teams) });
  return [
    { text: t("game.points"), long: t("game.pointsLong"), cell: ({ points }) => ({ text: thousandths(points), isStrong: true }) },
    price,
    ...(lines.some(({ priceAfter }) => priceAfter !== null)
      ? [
          {
            text: t("game.after"),
            long: t("game.afterLong"),
            cell: ({ priceAfter }: GameFantasyLine) => ({ text: priceAfter === null ? "–" : format.decimal(priceAfter / 10) }),
          },
        ]
      : []),
    { text: t("game.owners"), long: t("game.ownersLong"), cell: ({ owners }) => share(owners) },
    { text: t("game.captains"), long: t("game.captainsLong"), cell: ({ captains }) => share(captains) },
  ];
}

function meanOf(form: readonly (number | null)[]): number | null {
  const played = form.filter((points) => points !== null);
  return played.length === 0 ? null : Math.round(played.reduce((sum, points) => sum + points, 0) / played.length);
}

function noteOf({ status }: GameSummary, { round, teams }: GameFantasyAnswer, language: PageLanguage): string {
  const t = language.t("fantasy-pages");
  const title = fantasyRoundTitle(round, language);
  const phase = phaseOf(status);
  return phase === "ahead"
    ? t("game.ahead", { round: title })
    : t(`game.${phase === "live" ? "live" : "over"}`, { round: title, teams: t("teams", { count: teams }) });
}
