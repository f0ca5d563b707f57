import { memo } from "react";
import type { Side } from "#core/game/facts.ts";
import type { GameState, PlayerState } from "#core/game/game-state.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { ScoringDesk } from "./scoring-desk.ts";
import type { SentenceView } from "./sentence-view.ts";
import styles from "./side-tiles.module.css";
import type { TableSpeech } from "./table-words.ts";

type SideTilesProps = {
  readonly side: Side;
  readonly state: GameState;
  readonly sentence: SentenceView;
  /** What the last line said of somebody of this side. */
  readonly did: { readonly player: PlayerKey; readonly what: string } | null;
  readonly end: "left" | "right";
  readonly speech: TableSpeech;
  readonly desk: ScoringDesk;
};

/** The five of a side, those who may be meant in a frame; the others as numbers. */
export function SideTiles({ side, state, sentence, did, end, speech, desk }: SideTilesProps) {
  const { t, names } = speech;
  const players = [...state[side].players.values()];
  const five = players.filter(({ onCourt }) => onCourt);
  const bench = players.filter(({ onCourt, player }) => !onCourt && (player.didNotPlayReason ?? null) === null);
  const mostFouls = state.rules.playerFoulLimit;
  const isWave = sentence.saying?.kind === "wave" && sentence.side === side;
  return (
    <section className={styles.side} style={names.style(side)} data-side={side} aria-label={names.team(side)}>
      <h2>
        {names.team(side)} <span>{end === "right" ? "▶" : "◀"}</span>
      </h2>
      <div className={styles.five}>
        {five.map((each) => (
          <Tile
            key={each.player.key}
            {...shownOf(each, speech, side)}
            player={each.player.key}
            side={side}
            isMeant={sentence.side === side && sentence.meant.has(each.player.key)}
            isLeaving={isWave && sentence.out.includes(each.player.key)}
            mustLeave={each.disqualified}
            mostFouls={mostFouls}
            pointsText={t("head.points", { count: pointsOf(each) })}
            foulsText={t("head.fouls", { count: each.foulsCommitted })}
            did={did?.player === each.player.key ? did.what : each.disqualified ? t("head.mustLeave") : ""}
            desk={desk}
          />
        ))}
      </div>
      <div className={styles.bench} role="group" aria-label={t("head.bench")}>
        {bench.map(({ player: { key }, disqualified }) => {
          const { shirt, name } = names.player(side, key);
          return (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              title={name}
              data-player={key}
              data-meant={(sentence.side === side && sentence.meant.has(key)) || undefined}
              data-in={(isWave && sentence.in.includes(key)) || undefined}
              data-gone={disqualified || undefined}
              onClick={() => desk.press({ kind: "player", side, player: key })}
            >
              {shirt}
              <span className="visually-hidden"> {name}</span>
            </button>
          );
        })}
        <button type="button" tabIndex={-1} className={styles.team} onClick={() => desk.press({ kind: "player", side, player: null })}>
          {t("what.team")}
        </button>
      </div>
    </section>
  );
}

type TileProps = {
  readonly side: Side;
  readonly player: PlayerKey;
  readonly shirt: string;
  readonly name: string;
  readonly fouls: number;
  readonly pointsText: string;
  readonly foulsText: string;
  readonly mostFouls: number;
  readonly isMeant: boolean;
  readonly isLeaving: boolean;
  readonly mustLeave: boolean;
  readonly did: string;
  readonly desk: ScoringDesk;
};

const Tile = memo(function Tile(props: TileProps) {
  const { side, player, shirt, name, fouls, pointsText, foulsText, mostFouls, isMeant, isLeaving, mustLeave, did, desk } = props;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.tile}
      data-player={player}
      data-meant={isMeant || undefined}
      data-out={isLeaving || undefined}
      data-gone={mustLeave || undefined}
      data-did={did === "" ? undefined : "true"}
      onClick={() => desk.press({ kind: "player", side, player })}
    >
      <b translate="no">{shirt}</b>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>
          {pointsText}
          <span className={styles.fouls} role="img" aria-label={foulsText} data-many={fouls >= mostFouls - 1 || undefined}>
            {Array.from({ length: mostFouls }, (_, index) => (
              <i key={index} data-full={index < fouls || undefined} />
            ))}
          </span>
        </span>
        {did !== "" && <span className={styles.did}>{did}</span>}
      </span>
    </button>
  );
});

function shownOf({ player: { key }, foulsCommitted }: PlayerState, { names }: TableSpeech, side: Side) {
  return { ...names.player(side, key), fouls: foulsCommitted };
}

function pointsOf({ twoPointersMade, threePointersMade, freeThrowsMade }: PlayerState): number {
  return 2 * twoPointersMade + 3 * threePointersMade + freeThrowsMade;
}
