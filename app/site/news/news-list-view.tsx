import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { LinkChips } from "../../ui/link-chips.tsx";
import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import { PageStepLinks } from "../page-steps.tsx";
import { drawnCrests } from "./drawn-news-model.ts";
import { LeadNews, NewsGrid } from "./news-grid.tsx";
import type { NewsListPage } from "./news-list-model.ts";
import styles from "./news-list-view.module.css";

export function NewsListView({ page }: { page: NewsListPage }) {
  return (
    <>
      <CrestSheet crests={drawnCrests(page.lead ? [page.lead, ...page.news] : page.news)} />
      <BandHead title={page.title} />
      <div className={frame.page}>
        <div className={styles.list}>
          <LinkChips label={page.filterLabel} links={page.filters} />
          {page.lead && <LeadNews item={page.lead} />}
          {page.news.length > 0 && <NewsGrid news={page.news} />}
          {!page.lead && page.news.length === 0 && <Empty text={page.empty} />}
          <PageStepLinks steps={page.pages} />
          <p className={styles.feeds}>
            {page.feeds.map(({ href, text }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </p>
        </div>
      </div>
    </>
  );
}
