import type { PriceDrawing } from "./price-drawing.ts";
import styles from "./price-chart.module.css";

type Props = { drawing: PriceDrawing; alternative: string; names: { readonly price: string; readonly target: string } };

/** How a price moved; the table beside it says the same in figures. */
export function PriceChart({ drawing: { width, height, price, target, points, lines }, alternative, names }: Props) {
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alternative}>
        {lines.map(({ y, text }) => (
          <g key={y}>
            <path className={styles.line} d={`M36 ${y}H${width}`} />
            <text translate="no" x="0" y={y + 5}>
              {text}
            </text>
          </g>
        ))}
        <path className={styles.target} d={target} />
        <path className={styles.price} d={price} />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="4" />
        ))}
      </svg>
      <figcaption>
        <span>
          <svg width="24" height="8" aria-hidden="true">
            <path className={styles.price} d="M0 4h24" />
          </svg>
          {names.price}
        </span>
        <span>
          <svg width="24" height="8" aria-hidden="true">
            <path className={styles.target} d="M0 4h24" />
          </svg>
          {names.target}
        </span>
      </figcaption>
    </figure>
  );
}
