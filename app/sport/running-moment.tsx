import type { GameNow } from "#core/game/game-now.ts";
import { useT } from "../i18n/use-t.ts";
import { LiveClock } from "./live-clock.tsx";
import { playStateNow, playStateText, rulesNamed } from "./play-state.ts";

type Props = { readonly now: GameNow; readonly ruleProfile: string | null };

/** Period and clock of a running game on its card; the clock runs by itself and is read out to nobody. MOVE10 */
export function RunningMoment({ now, ruleProfile }: Props) {
  const moments = useT("moments");
  const shell = useT("shell");
  const rules = rulesNamed(ruleProfile);
  const state = playStateNow(now, rules);
  if (!state) return shell(`gameStatus.${now.status}`);
  const text = playStateText(state, { moments, shell });
  if (state.kind !== "playing" && state.kind !== "time-out") return text;
  return (
    <>
      {`${text} `}
      <span aria-hidden="true">
        <LiveClock kind="game" anchor={now.clock} profile={rules.clockReading.game} label="" />
      </span>
      {state.kind === "time-out" && (
        <>
          {" · "}
          <span>{moments("timeOut")}</span>
        </>
      )}
    </>
  );
}
