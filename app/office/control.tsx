import type { ControlText } from "./office-page.ts";
import styles from "./control.module.css";
import { Sought } from "./sought.tsx";
import texts from "./texts.module.css";

/** One thing that a form asks: what it is, what was typed, what is wrong with it, and what somebody else made of it. OFF13, OFF14 */
export function Control({ control, prefix = "is." }: { control: ControlText; prefix?: string }) {
  const { name, label, fault, hint, quarrel, stood, type, lang, isRequired, isFixed } = control;
  const id = `control-${name}`;
  const [faultId, hintId] = [`${id}-fault`, `${id}-hint`];
  if (type === "languages") return <Languages control={control} prefix={prefix} />;
  const described = [fault === null ? "" : faultId, hint === null ? "" : hintId].filter(Boolean).join(" ");
  const common = {
    id,
    name: prefix + name,
    lang: lang ?? undefined,
    "data-control": control.value,
    "aria-invalid": fault === null && quarrel === null ? undefined : true,
    "aria-required": isRequired || undefined,
    disabled: isFixed,
    "aria-describedby": described || undefined,
    autoFocus: control.isFirst,
  } as const;
  return (
    <div className={styles.control} data-kind={type}>
      {prefix === "is." && <input type="hidden" name={`was.${name}`} value={stood} />}
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true">{" *"}</span>}
      </label>
      <Written control={control} common={common} />
      <SaidOf control={control} id={id} />
    </div>
  );
}

/** What is wrong with it, how it is meant, and what somebody else made of it. */
function SaidOf({ control: { name, fault, hint, quarrel }, id }: { control: ControlText; id: string }) {
  return (
    <>
      {fault !== null && (
        <p id={`${id}-fault`} className={texts.fault}>
          {fault}
        </p>
      )}
      {hint !== null && (
        <p id={`${id}-hint`} className={texts.hint}>
          {hint}
        </p>
      )}
      {quarrel && (
        <div className={styles.quarrel}>
          <p>{quarrel.text}</p>
          <label>
            <input type="checkbox" name={`leave.${name}`} value="yes" />
            <span>{quarrel.leave}</span>
          </label>
        </div>
      )}
    </>
  );
}

/** Some of the site's languages: a box for each. */
function Languages({ control, prefix }: { control: ControlText; prefix: string }) {
  const { name, label, value, stood, choices, isFixed, fault, quarrel } = control;
  const id = `control-${name}`;
  const ticked = value.split(", ");
  return (
    <fieldset className={styles.boxes} aria-invalid={fault === null && quarrel === null ? undefined : true}>
      <input type="hidden" name={`was.${name}`} value={stood} />
      <legend>{label}</legend>
      {choices.map(({ value: each, text }) => (
        <label key={each}>
          <input
            type="checkbox"
            name={prefix + name}
            value={each}
            data-control={ticked.includes(each) ? "yes" : "no"}
            defaultChecked={ticked.includes(each)}
            disabled={isFixed}
          />
          <span>{text}</span>
        </label>
      ))}
      <SaidOf control={control} id={id} />
    </fieldset>
  );
}

/** The picture that there is, a file for another, and a box to have none; what there is goes on with the form. OFF61 */
function Picture({ control, common }: { control: ControlText; common: WrittenProps }) {
  const { value, stood, picture, isRequired } = control;
  const { id, name, "data-control": kept, ...said } = common;
  return (
    // A file that was stored is chosen no longer.
    <div key={stood} className={styles.picture}>
      <input type="hidden" name={name} data-control={kept} defaultValue={value} />
      {value !== "" && (
        <span className={styles.mark} data-ground={picture?.isOnDark ? "dark" : "light"}>
          <img src={value} alt={picture?.alt ?? ""} height={48} />
        </span>
      )}
      <input
        {...said}
        id={id}
        type="file"
        name={`file.${control.name}`}
        accept="image/svg+xml,image/png,image/jpeg,image/webp,image/avif"
        className={styles.typed}
      />
      {value !== "" && !isRequired && (
        <label>
          <input type="checkbox" name={`clear.${control.name}`} value="yes" disabled={said.disabled} />
          <span>{picture?.clear}</span>
        </label>
      )}
    </div>
  );
}

type WrittenProps = {
  readonly id: string;
  readonly name: string;
  readonly "data-control": string;
  readonly disabled: boolean;
  readonly autoFocus: boolean;
};

function Written({ control, common }: { control: ControlText; common: WrittenProps }) {
  const { type, value, choices, most, sought } = control;
  if (type === "picture") return <Picture control={control} common={common} />;
  if (sought) return <Sought control={control} sought={sought} common={common} />;
  if (type === "lines") return <textarea {...common} className={styles.typed} rows={linesFor(most)} defaultValue={value} />;
  if (type === "check") return <input {...common} type="checkbox" value="yes" defaultChecked={value === "yes"} />;
  if (type === "select")
    return (
      <select {...common} className={styles.typed} defaultValue={value}>
        <Choices choices={choices.filter(({ group }) => group === undefined)} />
        {[...new Set(choices.flatMap(({ group }) => (group === undefined ? [] : [group])))].map((group) => (
          <optgroup key={group} label={group}>
            <Choices choices={choices.filter((each) => each.group === group)} />
          </optgroup>
        ))}
      </select>
    );
  if (type === "number")
    return <input {...common} className={styles.typed} type="text" inputMode="numeric" defaultValue={value} autoComplete="off" />;
  return (
    <input
      {...common}
      className={styles.typed}
      type={type}
      defaultValue={value}
      autoComplete={type === "password" ? "new-password" : "off"}
      maxLength={most === null ? undefined : most * 2}
    />
  );
}

/** A text that may be long has room from the start. */
function linesFor(most: number | null): number {
  if (most === null) return 3;
  return most > 5000 ? 14 : most > 200 ? 3 : 1;
}

function Choices({ choices }: Pick<ControlText, "choices">) {
  return choices.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
