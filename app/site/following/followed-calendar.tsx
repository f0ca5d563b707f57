import { useEffect, useState } from "react";
import { addresses, hidingScores } from "#contract/addresses.ts";
import { type FollowedCalendar as Answer, followedCalendarPath } from "#contract/following.ts";
import { callOwnThing } from "../../account/own-call.ts";
import { useVisitor } from "../../account/visitor-store.ts";
import type { ApiMethod } from "../../api-client.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { useHidesScores } from "../../spoilers.ts";
import { Section } from "../../ui/section.tsx";
import { showToast } from "../../ui/toast-store.ts";
import followed from "./followed.module.css";
import styles from "./followed-calendar.module.css";

/**
 * The games of all that is followed, as a calendar to subscribe to. Its address is an account's: a device alone has nothing that a
 * calendar program could ask. It is shown when it is made, and never again. FOLLOW6
 */
export function FollowedCalendar() {
  const t = useT("profile");
  const locale = useLocale();
  const visitor = useVisitor();
  const isSignedIn = visitor.kind === "signed-in";
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function ask(method: ApiMethod, body?: object): Promise<void> {
    setBusy(true);
    const outcome = await callOwnThing<Answer>(method, followedCalendarPath, body);
    setBusy(false);
    setFailed(outcome === null);
    if (outcome !== null) setAnswer(outcome);
  }

  useEffect(() => {
    if (isSignedIn) void ask("GET");
  }, [isSignedIn]);

  if (visitor.kind === "unknown") return null;
  return (
    <Section title={t("calendar.title")}>
      <div className={styles.calendar}>
        <p>{t("calendar.text")}</p>
        {!isSignedIn && (
          <p>
            <a className={followed.older} href={addresses.accountForm(locale, "Login", addresses.following(locale))}>
              {t("calendar.signIn")}
            </a>
          </p>
        )}
        {answer !== null && answer.path !== null && <Address path={answer.path} />}
        {answer !== null && answer.since !== null && answer.path === null && <p>{t("calendar.given")}</p>}
        {hasFailed && <p role="alert">{t("calendar.failed")}</p>}
        {isSignedIn && (
          <p className={styles.buttons}>
            <button type="button" className={followed.older} disabled={isBusy} onClick={() => void ask("POST", { locale })}>
              {t(answer?.since ? "calendar.anew" : "calendar.make")}
            </button>
            {answer !== null && answer.since !== null && (
              <button type="button" className={followed.older} disabled={isBusy} onClick={() => void ask("DELETE")}>
                {t("calendar.end")}
              </button>
            )}
          </p>
        )}
      </div>
    </Section>
  );
}

/** To be copied, or handed to the calendar program of this device. */
function Address({ path }: { path: string }) {
  const t = useT("profile");
  const address = location.origin + path + (useHidesScores() ? hidingScores : "");

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address);
    showToast(t("calendar.copied"), { type: "success" });
  }

  return (
    <div className={styles.address} role="status">
      <label>
        <span>{t("calendar.address")}</span>
        <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p>{t("calendar.once")}</p>
      <p className={styles.buttons}>
        <button type="button" className={followed.older} onClick={() => void copy()}>
          {t("calendar.copy")}
        </button>
        <a className={followed.older} href={address.replace(/^https?:/, "webcal:")}>
          {t("calendar.open")}
        </a>
      </p>
    </div>
  );
}
