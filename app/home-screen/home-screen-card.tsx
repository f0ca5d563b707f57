import { useSyncExternalStore } from "react";
import { useT } from "../i18n/use-t.ts";
import { Section } from "../ui/section.tsx";
import { hasInstallOffer, subscribeToInstallOffer, takeInstallOffer } from "./install-offer.ts";
import { dismissHomeScreen, homeScreenWay, subscribeToDismissal } from "./home-screen-way.ts";
import styles from "./home-screen-card.module.css";

/** How this device puts the league on its home screen, until it is there or not wanted; elsewhere, and without scripts, nothing. APP1 */
export function HomeScreenCard() {
  const t = useT("home-screen");
  const way = useSyncExternalStore(subscribe, () => homeScreenWay(hasInstallOffer()), onServer);
  if (way === null) return null;
  return (
    <Section title={t("title")}>
      <div className={styles.card}>
        <p>{t("text")}</p>
        {way === "by-hand" && <p>{t("byHand")}</p>}
        <p className={styles.buttons}>
          {way === "offered" && (
            <button type="button" className={styles.loud} onClick={takeInstallOffer}>
              {t("add")}
            </button>
          )}
          <button type="button" className={styles.quiet} onClick={dismissHomeScreen}>
            {t("dismiss")}
          </button>
        </p>
      </div>
    </Section>
  );
}

function subscribe(listener: () => void): () => void {
  const ends = [subscribeToInstallOffer(listener), subscribeToDismissal(listener)];
  return () => {
    for (const end of ends) end();
  };
}

function onServer(): null {
  return null;
}
