import { useId } from "react";
import { zoneDepth, type DrawnZone } from "./zone-drawing.ts";
import styles from "./zone-chart.module.css";

export type ShownZone = DrawnZone & { readonly share: string; readonly made: string };

/** A half court in zones, in metres, the basket on top: each with its percentage, fuller where it beats everybody's. */
export function ZoneChart({ zones, title, alternative }: { zones: readonly ShownZone[]; title: string; alternative: string }) {
  const id = useId();
  return (
    <svg className={styles.court} viewBox={`-7.6 -0.1 15.2 ${zoneDepth + 0.2}`} role="img" aria-labelledby={`${id}t ${id}d`}>
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{alternative}</desc>
      {zones.map(({ zone, path, level }) => (
        <path key={zone} className={`${styles.zone} ${styles[`level${level}`]}`} d={path} />
      ))}
      <path className={styles.lines} d="M-1.8 5.8a1.8 1.8 0 0 0 3.6 0M-1.25 1.2v.375a1.25 1.25 0 0 0 2.5 0V1.2" />
      <path className={styles.board} d="M-.9 1.2h1.8" />
      <circle className={styles.ring} cx="0" cy="1.575" r="0.225" />
      {zones.map(({ zone, x, y, share, made }) => (
        <text key={zone} translate="no" className={styles.share} x={x} y={y}>
          {share}
          <tspan className={styles.made} x={x} dy="0.62">
            {made}
          </tspan>
        </text>
      ))}
    </svg>
  );
}
