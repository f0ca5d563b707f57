import { tableElementId, tableNameOf } from "#contract/table-exports.ts";
import { Section } from "../../ui/section.tsx";
import type { ClubMark } from "../../sport/club-mark.ts";
import styles from "./four-factors-table.module.css";
import type { FactorsModel } from "./four-factors-model.ts";

type Props = { factors: FactorsModel; teams: { readonly home: ClubMark; readonly away: ClubMark } };

/** The four shares, each with how it is reckoned. */
export function FourFactorsTable({ factors: { title, caption, rows }, teams }: Props) {
  return (
    <Section title={title}>
      <table id={tableElementId(tableNameOf(caption))} className={styles.factors}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{title}</span>
            </th>
            {[teams.home, teams.away].map((club) => (
              <th key={club.key} scope="col">
                <abbr title={club.name}>{club.code}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, explanation, home, away, better }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                <small>{explanation}</small>
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
