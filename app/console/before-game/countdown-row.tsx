import type { Fact } from "#core/game/facts.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import { useT } from "../../i18n/use-t.ts";
import { ClockFace } from "../../live/clock-face.tsx";

type CountdownRowProps = {
  readonly now: GameNow;
  readonly rules: RuleSet;
  readonly tell: (facts: readonly Fact[]) => boolean;
};

/** What is left until the game begins; whoever sits alone begins to count here. CLOCK21 */
export function CountdownRow({ now: { pause }, rules, tell }: CountdownRowProps) {
  const t = useT("seat");
  if (pause?.kind === "before-game") {
    return (
      <p data-countdown>
        {t("clock.before")}{" "}
        <b>
          <ClockFace kind="game" anchor={pause.clock} profile={rules.clockReading.game} label={t("clock.before")} />
        </b>
      </p>
    );
  }
  const remainingMs = rules.pauses.beforeGameMs;
  return (
    <div role="group">
      <button type="button" data-count-down onClick={() => tell([{ type: "countdown.set", remainingMs, running: true }])}>
        {t("clock.countDown", { minutes: remainingMs / 60_000 })}
      </button>
    </div>
  );
}
