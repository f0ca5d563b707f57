import { type SubmitEvent, useState } from "react";
import { type Fact, type Official, officialRoles } from "#core/game/facts.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./before-game.module.css";

type OfficialsEditorProps = {
  /** As the log has them. */
  readonly officials: readonly Official[];
  /** Whom the office appointed; written with the rest. */
  readonly appointed: readonly Official[];
  /** Whose link this is: most often the scorer. */
  readonly scorer: string;
  readonly attendance: number | null;
  readonly tell: (facts: readonly Fact[]) => boolean;
};

/** Referees, commissioner and the table's own crew: those who sign. PREP1 */
export function OfficialsEditor({ officials, appointed, scorer, attendance, tell }: OfficialsEditorProps) {
  const t = useT("crew");
  const [typed, setTyped] = useState<Partial<Record<Official["role"], string>>>({});
  const suggested = officials.length > 0 ? officials : [...appointed, { role: "scorer", name: scorer } as const];
  const nameOf = (role: Official["role"]) => typed[role] ?? suggested.find((each) => each.role === role)?.name ?? "";
  const wanted = officialRoles.flatMap((role) => (nameOf(role).trim() === "" ? [] : [{ role, name: nameOf(role).trim() }]));
  const isWritten = JSON.stringify(wanted) === JSON.stringify(officials.map(({ role, name }) => ({ role, name })));
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (tell([{ type: "officials.set", officials: wanted, attendance }])) setTyped({});
  };
  return (
    <form id="officials" className={styles.officials} onSubmit={save}>
      <h2>{t("officials.title")}</h2>
      <div>
        {officialRoles.map((role) => (
          <label key={role}>
            {t(`roles.${role}`)}
            <input
              value={nameOf(role)}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => setTyped({ ...typed, [role]: target.value })}
            />
          </label>
        ))}
      </div>
      {isWritten ? (
        <p className={styles.done}>{t("officials.saved")}</p>
      ) : (
        <button type="submit" className={styles.save} disabled={wanted.length === 0} data-save="officials">
          {t("officials.save")}
        </button>
      )}
    </form>
  );
}
