import { ClockFace, type ClockFaceProps } from "../live/clock-face.tsx";
import { useLineFault } from "../live/game-now-store.ts";
import styles from "./live-clock.module.css";

/** The clock of a game on the site's pages, whose readers may be far from the hall: tenths that may be false are left out. CLOCK12 */
export function LiveClock(props: Omit<ClockFaceProps, "className">) {
  const isHeard = useLineFault() === null;
  return <ClockFace {...props} className={isHeard ? `${styles.clock}` : `${styles.clock} ${styles.unheard}`} />;
}
