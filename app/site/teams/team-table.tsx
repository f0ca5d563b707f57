import { useT } from "../../i18n/use-t.ts";
import { Empty } from "../../ui/empty.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { StandingsNotes } from "../leagues/standings-notes.tsx";
import { StandingsTable } from "../leagues/standings-table.tsx";
import type { TeamPage } from "./team-model.ts";
import styles from "./team-overview.module.css";

/** The league's table with the team's own row marked. */
export function TeamTable({ table, marks }: { table: NonNullable<TeamPage["table"]>; marks: ClubMarks }) {
  const t = useT("league");
  const { rows, heads, notes, ranking, caption, own, league } = table;
  if (rows.length === 0) return <Empty text={t("standings.empty")} />;
  return (
    <div>
      <StandingsTable
        rows={rows}
        heads={heads}
        clubs={marks}
        caption={caption}
        showPoints={ranking === "points"}
        own={[own]}
        league={league}
      />
      <p className={styles.note}>
        {t(`standings.ranking.${ranking}`)} {t("standings.differenceExplained")}
      </p>
      <StandingsNotes notes={notes} clubs={marks} />
    </div>
  );
}
