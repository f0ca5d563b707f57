import { type SubmitEvent, useState } from "react";
import type { Side } from "#core/game/facts.ts";
import { useT } from "../../i18n/use-t.ts";
import type { TableSpeech } from "../scoring/table-words.ts";
import styles from "./before-game.module.css";
import { type DraftRow, draftFault, type SheetDraft, usuallyDressed, withGuest, withRow } from "./sheet-draft.ts";

type RosterEditorProps = {
  readonly side: Side;
  readonly draft: SheetDraft;
  readonly onDraft: (draft: SheetDraft) => void;
  /** `null`: what is shown is what is written. */
  readonly onSave: (() => void) | null;
  readonly isWritten: boolean;
  /** The head coach's game is over. */
  readonly isCoachOut: boolean;
  /** By whoever is the first assistant in the log; `null`: nobody is. */
  readonly onTakeOver: { readonly name: string; readonly press: () => void } | null;
  readonly speech: TableSpeech;
};

/** Who of a side is here, under which number: changed at any time, also while the game is played; and who coaches. PREP3, PREP7 */
export function RosterEditor({ side, draft, onDraft, onSave, isWritten, isCoachOut, onTakeOver, speech }: RosterEditorProps) {
  const t = useT("crew");
  const count = draft.rows.filter(({ isIn }) => isIn).length;
  const fault = draftFault(draft);
  return (
    <section id={`roster-${side}`} aria-label={`${t("roster.title")} ${speech.names.code(side)}`}>
      <h3>
        {t("roster.title")} <small>{t("roster.count", { count })}</small>
      </h3>
      {draft.rows.length === 0 && <p>{t("roster.empty")}</p>}
      <ul className={styles.roster}>
        {draft.rows.map((row) => (
          <Row key={row.player.key} side={side} row={row} draft={draft} onDraft={onDraft} />
        ))}
      </ul>
      <Guest side={side} draft={draft} onDraft={onDraft} />
      <label>
        {t("roster.coach")}
        <input value={draft.coach} maxLength={100} onChange={({ target }) => onDraft({ ...draft, coach: target.value })} />
      </label>
      <label>
        {t("roster.assistant")}
        <input value={draft.assistant} maxLength={100} onChange={({ target }) => onDraft({ ...draft, assistant: target.value })} />
      </label>
      {isCoachOut && (
        <p className={styles.warning} role="alert">
          {t("roster.coachOut")}
        </p>
      )}
      {isCoachOut && onTakeOver !== null && (
        <button type="button" className={styles.save} data-take-over={side} onClick={onTakeOver.press}>
          {t("roster.takesOver", { name: onTakeOver.name })}
        </button>
      )}
      {count > usuallyDressed && <p className={styles.warning}>{t("roster.most", { count: usuallyDressed })}</p>}
      {fault !== null && (
        <p className={styles.warning} role="alert">
          {fault.kind === "shared" ? t("roster.shared", { shirt: fault.of }) : t("roster.noShirt", { player: fault.of })}
        </p>
      )}
      {onSave === null ? (
        <p className={styles.done}>{t("roster.unchanged")}</p>
      ) : (
        <button
          type="button"
          className={styles.save}
          disabled={fault !== null || count === 0}
          onClick={onSave}
          data-save={`roster ${side}`}
        >
          {t(isWritten ? "roster.save" : "roster.saveWhole")}
        </button>
      )}
    </section>
  );
}

type RowProps = Pick<RosterEditorProps, "side" | "draft" | "onDraft"> & { readonly row: DraftRow };

function Row({ side, row: { player, isIn, absence, isFixed }, draft, onDraft }: RowProps) {
  const t = useT("crew");
  const { key, shirt } = player;
  const name = `${player.givenName} ${player.familyName}`.trim();
  return (
    <li data-in={isIn || undefined}>
      <input
        type="checkbox"
        checked={isIn}
        disabled={isFixed && isIn}
        aria-label={t("roster.dressedIs", { player: name })}
        onChange={({ target }) => onDraft(withRow(draft, key, { isIn: target.checked }))}
      />
      <input
        className={styles.shirt}
        value={shirt}
        inputMode="numeric"
        maxLength={2}
        pattern="\d{1,2}"
        disabled={!isIn}
        aria-label={t("roster.shirtOf", { player: name })}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onDraft(withRow(draft, key, { shirt: target.value.replaceAll(/\D/g, "") }))}
      />
      <span className={styles.name}>
        {name} {absence !== null && <em>{t(`roster.absence.${absence}`)}</em>}
      </span>
      <label className={styles.captain}>
        <input
          type="radio"
          name={`captain ${side}`}
          checked={player.captain && isIn}
          disabled={!isIn}
          aria-label={t("roster.captainIs", { player: name })}
          onChange={() => onDraft(withRow(draft, key, { captain: true }))}
        />
        <span aria-hidden="true">{t("roster.captain")}</span>
      </label>
    </li>
  );
}

/** A late guest, whom the club's list does not have. */
function Guest({ side, draft, onDraft }: Pick<RosterEditorProps, "side" | "draft" | "onDraft">) {
  const t = useT("crew");
  const [typed, setTyped] = useState({ shirt: "", givenName: "", familyName: "" });
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.familyName.trim() === "" || typed.shirt === "") return;
    onDraft(withGuest(draft, side, { ...typed, givenName: typed.givenName.trim(), familyName: typed.familyName.trim() }));
    setTyped({ shirt: "", givenName: "", familyName: "" });
  };
  return (
    <details className={styles.guest}>
      <summary>{t("roster.add")}</summary>
      <form onSubmit={add}>
        <label>
          {t("roster.shirt")}
          <input
            className={styles.shirt}
            inputMode="numeric"
            maxLength={2}
            required
            value={typed.shirt}
            onChange={({ target }) => setTyped({ ...typed, shirt: target.value.replaceAll(/\D/g, "") })}
          />
        </label>
        <label>
          {t("roster.given")}
          <input maxLength={60} value={typed.givenName} onChange={({ target }) => setTyped({ ...typed, givenName: target.value })} />
        </label>
        <label>
          {t("roster.family")}
          <input
            maxLength={60}
            required
            value={typed.familyName}
            onChange={({ target }) => setTyped({ ...typed, familyName: target.value })}
          />
        </label>
        <button type="submit">{t("roster.add")}</button>
      </form>
    </details>
  );
}
