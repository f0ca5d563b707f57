import styles from "./digit-cells.module.css";

/** A score whose figures stand in cells: nothing moves when 1 becomes 4, and the hundreds hang outside what is centred. */
export function ScoreDigits({ points, className = "" }: { points: number; className?: string | undefined }) {
  const hundreds = Math.floor(points / 100);
  const tens = Math.floor(points / 10) % 10;
  return (
    <span className={`${styles.digits} ${className}`} aria-hidden="true" data-digits="">
      {hundreds > 0 && <i className={styles.hung}>{hundreds}</i>}
      <i>{points >= 10 ? tens : ""}</i>
      <i>{points % 10}</i>
    </span>
  );
}
