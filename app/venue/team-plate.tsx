import type { CSSProperties, ReactNode } from "react";
import type { Side } from "#core/game/facts.ts";
import type { ScreenModel, ScreenSide } from "./screen-model.ts";
import styles from "./team-plate.module.css";

/** From here on a name would have to be narrowed past reading: the plate says the code, and the name small. */
const widestName = 8;

type TeamPlateProps = {
  readonly side: ScreenSide;
  readonly className?: string | undefined;
  /** Where something else stands on the plate too. */
  readonly widest?: number;
  readonly children?: ReactNode;
};

/** A team's name on its colours. */
export function TeamPlate({ side, className = "", widest = widestName, children }: TeamPlateProps) {
  // Both teams are told in one way: a code beside a whole name reads as if they were not of one kind.
  const isLong = side.widerNameWidth > widest;
  return (
    <div className={`${styles.plate} ${className}`} style={lookStyle(side)}>
      {isLong ? (
        <>
          <b data-must="" className={styles.code}>
            {side.code}
          </b>
          <small>{side.name}</small>
        </>
      ) : (
        <b data-must="" style={{ "--em": side.nameWidth } as CSSProperties}>
          <span className={styles.fitted}>{side.name}</span>
        </b>
      )}
      {children}
    </div>
  );
}

/** A team's colours for whatever stands inside. */
export function lookStyle({ look }: Pick<ScreenSide, "look">): CSSProperties {
  return { "--team": look.surface, "--team-line": look.keyline, "--on-team": look.ink, "--team-edge": look.edge } as CSSProperties;
}

/** The sides from left to right as this screen stands to the court. */
export function sidesInOrder({ sides }: ScreenModel, isSwapped: boolean): readonly [ScreenSide, ScreenSide] {
  return isSwapped ? [sides.away, sides.home] : [sides.home, sides.away];
}

export function leftSide(isSwapped: boolean): Side {
  return isSwapped ? "away" : "home";
}
