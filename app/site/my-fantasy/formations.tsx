import { positionGroups } from "#core/fantasy/fantasy-settings.ts";
import { fiveSize, shapeOf } from "#core/fantasy/squad.ts";
import { useT } from "../../i18n/use-t.ts";
import { arranged, formationName } from "./formation.ts";
import type { Press } from "./press-squad.ts";
import type { SquadDraft, SquadGround } from "./squad-draft.ts";
import styles from "./squad-screen.module.css";

type Props = { ground: SquadGround; draft: SquadDraft; does: (press: Press, words: string) => void };

/** The formations of the settings; those that cannot be reached now cannot be pressed. MYFAN3 */
export function Formations({ ground, draft, does }: Props) {
  const t = useT("my-fantasy");
  const now = shapeOf(draft.places.slice(0, fiveSize).map(({ group }) => group));
  return (
    <div className={styles.formations} role="group" aria-label={t("formations")}>
      {ground.settings.formations.map((formation) => {
        const shown = formationName(formation);
        const isOn = positionGroups.every((group) => formation[group] === now[group]);
        return (
          <button
            key={shown}
            type="button"
            aria-pressed={isOn}
            aria-label={t("formation", { name: shown })}
            disabled={!isOn && arranged(ground, draft, formation) === null}
            onClick={() => does({ kind: "form", formation }, t("say.formation", { name: shown }))}
          >
            {shown}
          </button>
        );
      })}
    </div>
  );
}
