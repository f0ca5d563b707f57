import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./by-hand.module.css";
import { ClockByHand } from "./clock-by-hand.tsx";
import { CountsByHand } from "./counts-by-hand.tsx";
import { LineByHand } from "./line-by-hand.tsx";
import type { GraphicsDeskNow } from "./use-graphics-desk.ts";

type ScoreByHandProps = { readonly desk: GraphicsDeskNow; readonly view: LiveGameAnswer; readonly now: GameNow; readonly rules: RuleSet };

/** The score bug, group by group, for when the feed is wrong or gone. Viewers see no difference. AIR9 */
export function ScoreByHandDesk({ desk, view, now, rules }: ScoreByHandProps) {
  const t = useT("console");
  const { home, away } = now;
  return (
    <section aria-labelledby="group-by-hand">
      <h2 id="group-by-hand">{t("graphics.byHand.title")}</h2>
      <p className={styles.hint}>{t("graphics.byHand.hint")}</p>
      <div className={styles.groups}>
        <CountsByHand group="score" desk={desk} view={view} feed={{ home: home.points, away: away.points }} />
        <ClockByHand desk={desk} now={now} rules={rules} />
        <CountsByHand group="fouls" desk={desk} view={view} feed={{ home: home.teamFouls, away: away.teamFouls }} />
        <CountsByHand group="timeouts" desk={desk} view={view} feed={{ home: home.timeoutsLeft, away: away.timeoutsLeft }} />
        <LineByHand desk={desk} />
      </div>
    </section>
  );
}
