import { addresses } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import { pointsReboundsAssists } from "#core/stats/statistic-sets.ts";
import { shirtInk } from "../../charts/side-colors.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { LooseTranslator } from "../../i18n/translator.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { foreignNameOf, shortName } from "../../sport/player-name.ts";
import { performanceOf } from "./decided-model.ts";
import { firstScorers, indexFor, type Placed, playedIn } from "./first-scorers.ts";
import { isSubstitution, pairedSubstitutions } from "./paired-substitutions.ts";

/** What just happened, or who did most: what a game's first tab says before anything else. */
export type Highlights = {
  /** Newest first; `null` unless it is being played. */
  readonly plays: { readonly title: string; readonly rows: readonly LatestPlay[]; readonly all: { href: string; text: string } } | null;
  readonly players: { readonly title: string; readonly tiles: readonly PlayerTile[] } | null;
};

export type LatestPlay = {
  readonly id: string;
  readonly clock: string;
  readonly side: Side | null;
  readonly who: string | null;
  readonly text: string;
  readonly score: readonly [home: number, away: number] | null;
};

export type PlayerTile = {
  readonly key: string;
  readonly side: Side;
  readonly shirt: string;
  readonly ink: string;
  readonly name: string;
  readonly href: string | null;
  readonly figures: readonly { readonly value: string; readonly short: string; readonly long: string }[];
};

/** As many rows as fit a phone's first screen below the score. */
const shownPlays = 4;
const shownPlayers = 3;

/** `null`: there is neither a play nor a player to name. */
export function highlights(view: GameAnswer, language: PageLanguage): Highlights | null {
  const isLive = phaseOf(view.summary.status) === "live";
  const plays = isLive ? newestPlays(view, language) : null;
  const players = isLive ? firstScorers(view) : bestOfGame(view);
  if (plays === null && players.length === 0) return null;
  const t = language.t("game-details");
  return {
    plays,
    players:
      players.length === 0
        ? null
        : { title: t(isLive ? "best.scorers" : "best.ofGame"), tiles: players.map((each) => tileOf(each, view, language)) },
  };
}

function newestPlays(view: GameAnswer, language: PageLanguage): Highlights["plays"] {
  if (view.plays.length === 0) return null;
  const say = language.t("plays") as LooseTranslator;
  const t = language.t("game");
  const newest = telling(view.plays).slice(-shownPlays).toReversed();
  return {
    title: t("sections.lastPlays"),
    rows: newest.map((line) => {
      const player = line.player === null ? undefined : view.players.find(({ key }) => key === line.player);
      return {
        id: line.eventId,
        clock: language.format.clock(line.clockMs),
        side: line.side,
        who: player ? shortName(player, language) : line.side && language.name(view.summary[line.side].name),
        text: say(line.wording.key, line.wording.values),
        score: line.score && [line.score.home, line.score.away],
      };
    }),
    all: { href: addresses.gameTab(language.locale, view.summary.ref, "PlayByPlay"), text: t("sections.playByPlay") },
  };
}

/** A change of players says nothing of the game, and one wave of them would fill all rows: it waits until there is nothing else. LOOK30 */
function telling(plays: GameAnswer["plays"]): GameAnswer["plays"] {
  const others = plays.filter((line) => !isSubstitution(line));
  return others.length < shownPlays ? pairedSubstitutions(plays).map(({ line }) => line) : others;
}

function bestOfGame(view: GameAnswer): readonly Placed[] {
  if (phaseOf(view.summary.status) !== "over") return [];
  return playedIn(view)
    .toSorted((one, other) => indexFor(other) - indexFor(one) || other.line.points - one.line.points)
    .slice(0, shownPlayers);
}

function tileOf({ side, line }: Placed, view: GameAnswer, language: PageLanguage): PlayerTile {
  const known = view.players.find(({ key }) => key === line.key);
  const t = language.t("game");
  const slug = known?.personSlug ?? null;
  return {
    key: line.key,
    side,
    shirt: line.shirt,
    ink: shirtInk(view.summary[side]),
    name: shortName(known ?? foreignNameOf(line), language),
    href: slug === null ? null : addresses.player(language.locale, slug),
    figures: pointsReboundsAssists.flatMap((key) => {
      const value = performanceOf(line, key);
      return value === null
        ? []
        : [{ value: language.format.number(value), short: t(`statistics.${key}.short`), long: t(`statistics.${key}.long`) }];
    }),
  };
}
