import { useLivePage } from "../../live/use-live-page.ts";
import { Empty } from "../../ui/empty.tsx";
import { LinkChips } from "../../ui/link-chips.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { usePlace } from "../../ui/shown-page.tsx";
import { useFreshPage } from "../../ui/use-fresh-page.ts";
import { StaleNote } from "../../sport/stale-note.tsx";
import { PageStepLinks } from "../page-steps.tsx";
import { FantasyHead, FantasyParts } from "./fantasy-head.tsx";
import type { RankingPage } from "./ranking-model.ts";
import { RankingRows } from "./ranking-rows.tsx";
import styles from "./ranking-view.module.css";
import { SpreadBars } from "./spread-bars.tsx";
import { useOwnPlace } from "./use-own-place.ts";

/** Tables of teams: the same for everybody, until the browser has asked where one's own stands. */
export function RankingView({ page: loaded }: { page: RankingPage }) {
  const { pathname, search } = usePlace();
  const [page, refresh] = useFreshPage(loaded, pathname + search);
  useLivePage(page.live, refresh);
  const { head, tables, among, choice, standing, table, steps, spread, empty, own: question } = page;
  const own = useOwnPlace(question);
  return (
    <>
      <FantasyHead head={head} />
      <div className={frame.page}>
        <StaleNote />
        <div className={styles.choices}>
          <FantasyParts parts={head.parts} />
          <LinkChips {...tables} />
          {choice && <LinkChips {...choice} />}
          <LinkChips {...among} />
        </div>
        <div className={spread ? styles.columns : undefined}>
          <div>
            {standing !== null && <p className={styles.standing}>{standing}</p>}
            {table === null ? <Empty text={empty} /> : <RankingRows of={table} own={own} />}
            <PageStepLinks steps={steps} />
          </div>
          {spread && (
            <Section title={spread.title}>
              <SpreadBars chart={spread} own={own?.bar ?? null} />
            </Section>
          )}
        </div>
      </div>
    </>
  );
}
