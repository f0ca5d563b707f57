import type { ShotPlaces } from "#contract/shot-places.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { courtZones } from "#core/stats/shot-zones.ts";
import { shotsInAll, shotsInZones } from "#core/stats/shots-in-zones.ts";
import type { Stretch } from "#core/stats/stretch.ts";
import { countPhrase } from "#core/wording/statistic-phrase.ts";
import type { ShownZone } from "../../charts/zone-chart.tsx";
import { drawZones, leastAttempts } from "../../charts/zone-drawing.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import { stretchName } from "../games/game-stretches.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import { plainHead } from "../players/season-tables-model.ts";
import { addressWith } from "../statistics/statistics-filters-model.ts";
import { partsOfGames, type ShotsAsked } from "./shots-question.ts";

/** A chart of shots over many games: what it may be narrowed to, the zones, and the same as a table. SHOT5 SHOT6 */
export type ShotsPage = {
  readonly title: string;
  /** Of how many games and shots it is. */
  readonly detail: string;
  readonly filters: readonly { readonly label: string; readonly links: readonly LinkChip[] }[];
  /** `null`: no place of a shot is known, which `empty` says. */
  readonly chart: {
    readonly zones: readonly ShownZone[];
    readonly alternative: string;
    readonly notes: readonly string[];
    readonly table: FigureTableOf<"entries">;
  } | null;
  readonly empty: string;
  readonly isNarrowed: boolean;
};

/** `path` is the page's own address; `hasLeagues`: there are leagues to choose from. */
export function shotsPage(
  places: ShotPlaces,
  asked: ShotsAsked,
  { path, hasLeagues }: { readonly path: string; readonly hasLeagues: boolean },
  language: PageLanguage,
): ShotsPage {
  const t = language.t("players");
  const parts = partsOfGames(places);
  const part = parts.find(({ name }) => name === asked.part) ?? null;
  // What is not there is not carried along either.
  const known = { ...asked, part: part?.name ?? "", league: leagueNamed(places, asked, hasLeagues) };
  const own = shotsInZones(places.lines, part ?? undefined);
  const { made, attempted } = shotsInAll(own);
  const games = language.say(countPhrase("games", places.games));
  return {
    title: t("shots.title"),
    detail:
      attempted === 0 ? games : `${games} · ${language.format.madeOf(made, attempted)} · ${language.format.percentOf(made, attempted)}`,
    filters: filtersOf(places, known, { path, hasLeagues, parts }, language),
    chart: attempted === 0 ? null : chartOf(places, { part, attempted }, language),
    empty: places.lines.some((line) => line !== "") || places.games === 0 ? t("shots.none") : t("shots.empty"),
    isNarrowed: Object.values(known).some((value) => value !== ""),
  };
}

/** As it is in the list of leagues; empty where it is not. */
function leagueNamed({ competitions }: ShotPlaces, { league }: ShotsAsked, hasLeagues: boolean): string {
  return hasLeagues && competitions.some(({ seasonSlug, leagueSlug }) => `${seasonSlug}/${leagueSlug}` === league) ? league : "";
}

function chartOf(
  { lines, everybody, attempted: all }: ShotPlaces,
  { part, attempted }: { readonly part: Stretch | null; readonly attempted: number },
  language: PageLanguage,
): NonNullable<ShotsPage["chart"]> {
  const t = language.t("players");
  const { format } = language;
  const own = shotsInZones(lines, part ?? undefined);
  const others = shotsInZones(everybody, part ?? undefined);
  const head = (key: string, text: string) => ({ key, short: text, long: text });
  const share = ({ made, attempted: of }: { readonly made: number; readonly attempted: number }) => format.percentOf(made, of);
  return {
    zones: drawZones(own, others).map((zone) => ({
      ...zone,
      share: own[zone.zone].attempted === 0 ? "" : share(own[zone.zone]),
      made: format.madeOf(own[zone.zone].made, own[zone.zone].attempted),
    })),
    alternative: courtZones.map((zone) => `${t(`shots.${zone}`)}: ${own[zone].made}/${own[zone].attempted}`).join("; "),
    notes: [
      t("shots.leagueNote", { count: leastAttempts }),
      ...(part === null && attempted < all ? [t("shots.some", { known: format.number(attempted), total: format.number(all) })] : []),
    ],
    table: {
      of: "entries",
      caption: t("shots.table"),
      head: t("shots.zone"),
      columns: [
        head("made", t("shots.made")),
        head("share", t("shots.share")),
        head("league", t("shots.league")),
        head("part", t("shots.ofAll")),
      ],
      rows: courtZones.map((zone) => ({
        key: zone,
        head: plainHead(t(`shots.${zone}`)),
        cells: [
          { text: format.madeOf(own[zone].made, own[zone].attempted) },
          { text: share(own[zone]), strong: true },
          { text: share(others[zone]) },
          { text: format.percentOf(own[zone].attempted, attempted) },
        ],
      })),
    },
  };
}

type Choices = { readonly path: string; readonly hasLeagues: boolean; readonly parts: readonly Stretch[] };

/** Each choice is a link that keeps the others. */
function filtersOf(places: ShotPlaces, asked: ShotsAsked, { path, hasLeagues, parts }: Choices, language: PageLanguage) {
  const t = language.t("players");
  const leaders = language.t("leaders");
  const row = (name: keyof ShotsAsked, label: string, options: readonly (readonly [value: string, text: string])[]) => ({
    label,
    links: options.map(([value, text]) => ({
      href: addressWith(path, parametersOf({ ...asked, [name]: value })),
      text,
      isCurrent: asked[name] === value,
    })),
  });
  const leagues = places.competitions.map(
    ({ seasonSlug, leagueSlug, seasonName, name }) => [`${seasonSlug}/${leagueSlug}`, `${seasonName}, ${language.name(name)}`] as const,
  );
  const rules = places.ruleProfiles.find((profile) => ruleSetOf(profile) !== null) ?? "";
  return [
    ...(hasLeagues && leagues.length > 0 ? [row("league", t("shots.leagues"), [["", t("seasons.career")], ...leagues])] : []),
    ...(parts.length > 0
      ? [
          row("part", language.t("game-details")("parts.label"), [
            ["", t("shots.wholeGames")],
            ...parts.map((part) => [part.name, partName(part, rules, language)] as const),
          ]),
        ]
      : []),
    row("side", t("shots.venues"), [
      ["", leaders("sides.all")],
      ["home", leaders("sides.home")],
      ["away", leaders("sides.away")],
    ]),
    row("result", t("shots.results"), [
      ["", leaders("results.all")],
      ["won", leaders("results.won")],
      ["lost", leaders("results.lost")],
    ]),
  ];
}

function partName(part: Stretch, ruleProfile: string, language: PageLanguage): string {
  return "overtimes" in part.of ? language.t("players")("shots.overtimes") : stretchName(part, { ruleProfile }, language);
}

function parametersOf(asked: ShotsAsked) {
  return Object.entries(asked).map(([name, value]) => [name, value === "" ? null : value] as const);
}
