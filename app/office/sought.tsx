import { useEffect, useRef, useState } from "react";
import button from "../ui/button.module.css";
import { fetchWithRetry } from "../ui/fetch-with-retry.ts";
import type { OfficeFound } from "#contract/office-screens.ts";
import styles from "./control.module.css";
import type { ControlText, SoughtText } from "./office-page.ts";
import texts from "./texts.module.css";

type Props = { control: ControlText; sought: SoughtText; common: object };

/** So long nothing more is typed before it is looked for. */
const pauseMs = 150;

/**
 * One of many: words look for it, and it is chosen among what they find. The button sends the whole form, which comes back as it was typed;
 * where scripts run the server is asked while somebody types. OFF56
 */
export function Sought({ control: { name, label, choices, value }, sought, common }: Props) {
  const [found, setFound] = useState<OfficeFound | null>(null);
  const [chosen, setChosen] = useState(value);
  const [words, setWords] = useState(sought.words);
  const asked = useRef(0);
  useEffect(() => setChosen(value), [value]);
  useEffect(() => {
    const text = words.trim();
    const turn = ++asked.current;
    if (text === sought.words || text === "") return;
    const look = async () => {
      const next = await foundAt(`${sought.address}?q=${encodeURIComponent(text)}`);
      if (turn !== asked.current || next === null) return;
      setFound(next);
      // One alone is whoever was meant.
      if (next.rows.length === 1 && next.rows[0]) setChosen(next.rows[0].slug);
    };
    const timer = setTimeout(() => void look(), pauseMs);
    return () => clearTimeout(timer);
  }, [words, sought.address, sought.words]);
  const own = choices.filter((choice) => found === null || choice.value === "" || choice.value === chosen || choice.value === value);
  const more = (found?.rows ?? []).filter(({ slug }) => !own.some((choice) => choice.value === slug));
  const note = found === null ? sought.more : found.rows.length === 0 ? sought.none : found.more > 0 ? sought.all : null;
  return (
    <div className={styles.sought}>
      <div className={styles.seek}>
        <input
          className={styles.typed}
          type="search"
          name={`find.${name}`}
          aria-label={`${label}: ${sought.label}`}
          placeholder={sought.label}
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            // What was found stands there already: the form is not sent for it.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        {/* What a script has found already is not looked for again by sending the form. */}
        <input type="hidden" name={`found.${name}`} value={found === null ? sought.words : words.trim()} />
        <button type="submit" name="find" value={name} className={button.other}>
          {sought.find}
        </button>
      </div>
      <select {...common} className={styles.typed} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {own.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
        {more.map(({ slug, called }) => (
          <option key={slug} value={slug}>
            {called}
          </option>
        ))}
      </select>
      <p className={texts.hint} aria-live="polite">
        {note}
      </p>
    </div>
  );
}

/** What the server finds; `null`: there is no line to it, or the role went meanwhile. */
async function foundAt(address: string): Promise<OfficeFound | null> {
  const answer = await fetchWithRetry(address).catch(() => null);
  return answer?.ok ? ((await answer.json()) as OfficeFound) : null;
}
