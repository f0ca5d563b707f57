import { useEffect, useState } from "react";
import { useT } from "../../i18n/use-t.ts";
import { chooseTheme, chosenTheme, type Theme } from "../../theme.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./theme-switch.module.css";

/** Light or dark. Needs JavaScript, so it appears with it; without, the page follows the device. */
export function ThemeSwitch() {
  const t = useT("shell");
  const [shown, setShown] = useState<Theme | null>(null);
  useEffect(() => setShown(shownTheme()), []);
  const next = shown === "dark" ? "light" : "dark";
  function change(): void {
    chooseTheme(next);
    setShown(next);
  }
  return (
    <button
      type="button"
      className={styles.switch}
      hidden={shown === null}
      onClick={change}
      aria-label={t(next === "dark" ? "theme.toDark" : "theme.toLight")}
    >
      <Icon name={next === "dark" ? "moon" : "sun"} size={20} />
    </button>
  );
}

function shownTheme(): Theme {
  const chosen = chosenTheme();
  return chosen !== "system" ? chosen : matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
