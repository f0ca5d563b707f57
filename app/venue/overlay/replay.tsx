import type { CSSProperties } from "react";
import type { TeamLook } from "../team-look.ts";
import type { ReplayModel } from "./overlay-model.ts";
import styles from "./replay.module.css";
import type { Presence } from "./use-presence.ts";

type ReplayProps = { readonly presence: Presence<ReplayModel>; readonly looks: readonly [TeamLook, TeamLook] };

/** As long as its way in: the same bands. */
export const replayOutMs = 1350;

/** Bands hide the cut into a replay and the one back; while it runs, a word in the corner says what it is. */
export function Replay({ presence: { shown, phase }, looks: [home, away] }: ReplayProps) {
  if (shown === null) return null;
  return (
    <section data-graphic="replay">
      <span className={styles.tag} data-phase={phase}>
        {shown.word}
      </span>
      {phase !== "still" && (
        <div key={phase} className={styles.bumper} aria-hidden="true" data-bumper="">
          {[home.surface, away.surface, "var(--ground-2)"].map((color, band) => (
            // A band is its place.
            <i key={band} style={{ background: color, "--band": band } as CSSProperties} />
          ))}
          {phase === "in" && (
            <div className={styles.word}>
              {shown.word}
              <small>{shown.occasion}</small>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
