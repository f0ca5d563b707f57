import { lazy, Suspense, useMemo } from "react";
import { addresses, profileTabs } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import frame from "../../ui/page.module.css";
import { TabBar } from "../../ui/tab-bar.tsx";
import { useTabs, type Tab } from "../../ui/use-tabs.ts";
import { VisitorGate } from "../account/visitor-gate.tsx";
import { BandHead } from "../band-head.tsx";
import { FollowingBoard, Loading } from "../following/following-board.tsx";
import { profileTabIds, type ProfilePage } from "./profile-model.ts";
import styles from "./profile-view.module.css";

const MyGamesBoard = lazy(async () => ({ default: (await import("./my-games-board.tsx")).MyGamesBoard }));
const MyFantasyBoard = lazy(async () => ({ default: (await import("../my-fantasy/my-fantasy-board.tsx")).MyFantasyBoard }));

/** A visitor's own things, by tab. */
export function ProfileView({ page: loaded, locale }: { page: ProfilePage; locale: Locale }) {
  const t = useT("profile");
  const words = useT("visitor");
  const tabs = useMemo<Tab[]>(
    () => profileTabs.map((tab) => ({ id: profileTabIds[tab], name: t(`tabs.${tab}`), href: addresses.profileTab(locale, tab) })),
    [t, locale],
  );
  const { active, choose } = useTabs(tabs, addresses.profile(locale), loaded);
  const tab = profileTabs.find((name) => profileTabIds[name] === active) ?? "Following";
  return (
    <>
      <BandHead
        title={t("title")}
        aside={
          <nav className={styles.further} aria-label={t("title")}>
            <a href={addresses.notifications(locale)}>{t("notifications")}</a>
            <a href={addresses.account(locale)}>{words("entry.account")}</a>
          </nav>
        }
      >
        <TabBar label={t("tabs.label")} tabs={tabs} active={active} onChoose={choose} onBand />
      </BandHead>
      <div className={`${frame.page} ${frame.tall}`}>
        <VisitorGate path={addresses.profileTab(locale, tab)}>
          {tab === "Following" && <FollowingBoard suggestions={loaded.suggestions} locale={locale} />}
          {tab === "MyGames" && (
            <Suspense fallback={<Loading />}>
              <MyGamesBoard locale={locale} />
            </Suspense>
          )}
          {tab === "MyFantasy" && (
            <Suspense fallback={<Loading />}>
              <MyFantasyBoard locale={locale} />
            </Suspense>
          )}
        </VisitorGate>
      </div>
    </>
  );
}
