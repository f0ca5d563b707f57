import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import type { OfficeFrame } from "./office-page.ts";
import styles from "./palette.module.css";

/** Everything that can be done from anywhere, found by typing. `Ctrl K` opens it, `/` goes to the search of the page. OFF24 */
export function Palette({ palette: { open, keys, title, find, none, close, actions } }: { palette: OfficeFrame["palette"] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState("");
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    setThere(true);
    const pressed = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        dialog.current?.showModal();
      } else if (event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
        event.preventDefault();
        const search = document.querySelector<HTMLInputElement>("input[type=search][name=q]");
        if (search) search.select();
        else dialog.current?.showModal();
      }
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = actions.filter(({ text }) => wanted.every((word) => text.toLowerCase().includes(word)));
  return (
    <>
      <button type="button" className={styles.open} hidden={!isThere} onClick={() => dialog.current?.showModal()}>
        <Icon name="search" size={16} />
        <span>{open}</span>
        <kbd translate="no">{keys}</kbd>
      </button>
      <dialog ref={dialog} className={styles.palette} aria-label={title} onKeyDown={moveFocus}>
        <div className={styles.head}>
          <input
            type="search"
            aria-label={find}
            placeholder={find}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && found[0]) location.assign(found[0].href);
            }}
          />
          <form method="dialog">
            <button type="submit">{close}</button>
          </form>
        </div>
        {found.length === 0 && <p className={styles.none}>{none}</p>}
        <ul>
          {found.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}

/** Arrows go through what was found. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li a")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
