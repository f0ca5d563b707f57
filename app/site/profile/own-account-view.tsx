import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import { laterComponent } from "../../ui/later-component.tsx";
import frame from "../../ui/page.module.css";
import { VisitorGate } from "../account/visitor-gate.tsx";
import { BandHead } from "../band-head.tsx";
import type { OfferedWays } from "./account-settings.tsx";

/** Shown once it is known who is there, never by the server: the page does not wait for its code. */
const Settings = laterComponent<OfferedWays>(async () => (await import("./account-settings.tsx")).AccountSettings);

/** What people do with their own account. ACC15, ACC16 */
export function OwnAccountView({ locale, ...offered }: { locale: Locale } & OfferedWays) {
  const t = useT("own-account");
  const words = useT("visitor");
  return (
    <>
      <BandHead title={t("title")} above={<a href={addresses.profile(locale)}>{words("entry.profile")}</a>} below={t("lead")} />
      <div className={frame.page}>
        <VisitorGate path={addresses.account(locale)}>
          <Settings {...offered} />
        </VisitorGate>
      </div>
    </>
  );
}
