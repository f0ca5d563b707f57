import { useT } from "../i18n/use-t.ts";
import { HallFrame } from "./hall-frame.tsx";
import hall from "./hall.module.css";
import styles from "./no-game.module.css";
import type { ScreenTime } from "./screen-props.ts";
import { StatusTags } from "./status-bar.tsx";
import { WallClock } from "./wall-clock.tsx";

export type NoGameProps = { readonly title: string; readonly place: string | null; readonly time: ScreenTime };

/** A hall without a game to come: its name and the time. */
export function NoGame({ title, place, time }: NoGameProps) {
  const t = useT("venues");
  return (
    <HallFrame title={title} stage="no-game" renderedAt={time.at}>
      <div className={styles.board}>
        {place !== null && (
          <p className={hall.heading} data-must="">
            {place}
          </p>
        )}
        <div className={styles.clock} data-must="" data-clock="">
          <WallClock time={time} />
        </div>
        <p className={styles.words}>{t("noGame")}</p>
        <StatusTags screen={{ doubt: null }} time={time} />
      </div>
    </HallFrame>
  );
}
