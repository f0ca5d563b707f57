/** What a visitor chose; `system` follows the device and is not stored. */
export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "theme";

/**
 * Runs before the first paint: pages are the same for everyone, so the visitor's choice is put on the root element in
 * the browser. Part of every document, with its hash in the content security policy.
 */
export const earlyThemeScript = `try{var t=localStorage.getItem("${storageKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The choice in force. Browsers only. */
export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Shows and remembers a choice. Where storing is forbidden, it holds until the page is left. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Private windows of some browsers forbid it; the page shows the choice all the same.
  }
}
