import type { CSSProperties, ReactNode } from "react";
import type { SideColors } from "./side-colors.ts";
import styles from "./sides.module.css";

/** Gives everything inside the two sides' colours: `--home`, `--away`, and `--home-wash`, `--away-wash` on the band. */
export function Sides({ colors, children }: { colors: SideColors; children: ReactNode }) {
  const properties = {
    "--home-light": colors.home.light,
    "--home-dark": colors.home.dark,
    "--home-wash": colors.home.wash,
    "--away-light": colors.away.light,
    "--away-dark": colors.away.dark,
    "--away-wash": colors.away.wash,
  };
  return (
    <div className={styles.sides} style={properties as CSSProperties}>
      {children}
    </div>
  );
}
