import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";
import type { OfficeFrame, SaidText } from "./office-page.ts";
import styles from "./office-frame.module.css";
import { Palette } from "./palette.tsx";
import { Said } from "./said.tsx";
import { ThemeButton } from "./theme-button.tsx";
import type { SendingState } from "./use-office.ts";

type Props = {
  frame: OfficeFrame;
  said: SaidText | null;
  state: SendingState;
  gone: number | null;
  onSubmit: (event: SubmitEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** What stands around every screen of the office: its menu, and what was just done. */
export function OfficeFrameView({ frame, said, state, gone, onSubmit, children }: Props) {
  const { league, home, label, nav, ways, languages, theme, palette } = frame;
  const menu = useRef<HTMLElement>(null);
  // On a phone the menu is wider than the screen.
  useEffect(() => menu.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" }), []);
  return (
    // Caught here, so that no form needs a handler of its own.
    <div className={styles.frame} onSubmit={onSubmit}>
      <div className={styles.bar}>
        <a className={styles.home} href={home.href} aria-label={`${league}: ${home.text}`}>
          {league}
        </a>
        <Palette palette={palette} />
        <details className={styles.languages} name="office-menu">
          <summary aria-label={`${languages.label}: ${languages.current}`}>{languages.current}</summary>
          <ul>
            {languages.ways.map(({ href, text, lang, isCurrent }) => (
              <li key={href}>
                <a href={href} lang={lang} hrefLang={lang} aria-current={isCurrent ? "true" : undefined} translate="no">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <ThemeButton label={theme} />
      </div>
      <nav ref={menu} className={styles.nav} aria-label={label}>
        <ul>
          {nav.map(({ href, text, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? "page" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        <ul className={styles.ways}>
          {ways.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>
                {text}
                <Icon name="right" size={16} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        {state === "busy" && <progress className={styles.progress} aria-label={frame.busy} {...(gone !== null && { value: gone })} />}
        <Said said={said} state={state} offline={frame.offline} busy={frame.busy} />
        {children}
      </div>
    </div>
  );
}
