import type { Face } from "./face.ts";
import styles from "./player-face.module.css";

/** Decoration beside a name, so it is silent: his picture tells nobody more than his name does. PORT5 */
export function PlayerFace({ face: { src, initials, fill, ink } }: { face: Face }) {
  const colors = fill === null || ink === null ? undefined : { background: fill, color: ink };
  return (
    <span className={styles.face} style={colors} aria-hidden="true">
      {src === null ? initials : <img src={src} alt="" width={40} height={50} loading="lazy" decoding="async" />}
    </span>
  );
}
