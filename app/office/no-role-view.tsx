import button from "../ui/button.module.css";
import type { NoRolePage } from "./office-page.ts";
import styles from "./office-frame.module.css";

/** For whoever is signed in and holds no role here. OFF12 */
export function NoRoleView({ page: { title, text, ways } }: { page: NoRolePage }) {
  return (
    <div className={styles.stranger}>
      <h1>{title}</h1>
      <p>{text}</p>
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
