import type { ShirtLook } from "./shirt-look.ts";
import styles from "./shirt.module.css";

const cut = "M22 4c1 10 4.5 15 10 15S41 14 42 4l8.5 2.5C49.5 17 51 25 57 29v28a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V29c6-4 7.5-12 6.5-22.5Z";
const seams = "M22 4c1 10 4.5 15 10 15S41 14 42 4M13.5 6.5C14.5 17 13 25 7 29M50.5 6.5C49.5 17 51 25 57 29";

/** A player as his shirt. It is silent: his name stands beside it. `null`: an empty place. */
export function Shirt({ look, size }: { look: ShirtLook | null; size?: number }) {
  if (look === null) {
    return (
      <svg className={styles.empty} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
        <path d={cut} />
        <path d="M32 30v16M24 38h16" />
      </svg>
    );
  }
  return (
    <svg className={styles.shirt} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      {/* An edge of the text around it: dark clubs stand off the dark court, light ones off paper. */}
      <path d={cut} fill={look.fill} stroke="currentColor" strokeOpacity=".32" />
      <path d={seams} fill="none" stroke={look.trim} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M7 54.5h50" stroke={look.trim} strokeWidth="2" opacity=".55" />
      <text x="32" y="48" textAnchor="middle" fill={look.ink}>
        {look.number}
      </text>
    </svg>
  );
}
