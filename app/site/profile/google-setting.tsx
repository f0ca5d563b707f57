import { useEffect, useRef, useState } from "react";
import { accountBase, googleJoiningPath, googleRemovalPath, type GoogleVisit, type JoiningOutcome } from "#contract/account.ts";
import { callOwn, type OwnOutcome } from "../../account/own-call.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { showToast } from "../../ui/toast-store.ts";
import { GoogleMark } from "../account/google-mark.tsx";
import { joiningOutcomeIn } from "./joining-outcome.ts";
import styles from "./own-account.module.css";
import { OwnForm, type FormAnswer, type FormWords } from "./own-form.tsx";
import { Setting } from "./setting.tsx";

type Props = {
  /** Since when a Google account opens this one; `null`: none does. */
  since: string | null;
  /** Whether the league lets people in by it. ACC26 */
  canJoin: boolean;
  isLastWay: boolean;
  email: string;
  hasPassword: boolean;
  onChanged: () => Promise<void>;
};

/** Joining a Google account to one's own, and letting it go. What became of a visit there stands behind the address's `#`. ACC27 */
export function GoogleSetting({ since, canJoin, isLastWay, email, hasPassword, onChanged }: Props) {
  const t = useT("own-account");
  const format = useFormat();
  const locale = useLocale();
  const notice = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<JoiningOutcome | null>(null);

  useEffect(() => {
    const told = joiningOutcomeIn(location.hash);
    if (told === null) return;
    setOutcome(told);
    history.replaceState(history.state, "", location.pathname + location.search);
  }, []);
  useEffect(() => {
    if (outcome !== null) notice.current?.scrollIntoView({ block: "center" });
  }, [outcome]);

  async function join(values: FormWords): Promise<FormAnswer> {
    const answer = await callOwn<GoogleVisit>("POST", own(googleJoiningPath), { locale, password: passwordIn(values) });
    if (answer.kind === "refused") return refused(answer);
    location.assign(answer.data.address);
    // Busy till the browser has gone, or comes back to the page as it stood.
    return new Promise((resolve) => addEventListener("pageshow", () => resolve({ kind: "taken" }), { once: true }));
  }

  async function part(values: FormWords): Promise<FormAnswer> {
    const answer = await callOwn("POST", own(googleRemovalPath), { password: passwordIn(values) });
    if (answer.kind === "refused" && answer.refusal !== "lastWay") return refused(answer);
    setOutcome(null);
    await onChanged();
    // Another window was quicker, and this one shows it now.
    if (answer.kind === "done") showToast(t("google.removed"), { type: "success" });
    return { kind: "taken" };
  }

  function refused({ refusal }: OwnOutcome<unknown> & { kind: "refused" }): FormAnswer {
    if (refusal === "wrongPassword") return { kind: "fault", field: passwordName, text: t("fault.wrongPassword") };
    return { kind: "refused", refusal };
  }

  const fields = hasPassword
    ? [{ name: passwordName, label: t("known"), type: "password" as const, autoComplete: "current-password" }]
    : [];
  return (
    <Setting name="google" title={t("google.title")} text={t("google.text")}>
      {outcome !== null && (
        <p ref={notice} className={outcome === "joined" ? styles.done : styles.refused} role={outcome === "joined" ? "status" : "alert"}>
          {outcome === "later" ? t("fault.later") : t(`google.${outcome}`)}
        </p>
      )}
      {since === null ? (
        canJoin && (
          <OwnForm
            key="join"
            email={email}
            submit={
              <>
                <GoogleMark />
                {t("google.join")}
              </>
            }
            kind="other"
            send={join}
            fields={fields}
          />
        )
      ) : (
        <>
          <p>{t("google.since", { when: format.date(Date.parse(since), "long") })}</p>
          {isLastWay ? (
            <p className={styles.quiet}>{t("passkeys.last")}</p>
          ) : (
            <OwnForm key="part" email={email} submit={t("google.remove")} kind="other" send={part} fields={fields} />
          )}
        </>
      )}
    </Setting>
  );
}

const passwordName = "google-password";

/** Whoever has none is known by a sign-in of the last quarter of an hour. ACC36 */
function passwordIn(values: FormWords): string | null {
  return values[passwordName] ?? null;
}

function own(path: string): string {
  return path.slice(accountBase.length + 1);
}
