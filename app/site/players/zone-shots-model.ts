import { addresses } from "#contract/addresses.ts";
import type { PlayerSeason } from "#contract/player-queries.ts";
import { courtZones, shotsByZone } from "#core/stats/shot-zones.ts";
import { fieldGoalsAttempted } from "#core/stats/shooting.ts";
import type { ShownZone } from "../../charts/zone-chart.tsx";
import { drawZones, leastAttempts } from "../../charts/zone-drawing.ts";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { titled } from "../titled.ts";
import { plainHead } from "./season-tables-model.ts";

export type ZoneShots = {
  readonly title: string;
  /** To the chart that can be asked. SHOT6 */
  readonly more: { readonly href: string; readonly text: string };
  /** `null`: no source told the places. */
  readonly chart: {
    readonly zones: readonly ShownZone[];
    readonly alternative: string;
    readonly notes: readonly string[];
    readonly tableTitle: string;
    readonly table: FigureTableOf<"entries">;
  } | null;
  readonly empty: string;
};

/** A season's shots by zone, beside those of everybody in the same games. */
export function zoneShots({ shots, around }: PlayerSeason, slug: string, language: PageLanguage): ZoneShots {
  const t = language.t("players");
  const { format } = language;
  const total = fieldGoalsAttempted(around.player);
  return {
    title: t("shots.title"),
    more: { href: addresses.playerShots(language.locale, slug), text: t("shots.more") },
    empty: t("shots.empty"),
    chart: shots && {
      ...zones(shots, language),
      notes: [
        t("shots.note", { count: leastAttempts }),
        ...(shots.attempts.length < total
          ? [t("shots.some", { known: format.number(shots.attempts.length), total: format.number(total) })]
          : []),
      ],
      tableTitle: t("shots.table"),
    },
  };
}

function zones({ attempts, everybody }: NonNullable<PlayerSeason["shots"]>, language: PageLanguage) {
  const t = language.t("players");
  const { format } = language;
  const own = shotsByZone(attempts);
  const said = courtZones.map((zone) => titled(t(`shots.${zone}`), `${own[zone].made}/${own[zone].attempted}`, language));
  const head = (key: string, text: string) => ({ key, short: text, long: text });
  return {
    zones: drawZones(own, everybody).map((zone) => ({
      ...zone,
      share: own[zone.zone].attempted === 0 ? "" : format.percentOf(own[zone.zone].made, own[zone.zone].attempted),
      made: format.madeOf(own[zone.zone].made, own[zone.zone].attempted),
    })),
    alternative: said.join("; "),
    table: {
      of: "entries" as const,
      caption: t("shots.table"),
      head: t("shots.zone"),
      columns: [head("made", t("shots.made")), head("share", t("shots.share")), head("everybody", t("shots.everybody"))],
      rows: courtZones.map((zone) => ({
        key: zone,
        head: plainHead(t(`shots.${zone}`)),
        cells: [
          { text: format.madeOf(own[zone].made, own[zone].attempted) },
          { text: format.percentOf(own[zone].made, own[zone].attempted), strong: true },
          { text: format.percentOf(everybody[zone].made, everybody[zone].attempted) },
        ],
      })),
    },
  };
}
