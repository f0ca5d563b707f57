import type { TableEntry } from "#core/table/table-entry.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./clock-controls.module.css";
import type { PressCode } from "./clock-presses.ts";

/** Tenths of a second. */
const steps = { less: "−0.1", more: "+0.1" } as const;

/** The clock was stopped, or started, too late: by how much, typed or tapped in tenths. CLOCK18 */
export function LateBy({ entry, press }: { readonly entry: TableEntry; readonly press: PressCode }) {
  const t = useT("seat");
  const digits = entry.sentence?.digits ?? "";
  return (
    <section className={styles.lateBy} aria-label={t("clock.howLate")} data-late-by="">
      <p>{t("clock.howLate")}</p>
      <button type="button" onClick={() => press("ArrowRight")} aria-label={t("clock.less")}>
        {steps.less}
      </button>
      <output aria-live="polite">{digits === "" ? "0.0" : digits}</output>
      <button type="button" onClick={() => press("ArrowLeft")} aria-label={t("clock.more")}>
        {steps.more}
      </button>
      <button type="button" onClick={() => press("Enter")} disabled={digits === ""} data-accept="">
        {t("clock.accept")}
      </button>
      <button type="button" onClick={() => press("Escape")}>
        {t("clock.cancel")}
      </button>
    </section>
  );
}
