import type { CSSProperties, ReactNode } from "react";
import { useFormat } from "../i18n/use-format.ts";
import { useT } from "../i18n/use-t.ts";
import styles from "./hall.module.css";
import type { ScreenHorn } from "./use-horn.ts";
import { useScreenHabits } from "./use-screen-habits.ts";

type HallFrameProps = {
  /** What the screen is, for who cannot see it. */
  readonly title: string;
  readonly stage: string;
  readonly isLit?: boolean;
  readonly renderedAt: number;
  /** Present where the screen has two sides. */
  readonly swap?: (() => void) | undefined;
  readonly horn?: ScreenHorn | null;
  /** Nothing stands in the midst of a wide one, below its upper clock. */
  readonly hasFreeMidst?: boolean;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
};

/** Around every screen of the hall: its ground, its light, its keys. */
export function HallFrame({
  title,
  stage,
  isLit = false,
  renderedAt,
  swap,
  horn = null,
  hasFreeMidst = false,
  style,
  children,
}: HallFrameProps) {
  const t = useT("venues");
  const format = useFormat();
  const { isIdle, fillScreen } = useScreenHabits();
  return (
    <div
      className={`${styles.hall} ${isIdle ? styles.idle : ""} ${isLit ? styles.lit : ""}`}
      data-stage={stage}
      data-lit={isLit}
      data-free-midst={hasFreeMidst ? "" : undefined}
      style={style}
    >
      <h1 className="visually-hidden">{title}</h1>
      {children}
      <div className={styles.keys}>
        {swap && (
          <button type="button" onClick={swap}>
            {t("key.swap")}
          </button>
        )}
        {horn && (
          <button type="button" aria-pressed={horn.isOn} onClick={horn.toggle}>
            {t("key.horn")}
          </button>
        )}
        <button type="button" onClick={fillScreen}>
          {t("key.fullScreen")}
        </button>
      </div>
      <noscript>
        <p className={styles.still}>{t("mark.still", { time: format.date(renderedAt, "dateTime") })}</p>
      </noscript>
    </div>
  );
}
