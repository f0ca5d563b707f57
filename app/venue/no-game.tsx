import { useT } from "../i18n/use-t.ts";
import { HallFrame } from "./hall-frame.tsx";
import hall from "./hall.module.css";
import styles from "./no-game.module.css";
import { LeagueMark } from "./league-mark.tsx";
import type { ScreenProps, ScreenTime } from "./screen-props.ts";
import { SponsorStrip } from "./sponsor-strip.tsx";
import { StatusTags } from "./status-bar.tsx";
import { WallClock } from "./wall-clock.tsx";

export type NoGameProps = Pick<ScreenProps, "title" | "place" | "logo" | "sponsors"> & { readonly time: ScreenTime };

/** A hall without a game to come: the league's mark, its name and the time. */
export function NoGame({ title, place, logo, sponsors, time }: NoGameProps) {
  const t = useT("venues");
  return (
    <HallFrame title={title} stage="no-game" renderedAt={time.at}>
      <div className={styles.board}>
        <LeagueMark logo={logo} />
        {place !== null && (
          <p className={hall.heading} data-must="">
            {place}
          </p>
        )}
        <div className={styles.clock} data-must="" data-clock="">
          <WallClock time={time} />
        </div>
        <p className={styles.words}>{t("noGame")}</p>
        <SponsorStrip sponsors={sponsors} className={hall.sponsors} />
        <StatusTags screen={{ doubt: null }} time={time} />
      </div>
    </HallFrame>
  );
}
