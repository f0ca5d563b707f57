import { useEffect, useState } from "react";
import { goSignInOfficially, signInOfficially, takeReturnedHandover, type OfficialLoginOutcome } from "../../account/official-login.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";
import { showToast } from "../../ui/toast-store.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { AccountFormPage } from "./account-form-model.ts";
import { arrive, exchangeHandover } from "./arrive.ts";
import { OtherWay } from "./other-way.tsx";

type Props = { official: NonNullable<AccountFormPage["official"]>; or: string | null };

/** Signing in without typing a password here: on the official site. It needs scripts, and is seen with them, in a place kept for it. ACC29 */
export function OfficialWay({ official, or }: Props) {
  const t = useT("visitor");
  const locale = useLocale();
  const isUsable = useHydrated();
  const [isBusy, setBusy] = useState(false);

  async function take(outcome: OfficialLoginOutcome | null): Promise<void> {
    if (outcome === null) return;
    if (outcome.kind === "handed-over") {
      if (await exchangeHandover(outcome)) return arrive(locale);
      return void showToast(t("said.refused"), { type: "error" });
    }
    if (outcome.kind === "closed") showToast(t("said.windowClosed"), { type: "error" });
    if (outcome.kind === "invalid") showToast(t("said.invalidMessage"), { type: "error" });
  }

  useEffect(() => {
    void takeReturnedHandover().then(take);
    // Once, when the page has come: what stands behind its # is gone then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function busyWith(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    await act().finally(() => setBusy(false));
  }

  async function officially(): Promise<void> {
    const outcome = await signInOfficially(official, locale);
    if (outcome.kind === "blocked") return goSignInOfficially(official, locale);
    return take(outcome);
  }

  return (
    <OtherWay or={or} hint={official.hint} isAwaited={!isUsable}>
      <button
        className={`${button.other} ${button.large}`}
        type="button"
        disabled={isBusy}
        onClick={() => void busyWith(officially)}
        data-official
      >
        {official.button}
      </button>
    </OtherWay>
  );
}
