import type { SiteAnswer } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./sponsors.module.css";

/** Those who pay for the league, each leading to his own site. */
export function Sponsors({ sponsors }: { sponsors: SiteAnswer["sponsors"] }) {
  const t = useT("shell");
  if (sponsors.length === 0) {
    return null;
  }
  return (
    <aside aria-label={t("footer.sponsors")}>
      <ul className={styles.sponsors}>
        {sponsors.map(({ name, url, logoUrl }) => (
          <li key={name}>
            <a href={url} rel="sponsored noopener" target="_blank" translate="no">
              {logoUrl === null ? name : <img src={logoUrl} alt={name} height="40" loading="lazy" />}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
