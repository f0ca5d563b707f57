import type { SiteAnswer, SponsorShown } from "#contract/queries.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./sponsors.module.css";

/** Those who pay for the league, each leading to his own site. OFF60 */
export function Sponsors({ sponsors }: { sponsors: SiteAnswer["sponsors"] }) {
  const t = useT("shell");
  if (sponsors.length === 0) {
    return null;
  }
  return (
    <aside aria-label={t("footer.sponsors")}>
      <ul className={styles.sponsors}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.name}>
            <a href={sponsor.url} rel="sponsored noopener" target="_blank" translate="no">
              <Marks sponsor={sponsor} />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The mark for the ground that the page stands on; one that there is for the other ground alone brings its ground. */
function Marks({ sponsor: { name, logoUrl, darkLogoUrl } }: { sponsor: SponsorShown }) {
  if (logoUrl === null && darkLogoUrl === null) return name;
  const isBoth = logoUrl !== null && darkLogoUrl !== null;
  return (
    <>
      {logoUrl !== null && <img className={isBoth ? styles.light : styles.onLight} src={logoUrl} alt={name} height="40" loading="lazy" />}
      {darkLogoUrl !== null && (
        <img className={isBoth ? styles.dark : styles.onDark} src={darkLogoUrl} alt={name} height="40" loading="lazy" />
      )}
    </>
  );
}
