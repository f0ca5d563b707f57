import { type MouseEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { GameState } from "#core/game/game-state.ts";
import { periodAt } from "#core/game/period.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import type { TableEntry } from "#core/table/table-entry.ts";
import { ActionBar } from "./action-bar.tsx";
import { ActionLog } from "./action-log.tsx";
import { attacks } from "./court-place.ts";
import { DraftPanel } from "./draft-panel.tsx";
import { KeyHelp } from "./key-help.tsx";
import type { LogLine } from "./log-lines.ts";
import { linesOf, type LogWalk } from "./log-walk.ts";
import { isMeant, type Touch } from "./palm-guard.ts";
import styles from "./scoring-screen.module.css";
import type { ScoringDesk } from "./scoring-desk.ts";
import { SentenceBar } from "./sentence-bar.tsx";
import { sentenceView } from "./sentence-view.ts";
import { SideTiles } from "./side-tiles.tsx";
import { TableCourt } from "./table-court.tsx";
import { TableFoot } from "./table-foot.tsx";
import { TableHead } from "./table-head.tsx";
import { lineText, partsText, sayingText, type TableSpeech, whoText } from "./table-words.ts";
import { useSpeech } from "./use-speech.ts";
import { useTableKeys } from "./use-table-keys.ts";

type ScoringScreenProps = {
  readonly view: LiveGameAnswer;
  readonly title: string;
  readonly madeAt: number;
  readonly desk: ScoringDesk;
  /** What the seat says of itself. */
  readonly children?: ReactNode;
};

/** The scorer's screen of a game: the sentence, the sides, the court, the keys and the log. */
export function ScoringScreen({ view, title, madeAt, desk, children }: ScoringScreenProps) {
  const shown = useSyncExternalStore(desk.subscribe, desk.view, desk.view);
  const { game, now, walk, draft, lines } = shown;
  const speech = useSpeech(view, desk);
  const [isComposing, setComposing] = useState(false);
  const [hasKeys, setKeys] = useState(true);
  const onHelp = useCallback(() => setKeys((before) => !before), []);
  useTableKeys({ desk, onComposing: useCallback(() => setComposing(true), []), onHelp });
  useEffect(() => setComposing(false), [shown.entry, walk, draft]);
  const guard = usePalmGuard();
  const entry = draft?.entry ?? shown.entry;
  const typedGame = draft?.game ?? game;
  const sentence = sentenceView(entry, typedGame, desk.table);
  const state = stateAt(typedGame, entry);
  const last = lines.at(-1) ?? null;
  const did = didOf(speech, last);
  const period = state.periods[state.periodIndex]?.period ?? periodAt(0, game.rules.format);
  const tiles = (side: "home" | "away") => (
    <SideTiles
      side={side}
      state={state}
      sentence={sentence}
      did={did?.side === side ? did : null}
      end={attacks(game, side, period)}
      speech={speech}
      desk={desk}
    />
  );
  return (
    <div className={styles.table} data-scoring data-help={hasKeys || undefined} data-draft={draft === null ? undefined : "true"} {...guard}>
      <h1 className="visually-hidden">{title}</h1>
      <TableHead now={now} rules={game.rules} madeAt={madeAt} speech={speech} />
      {tiles("home")}
      <div className={styles.middle}>
        <SentenceBar
          sentence={sentence}
          notice={draft ? draft.notice : shown.notice}
          isComposing={isComposing}
          speech={speech}
          rules={game.rules}
          desk={desk}
        />
        {draft ? (
          <DraftPanel draft={draft} rules={game.rules} speech={speech} desk={desk} />
        ) : (
          <TableCourt
            game={game}
            version={game.version}
            place={sentence.saying === null ? sentence.place : null}
            speech={speech}
            desk={desk}
          />
        )}
        {hasKeys && draft === null && <KeyHelp desk={desk} speech={speech} />}
        <ActionBar desk={desk} last={shown.entry.gestures.at(-1) ?? null} isSaying={sentence.saying !== null} speech={speech} />
      </div>
      {tiles("away")}
      <ActionLog
        lines={filteredLines(lines, game, walk)}
        flags={shown.flags}
        walk={walk}
        typing={typingText(speech, sentence)}
        reading={game.rules.clockReading.game}
        speech={speech}
        desk={desk}
      />
      <TableFoot shown={shown} desk={desk} speech={speech} onHelp={onHelp} hasKeys={hasKeys}>
        {children}
      </TableFoot>
      <p className="visually-hidden" role="status" data-spoken>
        {last && spokenText(speech, last)}
      </p>
    </div>
  );
}

function filteredLines(lines: readonly LogLine[], game: StandingGame, walk: LogWalk | null): readonly LogLine[] {
  if (walk === null || walk.filter === "all") return lines;
  const kept = new Set(linesOf(game, walk.filter).map(({ eventId }) => eventId));
  return lines.filter(({ eventId }) => kept.has(eventId));
}

/** What the last line says, for the tile of whom it says it. */
function didOf(speech: TableSpeech, last: LogLine | null) {
  return last?.player && last.side ? { side: last.side, player: last.player, what: lineText(speech, last) } : null;
}

/** Those on court where is typed. */
function stateAt(game: StandingGame, { cursor }: TableEntry): GameState {
  return cursor === null ? game.state : game.stateBefore(game.placeOf(cursor.after) + 1);
}

function typingText(speech: TableSpeech, { saying, who, side }: ReturnType<typeof sentenceView>): string {
  if (saying === null) return "";
  const whose = who && side !== null ? `${whoText(speech, who.side, who.player)} ` : "";
  return `${whose}${sayingText(speech.t, saying)} …`;
}

/** A line once more for those who hear the table. */
function spokenText(speech: TableSpeech, line: Parameters<typeof lineText>[1]): string {
  const { t } = speech;
  const what = [lineText(speech, line), partsText(speech, line)].filter(Boolean).join(", ");
  const who = whoText(speech, line.side, line.player);
  const told = who === "" ? what : t("spoken", { who, what });
  return line.score ? t("spokenScore", { line: told, ...line.score }) : told;
}

/** Presses keep the focus where it is, so that Enter goes to the table; what is not meant goes nowhere. SCORER6 */
function usePalmGuard() {
  const before = useRef<Touch | null>(null);
  const isIgnored = useRef(false);
  return {
    onMouseDown: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("button, svg") && !event.target.closest("input")) event.preventDefault();
    },
    onPointerDownCapture: (event: PointerEvent) => {
      const target = event.target instanceof Element ? (event.target.closest("button") ?? event.target) : null;
      const touch = { at: event.timeStamp, x: event.clientX, y: event.clientY, target };
      isIgnored.current = event.pointerType === "touch" && !isMeant(touch, before.current);
      if (!isIgnored.current) before.current = touch;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isIgnored.current) return;
      isIgnored.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
