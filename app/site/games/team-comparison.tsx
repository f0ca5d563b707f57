import { Comparison } from "../../charts/comparison.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Section } from "../../ui/section.tsx";
import type { ClubMark } from "../../sport/club-mark.ts";
import styles from "./team-comparison.module.css";
import type { ComparisonModel } from "./team-stats-model.ts";

type Props = { comparison: ComparisonModel; teams: { readonly home: ClubMark; readonly away: ClubMark } };

/** The teams side by side under a heading. */
export function TeamComparison({ comparison: { title, note, ...figures }, teams }: Props) {
  return (
    <Section title={title}>
      <Comparison {...figures} home={<Team club={teams.home} />} away={<Team club={teams.away} />} />
      {note !== null && <p className={styles.note}>{note}</p>}
    </Section>
  );
}

function Team({ club }: { club: ClubMark }) {
  return (
    <span className={styles.team}>
      <Crest crest={club} size={24} />
      <abbr title={club.name}>{club.code}</abbr>
    </span>
  );
}
