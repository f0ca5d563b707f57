import { useEffect, useRef, useState } from "react";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";
import { BusyButton } from "../profile/busy-button.tsx";
import styles from "./league-screen.module.css";

type Props = { text: string; label?: string; question: string; isSmall?: boolean; onYes: () => Promise<void> };

/** What cannot be taken back is asked once more, in its place. */
export function AskFirst({ text, label, question, isSmall = false, onYes }: Props) {
  const t = useT("fantasy-leagues");
  const [step, setStep] = useState<"button" | "question" | "busy">("button");
  const asked = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (step === "question") asked.current?.focus();
  }, [step]);
  if (step === "button") {
    return (
      <button type="button" className={isSmall ? styles.small : button.other} aria-label={label} onClick={() => setStep("question")}>
        {text}
      </button>
    );
  }

  async function act(): Promise<void> {
    setStep("busy");
    await onYes();
    setStep("button");
  }

  return (
    <span className={styles.ask} role="group" aria-label={question} tabIndex={-1} ref={asked}>
      <span>{question}</span>
      <BusyButton isBusy={step === "busy"} kind="dangerous" onPress={() => void act()}>
        {t("sure.yes")}
      </BusyButton>
      <button type="button" className={button.other} onClick={() => setStep("button")}>
        {t("sure.no")}
      </button>
    </span>
  );
}
