import type { CSSProperties } from "react";
import { Crest, CrestSheet } from "../ui/crest.tsx";
import { MainClock } from "./clock-face.tsx";
import { HallFrame } from "./hall-frame.tsx";
import hall from "./hall.module.css";
import { LeagueMark } from "./league-mark.tsx";
import styles from "./pre-game.module.css";
import { useScreenLanguage } from "./screen-language.ts";
import type { ScreenSide } from "./screen-model.ts";
import { tipOffWords } from "./tip-off-words.ts";
import type { ScreenProps } from "./screen-props.ts";
import { SponsorStrip } from "./sponsor-strip.tsx";
import { StatusTags } from "./status-bar.tsx";
import { lookStyle, sidesInOrder, TeamPlate } from "./team-plate.tsx";
import { WallClock } from "./wall-clock.tsx";

/** Until a game begins: who plays whom and when, then the countdown, then who begins. */
export function PreGame({ screen, time, title, place, logo, sponsors, occasion, tipOff, tipOffDay, isSwapped, swap, horn }: ScreenProps) {
  const when = tipOffWords({ tipOff, tipOffDay }, useScreenLanguage());
  const { stage } = screen;
  const isCounting = stage !== "waiting";
  const sides = sidesInOrder(screen, isSwapped);
  return (
    <HallFrame title={title} stage={stage} renderedAt={time.at} swap={swap} horn={horn}>
      <CrestSheet crests={sides.map(({ crest }) => crest)} />
      <div className={styles.board}>
        <TeamPlate side={sides[0]} className={styles.left} />
        <TeamPlate side={sides[1]} className={styles.right} />
        <p className={`${hall.heading} ${styles.heading}`} data-must="" style={{ "--em": screen.headingWidth } as CSSProperties}>
          {screen.heading}
        </p>
        <div className={styles.middle}>
          <LeagueMark logo={logo} />
          {!isCounting && when !== null && (
            <p className={styles.moment} data-must="">
              {when.day}
              <br />
              {when.isOpen ? <span className={styles.open}>{when.time}</span> : when.time}
            </p>
          )}
          <div className={isCounting ? styles.countdown : styles.wallClock} data-must="" data-clock="">
            {isCounting ? <MainClock face={screen.face} time={time} /> : <WallClock time={time} />}
          </div>
          <div className={styles.lines}>
            {occasion !== null && <p className={styles.occasion}>{occasion}</p>}
            {place !== null && <p>{place}</p>}
            {screen.referees !== null && isCounting && <p>{screen.referees}</p>}
          </div>
          <StatusTags screen={screen} time={time} />
          <SponsorStrip sponsors={sponsors} className={hall.sponsors} />
        </div>
        {sides.map((side, index) => (
          <div key={side.side} className={index === 0 ? styles.leftLow : styles.rightLow} style={lookStyle(side)}>
            {stage === "starting-fives" ? <Starters side={side} /> : <Crest crest={side.crest} size={240} className={styles.crest} />}
          </div>
        ))}
      </div>
    </HallFrame>
  );
}

function Starters({ side }: { side: ScreenSide }) {
  return (
    <ol className={styles.starters}>
      {side.five.map(({ name, nameWidth, line }) => (
        <li key={line.key}>
          <span className={styles.shirt} data-must="">
            {line.shirt}
          </span>
          <span className={styles.name} data-must="" style={{ "--em": nameWidth } as CSSProperties}>
            <span>{name}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
