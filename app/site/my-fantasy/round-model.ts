import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { TeamRound, TeamRoundRow } from "#contract/fantasy.ts";
import { addresses } from "#contract/addresses.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { Token } from "./court.tsx";
import { bandSign } from "./squad-model.ts";
import { squadPlayer } from "./squad-player.ts";

/** A team's round as it is drawn: where each stands after the exchange, with what he brought. */
export function roundTokens(round: TeamRound, settings: FantasySettings, language: PageLanguage): readonly Token[] {
  const t = language.t("my-fantasy");
  const { decimal } = language.format;
  return round.rows.map((row, place): Token => {
    const player = squadPlayer(row.player, language);
    const points = decimal(row.points / 10);
    const pill =
      row.state === "to-come"
        ? { kind: "waiting" as const, text: row.tipOff === null ? "" : hourOf(row.tipOff, language) }
        : { kind: row.state === "playing" ? ("playing" as const) : ("over" as const), text: row.state === "absent" ? "–" : points };
    const band = row.captaincy ?? row.named;
    return {
      place,
      group: player.group,
      look: player.look,
      name: player.name,
      meta: [player.club, ...row.games.map(({ opponent }) => opponent.code)].join(" – "),
      pill,
      price: "",
      // Whose points are multiplied wears the captain's, whoever was named.
      band:
        row.captaincy !== null
          ? { kind: "captain", text: bandSign("captain", { settings }, language) }
          : row.named && { kind: "vice", text: row.named === "vice" ? t("viceSign") : t("captainAlone") },
      isLocked: false,
      status: null,
      isPale: row.state === "absent",
      isNew: false,
      label: [
        player.fullName,
        player.club,
        t(`places.${row.place}`),
        ...(band === null ? [] : [t(band)]),
        t(`round.state.${row.state}`),
        ...(row.state === "to-come" ? [pill.text] : [points]),
      ].join(", "),
      figure: null,
    };
  });
}

function hourOf(at: number, { format }: PageLanguage): string {
  return `${format.date(at, "shortWeekday")} ${format.date(at, "time")}`;
}

/** A row of a ledger: what, of how much, and what it adds, in thousandths. */
export type LedgerRow = { readonly what: string; readonly count: string; readonly adds: string; readonly kind: "part" | "sum" };
export type Ledger = {
  readonly games: readonly { readonly head: string; readonly href: string; readonly rows: readonly LedgerRow[] }[];
  readonly weight: readonly LedgerRow[];
  readonly total: string;
};

/** How somebody's points came about: rows that add up to what stands at his shirt. MYFAN7 */
export function ledgerOf(row: TeamRoundRow, settings: FantasySettings, language: PageLanguage): Ledger {
  const t = language.t("my-fantasy");
  const { format } = language;
  const signed = (thousandths: number) => format.signed(thousandths / 1000, thousandths % 100 === 0 ? 1 : 2);
  const games = row.games.map((game) => ({
    head: `${row.player.team.code} – ${game.opponent.code}`,
    href: addresses.game(language.locale, game.ref),
    rows: [
      ...game.parts.map(({ figure, count, addsTenths }) =>
        part(t(`figures.${figure}`), format.number(count), format.signed(addsTenths / 10, addsTenths % 10 === 0 ? 0 : 1)),
      ),
      { ...part(t("ledger.index"), "", format.decimal(game.index / 1000)), kind: "sum" as const },
      ...(game.win === 0 ? [] : [part(t("ledger.win"), format.percent(settings.winBonusPercent / 100), signed(game.win))]),
    ],
  }));
  const byWeight = (row.playerPoints * (row.weightPercent - 100)) / 100;
  // What rounding to tenths left over or took: without it the rows would not add up.
  const rounding = row.points * 100 - row.playerPoints - byWeight;
  const name = row.captaincy === null ? t("ledger.bench") : t(`ledger.${row.captaincy}`);
  const weight = [
    ...(row.games.length > 1 ? [{ ...part(t("ledger.round"), "", format.decimal(row.playerPoints / 1000)), kind: "sum" as const }] : []),
    ...(row.weightPercent === 100 || row.games.length === 0
      ? []
      : [part(name, `×${format.decimal(row.weightPercent / 100, row.weightPercent % 10 === 0 ? 1 : 2)}`, signed(byWeight))]),
    ...(Math.round(rounding) === 0 ? [] : [part(t("ledger.rounding"), "", format.signed(rounding / 1000, 2))]),
  ];
  return { games, weight, total: format.decimal(row.points / 10) };
}

function part(what: string, count: string, adds: string): LedgerRow {
  return { what, count, adds, kind: "part" };
}
