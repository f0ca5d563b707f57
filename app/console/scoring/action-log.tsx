import { memo, useEffect, useRef } from "react";
import type { ClockReading } from "#core/rules/rule-set.ts";
import { gameClockCells, textOfCells } from "#core/game/clock-text.ts";
import { useT } from "../../i18n/use-t.ts";
import type { Doubt, LogLine } from "./log-lines.ts";
import { LookList } from "./look-list.tsx";
import { logFilters, type LogWalk } from "./log-walk.ts";
import type { ScoringDesk } from "./scoring-desk.ts";
import { keyCaps } from "./key-caps.ts";
import styles from "./action-log.module.css";
import { lineText, partsText, type TableSpeech, whoText } from "./table-words.ts";

type ActionLogProps = {
  /** Oldest first, as the filter leaves them. */
  readonly lines: readonly LogLine[];
  readonly flags: number;
  readonly walk: LogWalk | null;
  /** What is being typed, as the first line. */
  readonly typing: string;
  readonly reading: ClockReading;
  readonly speech: TableSpeech;
  readonly desk: ScoringDesk;
};

/** So many lines are drawn at a time: around the one that is walked to, else the newest. */
const mostDrawnLines = 40;

/** What has been written, newest on top; its first line is the sentence that is being said. SCORER7 */
export function ActionLog({ lines, flags, walk, typing, reading, speech, desk }: ActionLogProps) {
  const { t, names } = speech;
  const at = walk === null ? lines.length - 1 : lines.findIndex(({ eventId }) => eventId === walk.line);
  const end = Math.min(lines.length, Math.max(at + mostDrawnLines / 2, mostDrawnLines));
  const drawn = lines.slice(
    walk === null ? Math.max(0, lines.length - mostDrawnLines) : Math.max(0, end - mostDrawnLines),
    walk === null ? undefined : end,
  );
  return (
    <section className={styles.log} aria-labelledby="table-log" data-walking={walk !== null || undefined}>
      <header>
        <h2 id="table-log">{t("log.title")}</h2>
        <span>
          {t("log.count", { count: lines.length })}
          {flags > 0 && <b data-flags={flags}> · {t("log.flags", { count: flags })}</b>}
        </span>
      </header>
      {walk === null && <LookList desk={desk} speech={speech} />}
      {walk !== null && (
        <div className={styles.tools} role="group" aria-label={t("log.keys")}>
          {logFilters.map((filter) => (
            <button
              key={filter}
              type="button"
              tabIndex={-1}
              data-filter={filter}
              aria-pressed={walk.filter === filter}
              onClick={() => desk.filterLog(filter)}
            >
              {filter === "home" || filter === "away" ? t(`log.filter.${filter}`, { team: names.code(filter) }) : t(`log.filter.${filter}`)}
            </button>
          ))}
          {walk.typed !== "" && <b>{t("log.typed", { clock: walk.typed })}</b>}
          {walk.carried !== null && <b>{t("log.carried")}</b>}
        </div>
      )}
      <ol className={styles.lines}>
        {walk === null && (
          <li className={styles.typing} data-typing={typing !== "" || undefined}>
            {typing}
          </li>
        )}
        {drawn.toReversed().map((line) => (
          <Line
            key={line.eventId}
            line={line}
            isAt={walk?.line === line.eventId}
            isCarried={walk?.carried === line.eventId}
            reading={reading}
            speech={speech}
            desk={desk}
          />
        ))}
        {lines.length === 0 && <li className={styles.empty}>{t("log.empty")}</li>}
      </ol>
      <footer>{walk === null ? <OpenLog desk={desk} speech={speech} /> : <LogTools walk={walk} desk={desk} speech={speech} />}</footer>
    </section>
  );
}

function OpenLog({ desk, speech: { t } }: Pick<ActionLogProps, "desk" | "speech">) {
  return (
    <button type="button" onClick={() => desk.openLog()}>
      <kbd>{";"}</kbd> {t("log.open")}
    </button>
  );
}

function LogTools({ walk: { line }, desk, speech: { t } }: { readonly walk: LogWalk } & Pick<ActionLogProps, "desk" | "speech">) {
  const change = (way: "correct" | "before" | "after" | "void") => line !== null && desk.change(way, line);
  return (
    <>
      <button type="button" onClick={() => change("correct")}>
        {t("log.correct")}
      </button>
      <button type="button" onClick={() => change("before")}>
        {t("log.before")}
      </button>
      <button type="button" onClick={() => change("after")}>
        {t("log.after")}
      </button>
      <button type="button" onClick={() => change("void")}>
        {t("log.void")}
      </button>
      <button type="button" onClick={() => desk.key({ kind: "key", code: "Slash", shift: false, alt: false })}>
        {t("log.flag")}
      </button>
      <button type="button" onClick={() => desk.closeLog()}>
        <kbd>{keyCaps.escape}</kbd> {t("log.close")}
      </button>
      <p>{t("log.keys")}</p>
    </>
  );
}

type LineProps = {
  readonly line: LogLine;
  readonly isAt: boolean;
  readonly isCarried: boolean;
} & Pick<ActionLogProps, "reading" | "speech" | "desk">;

const Line = memo(
  function Line({ line, isAt, isCarried, reading, speech, desk }: LineProps) {
    const { t, names } = speech;
    const ref = useRef<HTMLLIElement>(null);
    useEffect(() => {
      if (isAt) ref.current?.scrollIntoView({ block: "nearest" });
    }, [isAt]);
    const parts = partsText(speech, line);
    const { doubt } = line;
    const crew = useT("crew");
    return (
      <li
        ref={ref}
        data-line={line.eventId}
        data-side={line.side ?? undefined}
        data-standing={line.standing}
        aria-current={isAt || undefined}
        data-carried={isCarried || undefined}
        style={line.side === null ? undefined : names.style(line.side)}
      >
        <button type="button" tabIndex={-1} onClick={() => desk.openLog(line.eventId)}>
          <time>{line.gameClockMs === null ? "" : textOfCells(gameClockCells(line.gameClockMs, reading))}</time>
          <i className={styles.stripe} />
          <span className={styles.text}>
            <b>{whoText(speech, line.side, line.player)}</b> {lineText(speech, line)}
            {parts !== "" && <span> · {parts}</span>}
            {line.isCorrected && <em>{t("what.corrected")}</em>}
            {doubt !== null && (
              <em data-doubt>{"flag" in doubt ? crew(`after.flags.${doubt.flag}`) : crew(`after.remark.${doubt.remark}`)}</em>
            )}
          </span>
          {line.score !== null && (
            <span className={styles.score} translate="no">
              {speech.score(line.score.home, line.score.away)}
            </span>
          )}
          <i className={styles.dot} role="img" aria-label={t(`log.standing.${line.standing}`)} />
        </button>
      </li>
    );
  },
  (before, after) =>
    before.isAt === after.isAt &&
    before.isCarried === after.isCarried &&
    before.speech === after.speech &&
    isSameLine(before.line, after.line),
);

/** Lines are made anew with every play; most of them say the same. */
function isSameLine(one: LogLine, other: LogLine): boolean {
  const names = ["eventId", "gameClockMs", "side", "player", "what", "number", "of", "name", "isCorrected", "standing"] as const;
  return (
    names.every((name) => one[name] === other[name]) &&
    one.parts.length === other.parts.length &&
    one.parts.every((part, index) => part.player === other.parts[index]?.player && part.what === other.parts[index]?.what) &&
    nameOfDoubt(one.doubt) === nameOfDoubt(other.doubt) &&
    one.score?.home === other.score?.home &&
    one.score?.away === other.score?.away &&
    one.out.join() === other.out.join() &&
    one.in.join() === other.in.join()
  );
}

function nameOfDoubt(doubt: Doubt | null): string | null {
  return doubt && ("flag" in doubt ? doubt.flag : doubt.remark);
}
