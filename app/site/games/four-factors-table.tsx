import { useT } from "../../i18n/use-t.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./four-factors-table.module.css";
import type { GameHeader } from "./game-page.ts";
import type { FactorFigure } from "./team-stats-model.ts";

/** The four shares, each with how it is reckoned. */
export function FourFactorsTable({ factors, header }: { factors: readonly FactorFigure[]; header: GameHeader }) {
  const t = useT("game");
  return (
    <Section title={t("sections.fourFactors")}>
      <table className={styles.factors}>
        <caption className="visually-hidden">{t("fourFactors.intro")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("sections.fourFactors")}</span>
            </th>
            {[header.home, header.away].map((club) => (
              <th key={club.key} scope="col">
                <abbr title={club.name}>{club.code}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factors.map(({ key, home, away, better }) => (
            <tr key={key}>
              <th scope="row">
                {t(`fourFactors.${key}.label`)}
                <small>{t(`fourFactors.${key}.explanation`)}</small>
              </th>
              <td className={better === "home" ? styles.better : undefined}>{home}</td>
              <td className={better === "away" ? styles.better : undefined}>{away}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
