import styles from "./form-strip.module.css";

/** One letter for each game, oldest first: `w` won, `l` lost. */
export type Form = string;

/** Wins solid and up, losses hollow and down: read by shape, not by colour or letter. */
export function FormStrip({ form, alternative }: { form: Form; alternative: string }) {
  // The newest game always stands at the end of the strip.
  const start = Math.max(0, 5 - form.length) * 10;
  return (
    <svg className={styles.form} width="50" height="20" viewBox="0 0 50 20" role="img" aria-label={alternative}>
      {[...form].map((result, index) =>
        result === "w" ? (
          <rect key={index} className={styles.won} x={start + index * 10 + 0.5} y="0.5" width="7" height="10" rx="1.5" />
        ) : (
          <rect key={index} className={styles.lost} x={start + index * 10 + 1.25} y="10.25" width="5.5" height="8.5" rx="1" />
        ),
      )}
    </svg>
  );
}
