import button from "../ui/button.module.css";
import type { NoRolePage } from "./office-page.ts";
import styles from "./office-frame.module.css";

/** For whoever is signed in and may not come in here. OFF12, OFF79 */
export function NoRoleView({ page: { title, texts, ways } }: { page: NoRolePage }) {
  return (
    <div className={styles.stranger}>
      <h1>{title}</h1>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className={styles.strangerWays}>
        {ways.map(({ href, text: way }) => (
          <a key={href} className={button.other} href={href}>
            {way}
          </a>
        ))}
      </p>
    </div>
  );
}
