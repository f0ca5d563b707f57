import { useEffect, useRef, useState } from "react";
import { HiddenFields } from "./hidden-fields.tsx";
import type { SaidText } from "./office-page.ts";
import styles from "./office-frame.module.css";
import type { SendingState } from "./use-office.ts";

type Props = { said: SaidText | null; state: SendingState; offline: string; busy: string };

/** So long the message offers to take back what was stored; afterwards the list of changes does. OFF17 */
const undoMs = 10_000;

/** What became of what was asked for: told, and heard, where the eye is anyway. */
export function Said({ said, state, offline, busy }: Props) {
  const isLate = useLate(said?.key ?? "");
  const box = useRef<HTMLDivElement>(null);
  const atFirst = useRef(said?.key);
  // The button that was pressed may be gone: the focus is not lost by that.
  useEffect(() => {
    if (said?.key !== atFirst.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [said?.key]);
  if (state === "offline")
    return (
      <div className={styles.live}>
        <p className={styles.said} role="alert" data-fault>
          {offline}
        </p>
      </div>
    );
  return (
    <div className={styles.live} aria-live="polite" data-said={said === null ? "" : said.isFault ? "fault" : "good"}>
      {state === "busy" && <p className="visually-hidden">{busy}</p>}
      {said && (
        <div key={said.key} ref={box} tabIndex={-1} className={styles.said} data-fault={said.isFault || undefined}>
          <p>{said.text}</p>
          {said.way && <a href={said.way.href}>{said.way.text}</a>}
          {said.undo && !isLate && (
            <form method="post" action={said.undo.action}>
              <HiddenFields fields={said.undo.hidden} />
              <button type="submit">{said.undo.text}</button>
            </form>
          )}
        </div>
      )}
    </div>
  );
}

/** Only where scripts run: without them a page that stands there says what it said. */
function useLate(key: string): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(key), undoMs);
    return () => clearTimeout(timer);
  }, [key]);
  return late === key;
}
