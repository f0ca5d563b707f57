import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { StandingGame } from "#core/game/standing-game.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { looksAt, type LookWho, playerOfLook, type SecondLook, sideOfLook } from "#core/table/second-look.ts";
import { useT } from "../../i18n/use-t.ts";
import type { TableSpeech } from "../scoring/table-words.ts";
import styles from "./spotter-desk.module.css";

type LookChoiceProps = {
  readonly play: EventId;
  readonly game: StandingGame;
  readonly speech: TableSpeech;
  readonly onSay: (look: SecondLook) => void;
  readonly onClose: () => void;
};

/** What is not right about a play: one press, or one and a number. Escape leaves it. SPOT1 */
export function LookChoice({ play: id, game, speech, onSay, onClose }: LookChoiceProps) {
  const t = useT("crew");
  const [who, setWho] = useState<LookWho | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector("button")?.focus(), []);
  const play = game.plays.find(({ eventId }) => eventId === id);
  if (play === undefined) return null;
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    if (who === null) onClose();
    else setWho(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape of its own buttons
    <div ref={panel} className={styles.choice} onKeyDown={leave} data-choice={who ?? "kind"}>
      {looksAt(play).map((kind) => {
        if (kind === "value") {
          const value = play.fact.type === "field-goal" && play.fact.value === 2 ? 3 : 2;
          return (
            <button key={kind} type="button" data-look={kind} onClick={() => onSay({ kind, value })}>
              {t(`look.said.value${value}`)}
            </button>
          );
        }
        if (kind === "unsure" || kind === "missing") {
          return (
            <button key={kind} type="button" data-look={kind} onClick={() => onSay({ kind })}>
              {t(`look.said.${kind}`)}
            </button>
          );
        }
        return (
          <button key={kind} type="button" data-look={kind} aria-expanded={who === kind} onClick={() => setWho(kind)}>
            {t(`look.ask.${kind}`)}
          </button>
        );
      })}
      {who !== null && (
        <Numbers
          key={who}
          title={t(`look.ask.${who}`)}
          shirts={shirtsFor(game, speech, { side: sideOfLook(play, who), but: playerOfLook(play, who, game.plays) })}
          onNumber={(shirt) => onSay({ kind: who, shirt })}
        />
      )}
    </div>
  );
}

type Shirts = readonly { readonly shirt: string; readonly name: string; readonly isOnCourt: boolean }[];

type NumbersProps = { readonly title: string; readonly shirts: Shirts; readonly onNumber: (shirt: string) => void };

/** By a tap, or typed: those on court first. */
function Numbers({ title, shirts, onNumber }: NumbersProps) {
  const t = useT("crew");
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const isKnown = shirts.some(({ shirt }) => shirt === typed);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isKnown) onNumber(typed);
  };
  return (
    <form className={styles.numbers} aria-label={title} onSubmit={send}>
      <label>
        {t("look.typed")}
        <input
          ref={field}
          inputMode="none"
          autoComplete="off"
          value={typed}
          aria-invalid={typed !== "" && !shirts.some(({ shirt }) => shirt.startsWith(typed))}
          onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, "").slice(0, 2))}
        />
      </label>
      {shirts.map(({ shirt, name, isOnCourt }) => (
        <button key={shirt} type="button" data-shirt={shirt} data-on-court={isOnCourt || undefined} onClick={() => onNumber(shirt)}>
          <b translate="no">{shirt}</b> {name}
        </button>
      ))}
    </form>
  );
}

type Whose = { readonly side: ReturnType<typeof sideOfLook>; readonly but: ReturnType<typeof playerOfLook> };

function shirtsFor({ state }: StandingGame, { names }: TableSpeech, { side, but }: Whose): Shirts {
  if (side === null) return [];
  const players = [...state[side].players.values()].filter(
    ({ player }) => player.key !== but && (player.didNotPlayReason ?? null) === null,
  );
  const shirts = players.map(({ player: { key }, onCourt }) => ({ ...names.player(side, key), isOnCourt: onCourt }));
  return shirts.toSorted((one, other) => Number(other.isOnCourt) - Number(one.isOnCourt) || Number(one.shirt) - Number(other.shirt));
}
