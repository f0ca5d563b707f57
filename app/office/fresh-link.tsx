import { CodePicture } from "../ui/code-picture.tsx";
import type { FreshText } from "./office-page.ts";
import styles from "./fresh-link.module.css";

/** A link that was just made is told once: to be photographed, or sent on. ROLE6, OFF51 */
export function FreshLink({ fresh: { title, text, address, code } }: { fresh: FreshText }) {
  return (
    <section className={styles.fresh} data-fresh-link>
      <CodePicture {...code} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className={styles.address}>
          <a href={address}>{address}</a>
        </p>
      </div>
    </section>
  );
}
