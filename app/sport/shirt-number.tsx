import { Crest } from "../ui/crest.tsx";
import type { ClubMark } from "./club-mark.ts";
import styles from "./shirt-number.module.css";

type Props = {
  club: ClubMark;
  shirt: string;
  /** Readable on the club's first colour. */
  ink: string;
};

/** A player by what he wears: the number on his club's colour, the crest at its corner. */
export function ShirtNumber({ club, shirt, ink }: Props) {
  return (
    <span className={styles.shirt}>
      <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
        <rect width="72" height="72" rx="8" fill={club.primaryColor} />
        <path d="M22 0c2 9 7 14 14 14S48 9 50 0Z" fill={club.secondaryColor} opacity="0.9" />
        <text translate="no" className={styles.number} x="36" y="60" textAnchor="middle" fill={ink}>
          {shirt}
        </text>
      </svg>
      <Crest crest={club} size={30} className={styles.crest} />
    </span>
  );
}
