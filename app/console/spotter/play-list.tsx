import { type KeyboardEvent, useRef, useState } from "react";
import { gameClockCells, textOfCells } from "#core/game/clock-text.ts";
import { type OpenLook, openLooks, type SecondLook } from "#core/table/second-look.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { useT } from "../../i18n/use-t.ts";
import { keptEvents, type LogLine, logLines } from "../scoring/log-lines.ts";
import { lookText } from "../scoring/look-text.ts";
import { lineText, partsText, type TableSpeech, whoText } from "../scoring/table-words.ts";
import { ruleKey } from "../seat/rule-words.ts";
import type { Kept, Seat } from "../seat/seat.ts";
import { mayWriteNow, type SeatState } from "../seat/seat-state.ts";
import { LookChoice } from "./look-choice.tsx";
import styles from "./spotter-desk.module.css";
import { sayLook, takeBackLook } from "./tell-look.ts";

type PlayListProps = { readonly seat: Seat; readonly state: SeatState; readonly speech: TableSpeech };

/** As far back as a second pair of eyes remembers. */
const mostShown = 20;

/** The newest plays, newest on top; pressed, one says what is not right about it. SPOT1, SPOT3 */
export function PlayList({ seat, state, speech }: PlayListProps) {
  const t = useT("crew");
  const words = useT("seat");
  const { game, pending } = state;
  const [open, setOpen] = useState<EventId | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const kept = keptEvents(pending.map(({ command }) => command));
  const lines = logLines(game, new Set()).slice(-mostShown).toReversed();
  const looks = openLooks(game.plays);
  const heard = (answer: Kept) => {
    if (answer.kind === "kept") setRefusal(null);
    else setRefusal(answer.kind === "behind" ? words("rule.behind") : words(`rule.${ruleKey(answer.rule)}`, { rule: answer.rule }));
  };
  const close = (line: EventId) => {
    setOpen(null);
    list.current?.querySelector<HTMLButtonElement>(`[data-line="${CSS.escape(line)}"] > button`)?.focus();
  };
  const say = (line: EventId) => (look: SecondLook) => {
    close(line);
    void sayLook(seat, line, look).then(heard);
  };
  return (
    <>
      <p role="alert" className={styles.said}>
        {refusal}
      </p>
      {lines.length === 0 && <p className={styles.lead}>{t("look.none")}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrows of its own buttons */}
      <ol ref={list} className={styles.plays} onKeyDown={walk}>
        {lines.map((line) => (
          <li key={line.eventId} data-line={line.eventId} style={line.side === null ? undefined : speech.names.style(line.side)}>
            <button
              type="button"
              disabled={!mayWriteNow(state)}
              aria-expanded={open === line.eventId}
              onClick={() => setOpen(open === line.eventId ? null : line.eventId)}
            >
              <PlayWords line={line} state={state} speech={speech} />
            </button>
            {open === line.eventId && (
              <LookChoice play={line.eventId} game={game} speech={speech} onSay={say(line.eventId)} onClose={() => close(line.eventId)} />
            )}
            {looks
              .filter(({ flag }) => flag.about === line.eventId)
              .map((look) => (
                <Said
                  key={look.flag.eventId}
                  look={look}
                  state={state}
                  speech={speech}
                  isKept={kept.has(look.flag.eventId)}
                  onTakeBack={() => void takeBackLook(seat, look.flag.eventId).then(heard)}
                />
              ))}
          </li>
        ))}
      </ol>
    </>
  );
}

function PlayWords({ line, state: { game }, speech }: Pick<PlayListProps, "state" | "speech"> & { readonly line: LogLine }) {
  const parts = partsText(speech, line);
  return (
    <>
      <time>{line.gameClockMs === null ? "" : textOfCells(gameClockCells(line.gameClockMs, game.rules.clockReading.game))}</time>
      <i />
      <span>
        <b>{whoText(speech, line.side, line.player)}</b> {lineText(speech, line)}
        {parts !== "" && <span> · {parts}</span>}
      </span>
      {line.score !== null && <span translate="no">{speech.score(line.score.home, line.score.away)}</span>}
    </>
  );
}

type SaidProps = Pick<PlayListProps, "state" | "speech"> & {
  readonly look: OpenLook;
  /** Not on the server yet. */
  readonly isKept: boolean;
  readonly onTakeBack: () => void;
};

/** What has been said of a play and how far it has come; taken back as long as nobody has dealt with it. */
function Said({ look, state, speech, isKept, onTakeBack }: SaidProps) {
  const t = useT("crew");
  return (
    <p className={styles.look} data-kept={isKept || undefined}>
      <span>
        <b>{lookText(t, speech, look, state.game)}</b> {t(isKept ? "look.onDevice" : "look.told")}
      </span>
      <button type="button" disabled={!mayWriteNow(state)} onClick={onTakeBack}>
        {t("look.takeBack")}
      </button>
    </p>
  );
}

/** Up and down go from play to play. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || event.target instanceof HTMLInputElement) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(":scope > li > button")];
  const at = buttons.findIndex((button) => button.parentElement?.contains(event.target as Node));
  event.preventDefault();
  buttons[at + step]?.focus();
}
