import type { CSSProperties } from "react";
import type { LeaderModel, SlotModel } from "./slot-model.ts";
import styles from "./slot.module.css";
import { barOf, teamStyle } from "./team-style.ts";
import type { Presence } from "./use-presence.ts";

/** What stands beside the score, with the way it comes and goes. */
export function Slot({ presence: { shown, phase } }: { presence: Presence<SlotModel> }) {
  if (shown === null) return null;
  return (
    <section
      key={shown.key}
      className={`${styles.slot} ${styles[layoutOf[shown.kind]] ?? ""}`}
      data-phase={phase}
      data-graphic={shown.kind}
    >
      <SlotContent slot={shown} />
    </section>
  );
}

const layoutOf: Readonly<Record<SlotModel["kind"], string>> = {
  "lower-third": "person",
  caption: "person",
  quarters: "quarters",
  leaders: "leaders",
};
/** Letters that stand beside four figures in the large size. */
const longName = 21;
const lettersOfNumber = 2;

function SlotContent({ slot }: { slot: SlotModel }) {
  switch (slot.kind) {
    case "lower-third":
      return (
        <>
          <div
            className={styles.plate}
            style={teamStyle(slot.look)}
            data-letters={slot.plate.length > lettersOfNumber ? slot.plate.length : undefined}
          >
            {slot.plate}
          </div>
          <Name name={slot.name} note={slot.note} />
          <div className={styles.figures}>
            {slot.figures.map(({ text, label }, place) => (
              <div key={label} className={styles.step} style={step(place + 1)}>
                {text}
                <small>{label}</small>
              </div>
            ))}
          </div>
        </>
      );
    case "caption":
      return (
        <>
          <i className={styles.stripe} />
          <Name name={slot.name} note={slot.note} />
        </>
      );
    case "quarters":
      return (
        <>
          <h2 className={styles.step}>{slot.title}</h2>
          <Quarters slot={slot} />
        </>
      );
    case "leaders":
      return (
        <>
          <h2 className={styles.step}>{slot.title}</h2>
          {slot.leaders.map((leader, place) => (
            <Leader key={leader.label} leader={leader} place={place} />
          ))}
        </>
      );
  }
}

function Name({ name, note }: { name: string; note: string }) {
  return (
    <div className={`${styles.name} ${styles.step}`} data-long={name.length > longName ? "" : undefined}>
      {name}
      {note !== "" && <small>{note}</small>}
    </div>
  );
}

function Quarters({ slot: { title, heads, rows, total: totalHead } }: { slot: Extract<SlotModel, { kind: "quarters" }> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{title}</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">{totalHead}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ side, look, code, points, total }) => (
          <tr key={side}>
            <th scope="row" style={teamStyle(look)}>
              {code}
            </th>
            {points.map((scored, period) => (
              // A period is its place.
              <td key={period}>{scored}</td>
            ))}
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Leader({ leader: { look, name, text, label }, place }: { leader: LeaderModel; place: number }) {
  return (
    <div className={`${styles.leader} ${styles.step}`} style={{ ...step(place), "--team-bar": barOf(look) } as CSSProperties}>
      <span>{name}</span>
      <b>{text}</b>
      <small>
        <i />
        {label}
      </small>
    </div>
  );
}

function step(place: number): CSSProperties {
  return { "--step": place } as CSSProperties;
}
