import { useEffect, useRef, useState } from "react";
import { loadAgain } from "../../ui/load-again.ts";
import styles from "./report-name.module.css";
import type { ReportWords } from "./report-words.ts";

type Props = { path: string; words: ReportWords };

/** Reports a name to the office, asked once more: seen by whoever probably is signed in, the page itself is everybody's. FAN39, FANL22 */
export function ReportName({ path, words }: Props) {
  const [step, setStep] = useState<"button" | "question" | "busy" | "sent" | "failed">("button");
  const asked = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (step === "question") asked.current?.focus();
  }, [step]);

  async function report(): Promise<void> {
    setStep("busy");
    try {
      const { sendReport } = await loadAgain(() => import("./send-report.ts"));
      setStep((await sendReport(path)) ? "sent" : "failed");
    } catch {
      setStep("failed");
    }
  }

  return (
    <div className={styles.report}>
      {step === "button" && (
        <button type="button" onClick={() => setStep("question")}>
          {words.press}
        </button>
      )}
      {(step === "question" || step === "busy") && (
        <span role="group" aria-label={words.question} tabIndex={-1} ref={asked}>
          {words.question}{" "}
          <button type="button" disabled={step === "busy"} onClick={() => void report()}>
            {words.yes}
          </button>{" "}
          <button type="button" disabled={step === "busy"} onClick={() => setStep("button")}>
            {words.no}
          </button>
        </span>
      )}
      <span role="status">{step === "sent" || step === "failed" ? words[step] : ""}</span>
    </div>
  );
}
