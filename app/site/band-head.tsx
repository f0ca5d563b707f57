import type { ReactNode } from "react";
import styles from "./band-head.module.css";

type Props = {
  title: string;
  /** What the screen belongs to, over its name, and what there is to know of it, under its name. */
  above?: ReactNode;
  below?: ReactNode;
  /** What is chosen for the whole screen: beside the name where there is room. */
  aside?: ReactNode;
  /** Tabs. */
  children?: ReactNode;
};

/** The head of every screen that is no game, club or player: they have their own. */
export function BandHead({ title, above, below, aside, children }: Props) {
  return (
    <div className={styles.band}>
      <header className={children ? `${styles.head} ${styles.overTabs}` : styles.head}>
        <div>
          {above && <p>{above}</p>}
          <h1>{title}</h1>
          {below && <p>{below}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
