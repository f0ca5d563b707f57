import type { ReactNode } from "react";
import { type LivePage, useLivePage } from "../../live/use-live-page.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { TablePage } from "../../ui/table-page.ts";
import { TabBar } from "../../ui/tab-bar.tsx";
import { useTabs, type Tab } from "../../ui/use-tabs.ts";
import { StaleNote } from "../../sport/stale-note.tsx";
import type { ClubBannerData } from "./club-banner-model.ts";
import { ClubBanner } from "./club-banner.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";

/** What every screen about one club has: its head, its tabs, and what stands on the one that is open. */
export type ClubScreenPage = {
  readonly tab: string;
  /** The address of the whole screen. */
  readonly screen: string;
  readonly tabs: readonly Tab[];
  readonly tabsLabel: string;
  readonly banner: ClubBannerData;
  readonly marks: ClubMarks;
};

/** One that goes on with its games. */
export type Moving<Page extends ClubScreenPage> = Page & { readonly live: LivePage };

type Props<Page extends ClubScreenPage> = { page: Moving<Page>; children: (page: Moving<Page>) => ReactNode };

/** The frame around a club's, a season club's and a team's tabs; it keeps what they show up with the games. */
export function ClubScreen<Page extends ClubScreenPage>({ page: loaded, children }: Props<Page>) {
  const { page, address, active, isLoading, choose, refresh } = useTabs(loaded.tabs, loaded.screen, loaded);
  useLivePage(page.live, refresh);
  return (
    <>
      <CrestSheet crests={[page.banner.mark, ...Object.values(page.marks)]} />
      <ClubBanner banner={page.banner} />
      <TabBar label={page.tabsLabel} tabs={loaded.tabs} active={active} onChoose={choose} />
      <TablePage value={address}>
        <div className={frame.page} aria-busy={isLoading}>
          <StaleNote />
          {children(page)}
        </div>
      </TablePage>
    </>
  );
}
