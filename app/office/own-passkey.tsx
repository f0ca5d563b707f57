import { type SubmitEvent, useId, useState } from "react";
import { deviceName } from "../account/device-name.ts";
import { addPasskey, knowsPasskeys } from "../account/passkeys.ts";
import button from "../ui/button.module.css";
import { useHydrated } from "../ui/use-hydrated.ts";
import control from "./control.module.css";
import type { OwnPasskeyText } from "./set-up-page.ts";
import styles from "./set-up-view.module.css";
import texts from "./texts.module.css";

/** A way in that this device keeps, beside the password: it needs scripts and a browser that can. WIZ14 */
export function OwnPasskey({ passkey: { title, text, state, password, add, said } }: { passkey: OwnPasskeyText }) {
  const isUsable = useHydrated() && knowsPasskeys();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("password");
    setBusy(true);
    const answer = await addPasskey(typeof typed === "string" ? typed : null, deviceName(navigator.userAgent) ?? said.device).finally(() =>
      setBusy(false),
    );
    if (answer.kind === "done") setOutcome({ text: said.added, isFault: false });
    else if (answer.kind === "cancelled") setOutcome({ text: said.cancelled, isFault: true });
    else setOutcome({ text: said.refused[answer.refusal] ?? said.failed, isFault: true });
  }

  return (
    <section className={styles.box} data-passkey={outcome?.isFault === false ? "added" : ""}>
      <h2>{title}</h2>
      <p>{text}</p>
      {outcome === null ? (
        <p className={texts.hint}>{state}</p>
      ) : (
        <p className={outcome.isFault ? texts.fault : undefined} role={outcome.isFault ? "alert" : "status"}>
          {outcome.text}
        </p>
      )}
      {isUsable && outcome?.isFault !== false && (
        <form className={styles.passkey} onSubmit={(event) => void submit(event)}>
          {password !== null && (
            <div className={control.control}>
              <label htmlFor={id}>{password}</label>
              <input className={control.typed} id={id} name="password" type="password" autoComplete="current-password" required />
            </div>
          )}
          <button className={`${button.other} ${styles.outlined}`} type="submit" disabled={isBusy}>
            {add}
          </button>
        </form>
      )}
    </section>
  );
}
