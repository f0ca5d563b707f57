import { CupTie } from "./cup-tie.tsx";
import styles from "./own-tie-room.module.css";
import type { OwnTie, OwnTieQuestion } from "./own-tie.ts";
import { useOwnPart, type Watch } from "./use-own-part.ts";

async function load(): Promise<Watch<OwnTieQuestion, OwnTie>> {
  return (await import("./own-tie.ts")).watchOwnTie;
}

/** The room of one's own tie: held for whoever probably is signed in, so that nothing moves when it comes. FANC10 */
export function OwnTieRoom({ question, label }: { question: OwnTieQuestion; label: string }) {
  const own = useOwnPart(question, load);
  return (
    <section className={own === null ? styles.room : `${styles.room} ${styles.filled}`} aria-label={label}>
      {own && <p className={styles.title}>{own.title}</p>}
      {own?.tie && <CupTie tie={own.tie} />}
    </section>
  );
}
