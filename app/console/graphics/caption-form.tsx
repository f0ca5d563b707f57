import { useState } from "react";
import { type Graphic, longestCaption } from "#contract/live/graphics.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./graphics-desk.module.css";
import { type GraphicsDeskNow, isOnAir, isPrepared } from "./use-graphics-desk.ts";

/** A lower third of the operator's own words. */
export function CaptionForm({ desk }: { desk: GraphicsDeskNow }) {
  const t = useT("console");
  const [title, setTitle] = useState("");
  const [note, setNote] = useState("");
  const graphic: Graphic = { name: "caption", title: title.trim(), note: note.trim() };
  const isOn = isOnAir(desk.state, graphic);
  const isNext = isPrepared(desk.state, graphic);
  return (
    <section aria-labelledby="group-caption">
      <h2 id="group-caption">{t("graphics.group.caption")}</h2>
      <form
        className={styles.caption}
        onSubmit={(event) => {
          event.preventDefault();
          if (graphic.title !== "") desk.press(graphic);
        }}
      >
        <label>
          {t("graphics.caption.title")}
          <input
            value={title}
            maxLength={longestCaption.title}
            onChange={(event) => setTitle(event.target.value)}
            required
            autoComplete="off"
          />
        </label>
        <label>
          {t("graphics.caption.note")}
          <input value={note} maxLength={longestCaption.note} onChange={(event) => setNote(event.target.value)} autoComplete="off" />
        </label>
        <button
          type="submit"
          className={styles.button}
          aria-pressed={isOn}
          aria-disabled={graphic.title === "" || desk.state === null}
          data-prepared={isNext || undefined}
        >
          <span>{t(desk.preparesFirst ? "graphics.prepare" : "graphics.caption.take")}</span>
          {isOn || isNext ? <em>{t(isOn ? "graphics.onAir" : "graphics.next")}</em> : <small>{t("graphics.caption.hint")}</small>}
        </button>
      </form>
    </section>
  );
}
