import { useEffect, useState } from "react";
import { chooseTheme, chosenTheme } from "../theme.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./office-frame.module.css";

/** Light or dark. Needs scripts, so it comes with them. */
export function ThemeButton({ label }: { label: string }) {
  const [isDark, setDark] = useState<boolean | null>(null);
  useEffect(() => {
    const chosen = chosenTheme();
    setDark(chosen === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark");
  }, []);
  function change(): void {
    chooseTheme(isDark ? "light" : "dark");
    setDark(!isDark);
  }
  return (
    <button type="button" className={styles.tool} hidden={isDark === null} onClick={change} aria-label={label}>
      <Icon name={isDark ? "sun" : "moon"} size={18} />
    </button>
  );
}
