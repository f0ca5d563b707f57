import { useState } from "react";
import type { OwnSession, OwnSessions } from "#contract/account.ts";
import { callOwn } from "../../account/own-call.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import { showToast } from "../../ui/toast-store.ts";
import { BusyButton } from "./busy-button.tsx";
import { deviceName } from "../../account/device-name.ts";
import styles from "./own-account.module.css";
import { Setting } from "./setting.tsx";
import { useRefusalWords } from "./use-refusal-words.ts";

export type KnownSessions = OwnSessions | "loading" | "failed";

type Props = { known: KnownSessions; onChanged: () => Promise<void>; onAgain: () => void };

/** Where somebody is signed in: this device first, then the last used; each can be ended, and all others at once. */
export function SessionsSetting({ known, onChanged, onAgain }: Props) {
  const t = useT("own-account");
  return (
    <Setting name="sessions" title={t("sessions.title")} text={t("sessions.text")}>
      {known === "loading" && <p aria-live="polite">{t("sessions.loading")}</p>}
      {known === "failed" && (
        <>
          <p role="alert">{t("sessions.failed")}</p>
          <p className={styles.buttons}>
            <BusyButton isBusy={false} kind="other" onPress={onAgain}>
              {t("sessions.again")}
            </BusyButton>
          </p>
        </>
      )}
      {typeof known === "object" && <SessionList sessions={known.sessions} onChanged={onChanged} />}
    </Setting>
  );
}

function SessionList({ sessions, onChanged }: { sessions: readonly OwnSession[]; onChanged: Props["onChanged"] }) {
  const t = useT("own-account");
  const refusalWords = useRefusalWords();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const others = sessions.filter(({ isThis }) => !isThis);
  const ordered = [...sessions.filter(({ isThis }) => isThis), ...others];

  async function end(method: "DELETE" | "POST", path: string, said: string): Promise<void> {
    if (busyWith !== null) return;
    setBusyWith(path);
    const outcome = await callOwn(method, path);
    // One that has ended by itself meanwhile is gone as well.
    await onChanged();
    setBusyWith(null);
    if (outcome.kind === "done") showToast(said, { type: "success" });
    else showToast(refusalWords(outcome.refusal), { type: "error" });
  }

  return (
    <>
      <ul className={styles.sessions} aria-label={t("sessions.list")}>
        {ordered.map((session) => {
          const device = deviceName(session.userAgent) ?? t("sessions.unknown");
          const path = `sessions/${session.sessionId}`;
          return (
            <li key={session.sessionId} data-session={session.isThis ? "this" : "other"}>
              <SessionWords session={session} device={device} />
              {!session.isThis && (
                <BusyButton
                  isBusy={busyWith === path}
                  kind="other"
                  label={t("sessions.endNamed", { device })}
                  onPress={() => void end("DELETE", path, t("sessions.ended", { device }))}
                >
                  {t("sessions.end")}
                </BusyButton>
              )}
            </li>
          );
        })}
      </ul>
      {others.length === 0 ? (
        <p className={styles.quiet}>{t("sessions.onlyThis")}</p>
      ) : (
        <p className={styles.buttons}>
          <BusyButton
            isBusy={busyWith === everywhereElse}
            kind="main"
            onPress={() => void end("POST", everywhereElse, t("sessions.othersEnded"))}
          >
            {t("sessions.endOthers")}
          </BusyButton>
        </p>
      )}
    </>
  );
}

const everywhereElse = "sessions/end-others";

function SessionWords({ session: { host, createdAt, seenAt, isThis }, device }: { session: OwnSession; device: string }) {
  const t = useT("own-account");
  const format = useFormat();
  return (
    <div>
      <p className={styles.device}>
        <strong>{device}</strong>
        {isThis && <span className={styles.this}>{t("sessions.this")}</span>}
      </p>
      {host !== null && <p>{host}</p>}
      <p>{t("sessions.seen", { when: format.date(Date.parse(seenAt), "dateTime") })}</p>
      <p>{t("sessions.begun", { when: format.date(Date.parse(createdAt), "dateTime") })}</p>
    </div>
  );
}
