import type { ReactNode } from "react";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";

type Props = {
  isBusy: boolean;
  kind: "main" | "other" | "dangerous";
  type?: "button" | "submit";
  /** Where its text alone does not say what it is about. */
  label?: string;
  onPress?: () => void;
  children: ReactNode;
};

/** While it is at work it says so, keeps the keyboard's place, and takes no second press. */
export function BusyButton({ isBusy, kind, type = "button", label, onPress, children }: Props) {
  const t = useT("visitor");
  return (
    <button
      // `submit` or `button`, never anything else.
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={button[kind]}
      aria-disabled={isBusy || undefined}
      aria-label={isBusy ? undefined : label}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onPress?.();
      }}
    >
      {isBusy ? t("working") : children}
    </button>
  );
}
