import type { CSSProperties } from "react";
import type { OverlayData } from "./overlay-data.ts";
import type { OverlayLanguage } from "./overlay-language.ts";
import type { OverlayModel } from "./overlay-model.ts";
import styles from "./overlay.module.css";
import { Panel } from "./panel.tsx";
import { Replay, replayOutMs } from "./replay.tsx";
import { ScoreBug } from "./score-bug.tsx";
import { SponsorStrip } from "../sponsor-strip.tsx";
import { Slot } from "./slot.tsx";
import { usePresence } from "./use-presence.ts";
import type { ScoreHit } from "./use-score-hit.ts";

export type OverlayPictureProps = {
  readonly overlay: OverlayData;
  readonly model: OverlayModel;
  readonly language: OverlayLanguage;
  /** Without movement while it is looked at before it goes on air. */
  readonly moves: boolean;
  readonly hit: (ScoreHit & { readonly name: string }) | null;
  readonly isStale: boolean;
};

/** All places with what stands in them. */
export function OverlayPicture({
  overlay: { title, logo, sponsors, color, madeAt },
  model,
  language,
  moves,
  hit,
  isStale,
}: OverlayPictureProps) {
  const { bug, isBugOn, slot, panel, replay } = model;
  const panelNow = usePresence(panel, moves);
  // A name over the score would stand before the panel.
  const named = hit && panelNow.shown !== null ? { ...hit, name: "" } : hit;
  return (
    <div className={styles.overlay} style={{ "--league-1": color } as CSSProperties} data-overlay="">
      <h1 className="visually-hidden">{title}</h1>
      {isBugOn && logo !== "" && <img className={styles.mark} src={logo} alt="" width="288" height="96" data-league-mark="" />}
      {isBugOn && bug.state === "over" && panelNow.shown === null && <SponsorStrip sponsors={sponsors} className={styles.sponsors} />}
      <Panel presence={panelNow} />
      <div className={styles.rail}>
        {isBugOn && <ScoreBug bug={bug} hit={named} isStale={isStale} madeAt={madeAt} language={language} />}
        <Slot presence={usePresence(slot, moves)} />
      </div>
      <Replay presence={usePresence(replay, moves, replayOutMs)} looks={[bug.sides.home.look, bug.sides.away.look]} />
    </div>
  );
}
