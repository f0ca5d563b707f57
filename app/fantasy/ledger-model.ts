import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import { addresses } from "#contract/addresses.ts";
import type { TeamRoundRow } from "#contract/fantasy.ts";
import type { PageLanguage } from "../i18n/page-language.ts";

/** A row of a ledger: what, of how much, and what it adds, in thousandths. */
export type LedgerRow = { readonly what: string; readonly count: string; readonly adds: string; readonly kind: "part" | "sum" };
export type Ledger = {
  /** Said where no game is listed; `null`: one is. */
  readonly none: string | null;
  readonly games: readonly { readonly head: string; readonly label: string; readonly href: string; readonly rows: readonly LedgerRow[] }[];
  readonly weight: readonly LedgerRow[];
  readonly team: string;
  readonly total: string;
};

/** How somebody's points came about: rows that add up to what stands at his shirt. MYFAN7 */
export function ledgerOf(row: TeamRoundRow, settings: FantasySettings, language: PageLanguage): Ledger {
  const t = language.t("fantasy");
  const { format } = language;
  const signed = (thousandths: number) => format.signed(thousandths / 1000, thousandths % 100 === 0 ? 1 : 2);
  const games = row.games.map((game) => {
    const head = `${row.player.team.code} – ${game.opponent.code}`;
    return {
      head,
      label: `${t("ledger.openGame")}: ${head}`,
      href: addresses.game(language.locale, game.ref),
      rows: [
        ...game.parts.map(({ figure, count, addsTenths }) =>
          part(t(`figures.${figure}`), format.number(count), format.signed(addsTenths / 10, addsTenths % 10 === 0 ? 0 : 1)),
        ),
        { ...part(t("ledger.index"), "", format.decimal(game.index / 1000)), kind: "sum" as const },
        ...(game.win === 0 ? [] : [part(t("ledger.win"), format.percent(settings.winBonusPercent / 100), signed(game.win))]),
      ],
    };
  });
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
  const none = games.length > 0 ? null : t(row.state === "to-come" ? "ledger.toCome" : "ledger.none");
  return { none, games, weight, team: t("ledger.team"), total: format.decimal(row.points / 10) };
}

function part(what: string, count: string, adds: string): LedgerRow {
  return { what, count, adds, kind: "part" };
}
