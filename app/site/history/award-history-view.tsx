import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { AwardList } from "../awards/award-list.tsx";
import { BandHead } from "../band-head.tsx";
import { StatisticsFilters } from "../statistics/statistics-filters.tsx";
import type { AwardHistoryPage } from "./award-history-model.ts";
import styles from "./award-history-view.module.css";

/** Champions and awards of a league over its seasons, one award under the other. */
export function AwardHistoryView({ page: { title, intro, back, leagues, parts, empty } }: { page: AwardHistoryPage }) {
  return (
    <>
      <BandHead title={title} above={<a href={back.href}>{back.text}</a>} below={intro} />
      <div className={frame.page}>
        {leagues && <StatisticsFilters page={{ filters: [leagues], filtersLabel: leagues.label, form: null, more: null }} />}
        {parts.length === 0 && <Empty text={empty} />}
        <div className={styles.parts}>
          {parts.map(({ key, title: name, lines, seasons }) => (
            <Section key={key} title={name}>
              {lines.length > 0 && <AwardList list={{ lines }} />}
              {seasons.map((season, place) => (
                <details key={season.name} className={styles.season} open={place === 0}>
                  <summary>{season.name}</summary>
                  <AwardList list={season} />
                </details>
              ))}
            </Section>
          ))}
        </div>
      </div>
    </>
  );
}
