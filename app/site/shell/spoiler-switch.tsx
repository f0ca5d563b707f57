import { useT } from "../../i18n/use-t.ts";
import { useHidesScores } from "../../spoilers.ts";

/** Hides scores until they are asked for, on this device. Without JavaScript there is nothing to choose. SPOIL1 */
export function SpoilerSwitch() {
  const t = useT("shell");
  const hides = useHidesScores();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={hides}
      data-spoiler-switch=""
      onClick={() => void import("../../cover-scores.ts").then(({ chooseSpoilers }) => chooseSpoilers(!hides))}
    >
      {t("site.hideScores")}
    </button>
  );
}
