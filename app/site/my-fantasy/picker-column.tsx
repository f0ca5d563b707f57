import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "../../i18n/use-t.ts";
import { Picker, type Picking } from "./picker.tsx";
import styles from "./picker-column.module.css";
import { PickerHeads, PickerRow } from "./picker-row.tsx";
import { pickerTitle } from "./picker-title.ts";

type Props = Picking & {
  /** What is said and asked of the whole squad: here it covers nobody. */
  above: ReactNode;
  /** Whom somebody is looked for; `null`: nobody in particular. */
  place: number | null;
  /** It was asked for, and not only looked at: whoever has no mouse is led there. */
  isAsked: boolean;
  onAsk: (place: number) => void;
};

/** Beside the court: who may come to the place that is asked about, and as long as none is, the ten of the squad. MYFAN13 */
export function PickerColumn({ above, place, isAsked, onAsk, onPick, ...picking }: Props) {
  const t = useT("my-fantasy");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsked && place !== null) heading.current?.focus({ preventScroll: true });
  }, [isAsked, place]);
  function pick(at: number, number: number): void {
    onPick(at, number);
    // The row that was pressed is gone.
    heading.current?.focus({ preventScroll: true });
  }
  const { tokens } = picking;
  const title = place === null ? t("parts.squad") : pickerTitle(place, picking);
  return (
    <section className={styles.column} aria-label={title}>
      {above}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {place === null ? (
        <Squad {...picking} onAsk={onAsk} />
      ) : (
        // Of another place other things are wished: `key` forgets what was looked for.
        <Picker key={tokens[place]?.group} place={place} onPick={pick} {...picking} />
      )}
    </section>
  );
}

function Squad({ draft, players, language, onAsk }: Omit<Picking, "onPick"> & Pick<Props, "onAsk">) {
  const t = useT("my-fantasy");
  return (
    <div className={styles.squad}>
      <PickerHeads />
      <ul>
        {draft.places.map(({ number }, place) => {
          const player = number === null ? undefined : players.get(number);
          if (player === undefined) return null;
          return (
            <PickerRow
              key={player.number}
              player={player}
              price={player.price}
              why={null}
              act={{ sign: "exchange", label: `${t("selected.transfer")}: ${player.fullName}` }}
              language={language}
              onPress={() => onAsk(place)}
            />
          );
        })}
      </ul>
    </div>
  );
}
