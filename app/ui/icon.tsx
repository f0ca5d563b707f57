import styles from "./icon.module.css";

const shapes = {
  home: "M4 11.5 12 4.5l8 7M6 10v9.5h4.5v-5h3v5H18V10",
  schedule: "M5 6.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1ZM4 11h16M8.5 4v4M15.5 4v4",
  standings: "M4 6h16M4 12h11M4 18h7",
  statistics: "M5 19.5v-7M12 19.5v-15M19 19.5v-10",
  more: "M4 7h16M4 12h16M4 17h16",
  league: "M7 4.5h10v5a5 5 0 0 1-10 0ZM7 6H4v1.5A3.5 3.5 0 0 0 7.5 11M17 6h3v1.5a3.5 3.5 0 0 1-3.5 3.5M12 14.5V19M8.5 19.5h7",
  play: "M8.5 5.5v13l10-6.5Z",
  down: "m7 10 5 5 5-5",
  left: "m14 7-5 5 5 5",
  right: "m10 7 5 5-5 5",
  check: "m5 12.5 4.5 4.5L19 7.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  television: "M4.5 7h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1ZM8.5 3.5 12 7l3.5-3.5",
  ticket: "M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4ZM14.5 7v10",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z",
  up: "m12 18V6.5M7 11l5-5 5 5",
  search: "M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 16l4 4",
  sortDown: "M12 5v13M7 13.5l5 5 5-5",
  sortUp: "M12 19V6M7 10.5l5-5 5 5",
} as const;

export type IconName = keyof typeof shapes;

/** A line drawing of 24 by 24, in the colour of the text around it. Says nothing to screen readers. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
