import { useState, useSyncExternalStore } from "react";
import { useT } from "../i18n/use-t.ts";
import buttons from "../ui/offer-buttons.module.css";
import { Section } from "../ui/section.tsx";
import { hasInstallOffer, subscribeToInstallOffer, takeInstallOffer } from "./install-offer.ts";
import { homeScreenWay, keepDismissed } from "./home-screen-way.ts";
import styles from "./home-screen-card.module.css";

/** How this device puts the league on its home screen, until it is there or not wanted; elsewhere, and without scripts, nothing. APP1 */
export function HomeScreenCard() {
  const t = useT("home-screen");
  const way = useSyncExternalStore(subscribeToInstallOffer, () => homeScreenWay(hasInstallOffer()), onServer);
  const [isDismissed, setDismissed] = useState(false);
  if (way === null || isDismissed) return null;

  function dismiss(): void {
    keepDismissed();
    setDismissed(true);
  }

  return (
    <Section title={t("title")}>
      <div className={styles.card}>
        <p>{t("text")}</p>
        {way === "by-hand" && <p>{t("byHand")}</p>}
        <p className={styles.buttons}>
          {way === "offered" && (
            <button type="button" className={buttons.loud} onClick={takeInstallOffer}>
              {t("add")}
            </button>
          )}
          <button type="button" className={buttons.quiet} onClick={dismiss}>
            {t("dismiss")}
          </button>
        </p>
      </div>
    </Section>
  );
}

function onServer(): null {
  return null;
}
