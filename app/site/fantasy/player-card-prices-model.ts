import type { FantasyPlayerAnswer, PlayerRoundLine, PriceStep } from "#contract/fantasy.ts";
import { type ColumnOf, type EntryHead, figuresOf, type FigureTableOf } from "../../sport/figure-table-model.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { columnWords, pointsText, share } from "./market-cells.ts";

/** Every price that was published, the newest first, with why it is that one. FANM4 */
export function priceTable({ prices }: FantasyPlayerAnswer, name: string, language: PageLanguage): FigureTableOf<"entries"> {
  const t = language.t("fantasy-market");
  const { decimal, signed } = language.format;
  const columns: readonly ColumnOf<PriceStep>[] = [
    figure("price", columnWords("price", language), ({ price }) => ({ text: decimal(price / 10), strong: true })),
    figure("change", { short: t("columns.change.short"), long: t("card.price.change") }, ({ price, before }) =>
      before === null ? null : { text: signed((price - before) / 10, 1), quiet: price === before },
    ),
    words("why", t("card.price.why"), (step) => ({ text: reasonOf(step, language) })),
    figure("target", columnWords("target", language), ({ target }) => ({ text: decimal(target / 10), quiet: true })),
    figure("rating", sameWord(t("card.price.rating")), ({ rating }) => ({ text: pointsText(rating, language), quiet: true })),
  ];
  return {
    of: "entries",
    caption: t("card.price.caption", { name }),
    head: t("card.price.round"),
    ...figuresOf(prices.toReversed(), { columns, row: ({ round }) => rowOf(round, language) }),
  };
}

function reasonOf({ reason, target }: PriceStep, language: PageLanguage): string {
  return language.t("fantasy-market")(`card.reasons.${reason}`, { target: language.format.decimal(target / 10) });
}

/** What the price would be after one more game. */
export function nextPriceTable(
  { nextPrices, player }: FantasyPlayerAnswer,
  name: string,
  language: PageLanguage,
): FigureTableOf<"entries"> {
  const t = language.t("fantasy-market");
  const { decimal, signed, number } = language.format;
  const columns: readonly ColumnOf<FantasyPlayerAnswer["nextPrices"][number]>[] = [
    figure("price", columnWords("price", language), ({ price }) => ({ text: decimal(price / 10), strong: true })),
    figure("change", { short: t("columns.change.short"), long: t("card.price.change") }, ({ price }) => ({
      text: signed((price - player.price) / 10, 1),
    })),
  ];
  return {
    of: "entries",
    caption: t("card.next.caption", { name }),
    head: t("card.next.points"),
    ...figuresOf(nextPrices, { columns, row: ({ points }) => ({ key: String(points), head: { text: number(points), href: null } }) }),
  };
}

/** In how many teams he was, and led how many, round by round. */
export function sharesTable(rounds: readonly PlayerRoundLine[], name: string, language: PageLanguage): FigureTableOf<"entries"> {
  const t = language.t("fantasy-market");
  const { percent } = language.format;
  const columns: readonly ColumnOf<PlayerRoundLine>[] = [
    figure("owned", columnWords("owned", language), ({ owners, teams }) => ({ text: percent(share(owners, teams), 1) })),
    figure("captained", columnWords("captained", language), ({ captains, teams }) => ({ text: percent(share(captains, teams), 1) })),
  ];
  return {
    of: "entries",
    caption: t("card.shares.caption", { name }),
    head: t("card.price.round"),
    ...figuresOf(rounds.toReversed(), { columns, row: ({ round }) => rowOf(round, language) }),
  };
}

function rowOf(round: PriceStep["round"], language: PageLanguage): { readonly key: string; readonly head: EntryHead } {
  return { key: String(round.round), head: { text: fantasyRoundTitle(round, language), href: null } };
}

type Words = { readonly short: string; readonly long: string };

function figure<Subject>(key: string, { short, long }: Words, cell: ColumnOf<Subject>["cell"]): ColumnOf<Subject> {
  return { key, short, long, kind: "figure", cell };
}

function words<Subject>(key: string, head: string, cell: ColumnOf<Subject>["cell"]): ColumnOf<Subject> {
  return { key, ...sameWord(head), kind: "text", cell };
}

function sameWord(text: string): Words {
  return { short: text, long: text };
}
