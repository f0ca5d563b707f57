import { CrestSheet } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { TablePage } from "../../ui/table-page.ts";
import { TabBar } from "../../ui/tab-bar.tsx";
import { useTabs } from "../../ui/use-tabs.ts";
import { useLeadsNowhere } from "../../ui/site-link.tsx";
import { BandHead } from "../band-head.tsx";
import { StatisticsView } from "../statistics/statistics-view.tsx";
import styles from "./all-time-view.module.css";
import type { AllTimePage } from "./all-time-model.ts";

/** The best of all seasons, in four tabs. */
export function AllTimeView({ page: loaded }: { page: AllTimePage }) {
  const { page, address, active, isLoading, choose } = useTabs(loaded.tabs, loaded.screen, loaded);
  const { clubs } = page.figures;
  const leadsNowhere = useLeadsNowhere();
  return (
    <>
      <CrestSheet crests={Object.values(clubs)} />
      <BandHead title={page.title} above={page.eyebrow}>
        <TabBar label={page.tabsLabel} tabs={page.tabs} active={active} onChoose={choose} onBand />
      </BandHead>
      <TablePage value={address}>
        <div className={frame.page} aria-busy={isLoading}>
          <StatisticsView page={page.figures} clubs={clubs} />
          <ul className={styles.further}>
            {page.further
              .filter(({ href }) => !leadsNowhere(href))
              .map(({ href, text }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
          </ul>
        </div>
      </TablePage>
    </>
  );
}
