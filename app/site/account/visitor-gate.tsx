import { useEffect, useState, type ReactNode } from "react";
import { addresses } from "#contract/addresses.ts";
import { useVisitor, visitorChanged } from "../../account/visitor-store.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";
import { BusyButton } from "../profile/busy-button.tsx";
import styles from "./visitor-gate.module.css";

type Props = {
  /** The page's own address: from signing in one comes back to it. */
  path: string;
  children: ReactNode;
};

/**
 * What belongs to a visitor, once it is known who that is. The page itself is everybody's: without scripts it says to sign
 * in, with them `page-guard.ts` leads there whom it does not know.
 */
export function VisitorGate({ path, children }: Props) {
  const t = useT("visitor");
  const locale = useLocale();
  const visitor = useVisitor();
  const { kind } = visitor;
  // The mark of a session that has ended would hide the way to the next.
  useEffect(() => {
    if (kind === "anonymous") delete document.documentElement.dataset["visitor"];
  }, [kind]);
  if (kind === "signed-in") return children;
  return (
    <>
      <section className={styles.gate} data-gate>
        <h2>{t("gate.title")}</h2>
        <p>{t("gate.text")}</p>
        <noscript>
          <p>{t("gate.needsScripts")}</p>
        </noscript>
        <p className={styles.ways}>
          <a className={button.main} href={addresses.accountForm(locale, "Login", path)}>
            {t("gate.signIn")}
          </a>
          <a className={button.other} href={addresses.accountForm(locale, "Register", path)}>
            {t("gate.register")}
          </a>
        </p>
      </section>
      <div className={styles.waiting} aria-live="polite">
        {kind === "unknown" && visitor.isUnanswered ? <Unanswered /> : <p>{t("gate.waiting")}</p>}
      </div>
    </>
  );
}

/** It is asked again by itself, at whiles; whoever cannot wait presses. ACC8 */
function Unanswered() {
  const t = useT("visitor");
  const [isBusy, setBusy] = useState(false);

  async function askAgain(): Promise<void> {
    setBusy(true);
    await visitorChanged();
    setBusy(false);
  }

  return (
    <>
      <p>{t("gate.failed")}</p>
      <BusyButton isBusy={isBusy} kind="other" onPress={() => void askAgain()}>
        {t("gate.again")}
      </BusyButton>
    </>
  );
}
