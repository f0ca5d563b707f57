import type { QuietHours } from "#contract/push.ts";
import { useT } from "../i18n/use-t.ts";
import { firstChoices } from "./push-choices.ts";
import styles from "./push-settings.module.css";

type Props = { readonly hours: QuietHours | null; readonly onChange: (hours: QuietHours | null) => void };

/** The hours in which a device is left alone. PUSH8 */
export function QuietHoursFields({ hours, onChange }: Props) {
  const t = useT("notifications");
  return (
    <fieldset className={styles.group}>
      <legend>{t("quiet.label")}</legend>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={hours !== null}
          onChange={({ target }) => onChange(target.checked ? firstChoices.quietHours : null)}
        />
        {t("quiet.on")}
      </label>
      {hours !== null && (
        <div className={styles.hours}>
          {(["from", "to"] as const).map((end) => (
            <label key={end}>
              {t(`quiet.${end}`)}
              <input
                type="time"
                value={clockOf(hours[end])}
                onChange={({ target }) => target.value !== "" && onChange({ ...hours, [end]: minutesOf(target.value) })}
              />
            </label>
          ))}
        </div>
      )}
      <p className={styles.note}>{t("quiet.note")}</p>
    </fieldset>
  );
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
