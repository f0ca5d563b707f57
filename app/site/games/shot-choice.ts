import { addresses } from "#contract/addresses.ts";
import type { GamePlayer, GameAnswer } from "#contract/queries.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { ShotAttempt } from "#core/stats/shots.ts";
import { periodIndex } from "#core/game/period.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { Stretch } from "#core/stats/stretch.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import { shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { addressWith } from "../statistics/statistics-filters-model.ts";
import { bothSides } from "./both-sides.ts";
import { askedStretch, stretchLinks } from "./game-stretches.ts";

/** Which shots the chart shows; `null` is all of them. SHOT3 */
export type ChosenShots = {
  readonly player: GamePlayer | null;
  readonly stretch: Stretch | null;
  readonly result: "made" | "missed" | null;
};

type Row = { readonly label: string; readonly links: readonly LinkChip[] };

/** What the chart may be narrowed to, each choice a link that keeps the others. */
export type ShotChoice = {
  readonly parts: Row | null;
  readonly results: Row;
  /** Those of whom a place is known. */
  readonly players: { readonly label: string; readonly text: string; readonly all: LinkChip; readonly teams: readonly Row[] };
};

/** Where the chart stands on its page. */
export const shotsAnchor = "shots";
const results = ["made", "missed"] as const;

/** What an address names and the game does not have is as good as not named. SHOT3 */
export function chosenShots(view: GameAnswer, parameters: URLSearchParams): ChosenShots {
  const named = parameters.get("player");
  return {
    player: named === null ? null : (shooters(view).find((player) => nameInAddress(player) === named) ?? null),
    stretch: view.shots.length === 0 ? null : askedStretch(view, parameters),
    result: view.shots.length === 0 ? null : (results.find((result) => result === parameters.get("shots")) ?? null),
  };
}

/** Whether the page shows less than the whole chart. */
export function isNarrowed({ player, stretch, result }: ChosenShots): boolean {
  return player !== null || stretch !== null || result !== null;
}

/** Those of the player and the part, made or not: of them shares are told. */
export function shotsOfChoice(view: GameAnswer, { player, stretch }: ChosenShots): readonly ShotAttempt[] {
  const format = ruleSetOf(view.ruleProfile)?.format;
  return view.shots.filter((shot) => {
    if (player !== null && (shot.player !== player.key || shot.side !== player.side)) return false;
    if (stretch === null || !format) return true;
    const index = periodIndex(shot.period, format);
    return index >= stretch.from && index <= stretch.to;
  });
}

export function shotChoice(view: GameAnswer, chosen: ChosenShots, language: PageLanguage): ShotChoice {
  const t = language.t("game-details");
  const parts = stretchLinks(view, chosen.stretch, (part) => hrefOf(view, { ...namesOf(chosen), part }, language), language);
  const result = (value: (typeof results)[number] | null, text: string) => ({
    href: hrefOf(view, { ...namesOf(chosen), shots: value }, language),
    text,
    isCurrent: chosen.result === value,
  });
  const player = (one: GamePlayer | null, text: string) => ({
    href: hrefOf(view, { ...namesOf(chosen), player: one && nameInAddress(one) }, language),
    text,
    isCurrent: chosen.player === one,
  });
  const active = shooters(view);
  const named = (one: GamePlayer) => `${one.shirt} ${shortName(one, language)}`;
  const all = language.t("game")("shots.allPlayers");
  return {
    parts,
    results: {
      label: t("shotChoice.results"),
      links: [result(null, t("shotChoice.all")), result("made", t("shotChoice.made")), result("missed", t("shotChoice.missed"))],
    },
    players: {
      label: t("shotChoice.player"),
      text: chosen.player === null ? all : named(chosen.player),
      all: player(null, all),
      teams: bothSides.map((side) => ({
        label: language.name(view.summary[side].name),
        links: active.filter((one) => one.side === side).map((one) => player(one, named(one))),
      })),
    },
  };
}

type Names = { readonly player: string | null; readonly part: string | null; readonly shots: string | null };

function namesOf({ player, stretch, result }: ChosenShots): Names {
  return { player: player && nameInAddress(player), part: stretch?.name ?? null, shots: result };
}

function hrefOf(view: GameAnswer, names: Names, { locale }: PageLanguage): string {
  return `${addressWith(addresses.gameTab(locale, view.summary.ref, "TeamStats"), Object.entries(names))}#${shotsAnchor}`;
}

/** As the play-by-play names him in its address. */
function nameInAddress({ side, shirt }: GamePlayer): string {
  return `${side}-${shirt}`;
}

function shooters({ players, shots }: GameAnswer): GamePlayer[] {
  const active = { home: new Set<PlayerKey | null>(), away: new Set<PlayerKey | null>() };
  for (const { side, player } of shots) active[side].add(player);
  return players
    .filter(({ side, key }) => active[side].has(key))
    .toSorted((one, other) => Number(one.shirt) - Number(other.shirt) || one.shirt.length - other.shirt.length);
}
