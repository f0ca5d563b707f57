import type { CSSProperties } from "react";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { Locale } from "#contract/locale.ts";
import type { Side } from "#core/game/facts.ts";
import type { GameState } from "#core/game/game-state.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { nameIn } from "../../i18n/name-in.ts";
import { bestOf } from "../../ui/contrast.ts";

export type TablePlayer = { readonly shirt: string; readonly name: string };

/** How sides and players are called and drawn at the table. */
export type TableNames = {
  readonly code: (side: Side) => string;
  readonly team: (side: Side) => string;
  readonly style: (side: Side) => CSSProperties;
  readonly player: (side: Side | null, key: PlayerKey) => TablePlayer;
};

const inks = ["#ffffff", "#0a1729"] as const;

/** By the league's own names, in the page's language; by the list of the game where the league has none. */
export function tableNames({ summary, players }: LiveGameAnswer, state: () => GameState, locale: Locale): TableNames {
  const names = new Map(players.map(({ key, side, familyName }) => [`${side} ${key}`, nameIn(locale, familyName)]));
  const player = (side: Side | null, key: PlayerKey): TablePlayer => {
    const sides: readonly Side[] = side === null ? ["home", "away"] : [side];
    for (const each of sides) {
      const listed = state()[each].players.get(key)?.player;
      if (listed) return { shirt: listed.shirt, name: names.get(`${each} ${key}`) ?? listed.scoreboardName ?? listed.familyName };
    }
    return { shirt: "", name: key };
  };
  const styles = { home: styleOf(summary.home.primaryColor), away: styleOf(summary.away.primaryColor) };
  return {
    code: (side) => summary[side].code,
    team: (side) => nameIn(locale, summary[side].name),
    style: (side) => styles[side],
    player,
  };
}

function styleOf(color: string): CSSProperties {
  return { "--team": color, "--team-ink": bestOf(inks, [color]) } as CSSProperties;
}
