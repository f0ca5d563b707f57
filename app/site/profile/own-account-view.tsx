import type { ComponentType } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useVisitor } from "../../account/visitor-store.ts";
import { useT } from "../../i18n/use-t.ts";
import frame from "../../ui/page.module.css";
import { useNeededCode } from "../../ui/use-needed-code.ts";
import { VisitorGate } from "../account/visitor-gate.tsx";
import { BandHead } from "../band-head.tsx";
import type { OfferedWays } from "./account-settings.tsx";
import { BusyButton } from "./busy-button.tsx";
import styles from "./own-account.module.css";
import { SettingsToCome } from "./settings-to-come.tsx";

type Settings = ComponentType<OfferedWays>;

async function loadSettings(): Promise<Settings> {
  return (await import("./account-settings.tsx")).AccountSettings;
}

/** What people do with their own account. It is shown once it is known who is there: the page does not wait for its code. ACC15, ACC16 */
export function OwnAccountView({ locale, ...offered }: { locale: Locale } & OfferedWays) {
  const t = useT("own-account");
  const words = useT("visitor");
  const { code: Settings, isLate } = useNeededCode(loadSettings);
  return (
    <>
      <BandHead title={t("title")} above={<a href={addresses.profile(locale)}>{words("entry.profile")}</a>} below={t("lead")} />
      <div className={`${frame.page} ${frame.tall}`}>
        <VisitorGate path={addresses.account(locale)}>
          {Settings ? <Settings {...offered} /> : isLate ? <NotCome /> : <ToCome {...offered} />}
        </VisitorGate>
      </div>
    </>
  );
}

function ToCome(offered: OfferedWays) {
  const visitor = useVisitor();
  return visitor.kind === "signed-in" && <SettingsToCome {...offered} email={visitor.email} />;
}

/** Not as a reload: whoever presses is not to be held to how often pages may load themselves anew (BUILD3). */
function askAnew(): void {
  location.replace(location.pathname + location.search);
}

function NotCome() {
  const t = useT("own-account");
  return (
    <div className={styles.notCome} role="alert">
      <p>{t("late")}</p>
      <BusyButton isBusy={false} kind="other" onPress={askAnew}>
        {t("sessions.again")}
      </BusyButton>
    </div>
  );
}
