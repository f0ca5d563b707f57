import { useT } from "../i18n/use-t.ts";
import styles from "./form-strip.module.css";

/** One letter for each game, oldest first: `w` won, `l` lost. */
export type Form = string;

const [step, width, height] = [17, 15, 18];
const shown = 5;

type Props = { form: Form; alternative: string; games?: string | undefined };

/** The strip, which says under the pointer, or once it is reached by key or finger, whom each of the games was against. LOOK24 */
export function FormStrip({ form, alternative, games }: Props) {
  if (games === undefined) return <Strip form={form} alternative={alternative} />;
  // Reached by key and finger alike, though there is nothing to press.
  const reached = { tabIndex: 0 };
  return (
    <span className={styles.told} {...reached} role="img" aria-label={`${alternative}: ${games.replaceAll("\n", ", ")}`} data-games={games}>
      <Strip form={form} alternative={null} />
    </span>
  );
}

/** Wins filled, losses in outline, each with its letter, the newest underlined: read by shape and by letter, not by colour alone. LOOK8 */
function Strip({ form, alternative }: { form: Form; alternative: string | null }) {
  const t = useT("shell");
  // The newest game always stands at the end of the strip.
  const start = Math.max(0, shown - form.length) * step;
  const whole = shown * step - (step - width);
  return (
    <svg
      className={styles.form}
      width={whole}
      height="22"
      viewBox={`0 0 ${whole} 22`}
      {...(alternative === null ? { "aria-hidden": true } : { role: "img", "aria-label": alternative })}
    >
      {[...form].map((result, index) => {
        const x = start + index * step;
        return (
          <g key={index} className={result === "w" ? styles.won : styles.lost}>
            <rect x={x + 0.75} y="0.75" width={width - 1.5} height={height - 1.5} rx="3.5" />
            <text translate="no" x={x + width / 2} y="13.5" textAnchor="middle">
              {t(result === "w" ? "form.won" : "form.lost")}
            </text>
          </g>
        );
      })}
      {form !== "" && <path className={styles.newest} d={`M${whole - width + 2} 20.5h${width - 4}`} />}
    </svg>
  );
}
