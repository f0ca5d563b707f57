import { type SubmitEvent, useState } from "react";
import type { Fact, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { type PreparedSide, typedFive } from "#core/table/before-game.ts";
import { useT } from "../../i18n/use-t.ts";
import type { TableSpeech } from "../scoring/table-words.ts";
import styles from "./before-game.module.css";

type StartingFiveProps = {
  readonly side: Side;
  readonly prepared: PreparedSide;
  readonly tell: (facts: readonly Fact[]) => boolean;
  readonly speech: TableSpeech;
};

const fiveSize = 5;

/** Five taps, or five numbers in a line; then whoever leads the side says that they are right. PREP4 */
export function StartingFive({ side, prepared, tell, speech }: StartingFiveProps) {
  const t = useT("crew");
  const { sheet, starters, confirmed } = prepared;
  const [isChanging, setChanging] = useState(false);
  if (sheet === null) return null;
  const isNamed = starters.length > 0;
  return (
    <section id={`five-${side}`} aria-label={`${t("five.title")} ${speech.names.code(side)}`}>
      <h3>{t("five.title")}</h3>
      {!isNamed || isChanging ? (
        <Choosing
          side={side}
          prepared={prepared}
          speech={speech}
          onFive={(players) => {
            if (tell([{ type: "starters.set", side, players }])) setChanging(false);
          }}
        />
      ) : (
        <>
          <p className={styles.five}>
            {starters.map((key) => {
              const { shirt, name } = speech.names.player(side, key);
              return (
                <span key={key}>
                  <b translate="no">{shirt}</b> {name}
                </span>
              );
            })}
          </p>
          {confirmed === null ? (
            <Confirming side={side} prepared={prepared} tell={tell} speech={speech} />
          ) : (
            <p className={styles.done}>{t("five.confirmedBy", { name: confirmed.name })}</p>
          )}
          <button type="button" onClick={() => setChanging(true)}>
            {t("five.change")}
          </button>
        </>
      )}
    </section>
  );
}

type ChoosingProps = Pick<StartingFiveProps, "side" | "prepared" | "speech"> & { readonly onFive: (players: readonly PlayerKey[]) => void };

function Choosing({ side, prepared: { sheet, starters }, speech, onFive }: ChoosingProps) {
  const t = useT("crew");
  const [typed, setTyped] = useState("");
  const [tapped, setTapped] = useState<readonly PlayerKey[]>(starters);
  const [isWrong, setWrong] = useState(false);
  const players = sheet?.players ?? [];
  const fromLine = sheet === null || typed === "" ? null : typedFive(sheet, typed);
  const chosen = typed === "" ? tapped : (fromLine ?? []);
  const take = (event: SubmitEvent) => {
    event.preventDefault();
    setWrong(chosen.length !== fiveSize);
    if (chosen.length === fiveSize) onFive(chosen);
  };
  const tap = (key: PlayerKey) => {
    setWrong(false);
    setTyped("");
    const next = chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
    if (next.length <= fiveSize) setTapped(next);
  };
  return (
    <form className={styles.choosing} onSubmit={take}>
      <label>
        {t("five.typed")}
        <input
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          aria-invalid={isWrong || undefined}
          data-step={`starters ${side}`}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
        />
      </label>
      <div className={styles.taps} role="group" aria-label={t("five.hint")} style={speech.names.style(side)}>
        {players.map(({ key, shirt, familyName }) => (
          <button key={key} type="button" aria-pressed={chosen.includes(key)} data-tap={key} onClick={() => tap(key)}>
            <b translate="no">{shirt}</b>
            <small>{familyName}</small>
          </button>
        ))}
      </div>
      <button type="submit" className={styles.save} data-save={`starters ${side}`}>
        {t("five.save")}
      </button>
      {isWrong && (
        <p className={styles.warning} role="alert">
          {t("five.wrong")}
        </p>
      )}
    </form>
  );
}

/** By the coach at this screen, or by the captain where there is none. */
function Confirming({ side, prepared: { sheet, captain }, tell, speech }: StartingFiveProps) {
  const t = useT("crew");
  const [name, setName] = useState(sheet?.coach ?? "");
  const coach = name.trim();
  const confirmAs = (by: "coach" | "captain", who: string) => tell([{ type: "starters.confirm", side, by, name: who }]);
  return (
    <form
      className={styles.confirming}
      onSubmit={(event) => {
        event.preventDefault();
        if (coach !== "") confirmAs("coach", coach);
      }}
    >
      <label>
        {t("five.name")}
        <input
          value={name}
          maxLength={100}
          data-step={coach === "" ? `confirmed ${side}` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className={styles.save} disabled={coach === ""} data-step={coach === "" ? undefined : `confirmed ${side}`}>
        {t("five.confirmCoach")}
      </button>
      {captain !== null && (
        <button type="button" onClick={() => confirmAs("captain", speech.names.player(side, captain).name)}>
          {t("five.confirmCaptain")}
        </button>
      )}
    </form>
  );
}
