import type { ReactNode } from "react";
import { CrestSheet } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { TablePage } from "../../ui/table-page.ts";
import { TabBar } from "../../ui/tab-bar.tsx";
import { useTabs, type Tab } from "../../ui/use-tabs.ts";
import type { ClubBannerData } from "./club-banner-model.ts";
import { ClubBanner } from "./club-banner.tsx";
import type { ClubMarks } from "./club-mark.ts";

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

type Props<Page extends ClubScreenPage> = { page: Page; children: (page: Page) => ReactNode };

/** The frame around a club's, a season club's and a team's tabs. */
export function ClubScreen<Page extends ClubScreenPage>({ page: loaded, children }: Props<Page>) {
  const { page, address, active, isLoading, choose } = useTabs(loaded.tabs, loaded.screen, loaded);
  return (
    <>
      <CrestSheet crests={[page.banner.mark, ...Object.values(page.marks)]} />
      <ClubBanner banner={page.banner} />
      <TabBar label={page.tabsLabel} tabs={loaded.tabs} active={active} onChoose={choose} />
      <TablePage value={address}>
        <div className={frame.page} aria-busy={isLoading}>
          {children(page)}
        </div>
      </TablePage>
    </>
  );
}
