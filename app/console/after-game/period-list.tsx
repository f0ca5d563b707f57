import { type SubmitEvent, useState } from "react";
import { gameClockCells, textOfCells } from "#core/game/clock-text.ts";
import type { Fact } from "#core/game/facts.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { Period } from "#core/game/period.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import { openLooks } from "#core/table/second-look.ts";
import type { Remark } from "#core/table/remarks.ts";
import type { OpenFlagOfPlay, PeriodToConfirm, SettleList } from "#core/table/settle-list.ts";
import { useT } from "../../i18n/use-t.ts";
import { periodName } from "../score-strip.tsx";
import { logLines, type LogLine } from "../scoring/log-lines.ts";
import { lookText } from "../scoring/look-text.ts";
import type { ScoringDesk } from "../scoring/scoring-desk.ts";
import { lineText, type TableSpeech, whoText } from "../scoring/table-words.ts";
import styles from "./after-game.module.css";

type PeriodListProps = {
  readonly list: SettleList;
  readonly game: StandingGame;
  readonly desk: ScoringDesk;
  readonly speech: TableSpeech;
  /** Signed by all: nothing more is confirmed or settled here. */
  readonly isClosed: boolean;
  readonly now: Pick<GameNow, "mismatch" | "countMismatches">;
  readonly tell: (facts: readonly Fact[], of?: Period | null, reason?: string) => boolean;
  readonly onGoThere: (play: string) => void;
};

/** Period by period: its score, what is open in it, and that it is right. SETTLE1, SETTLE3 */
export function PeriodList(props: PeriodListProps) {
  const t = useT("crew");
  const { list, game, now } = props;
  const lines = new Map(logLines(game, new Set()).map((line) => [line.eventId as string, line]));
  return (
    <section className={styles.part}>
      <h2>{t("after.periods")}</h2>
      {(list.flags.length > 0 || now.mismatch !== null || now.countMismatches.length > 0) && (
        <div className={styles.period}>
          <h3>{t("after.general")}</h3>
          <Board now={now} />
          <OpenThings {...props} flags={list.flags} remarks={[]} lines={lines} />
        </div>
      )}
      {list.periods.map((period) => (
        <OnePeriod key={`${period.period.kind} ${period.period.number}`} {...props} period={period} lines={lines} />
      ))}
    </section>
  );
}

/** What the board in the hall shows otherwise: whoever is right, both are to be made the same. BRIDGE6, BRIDGE8 */
function Board({ now: { mismatch, countMismatches } }: Pick<PeriodListProps, "now">) {
  const t = useT("crew");
  return (
    <>
      {mismatch !== null && (
        <p className={styles.warning} data-board="score">
          {t("after.board.score", mismatch)}
        </p>
      )}
      {countMismatches.map(({ what, table, board }) => (
        <p key={what} className={styles.warning} data-board={what}>
          {t(`after.board.${what}`, { table, board })}
        </p>
      ))}
    </>
  );
}

type Lines = { readonly lines: ReadonlyMap<string, LogLine> };

function OnePeriod(props: PeriodListProps & Lines & { readonly period: PeriodToConfirm }) {
  const { period, game, speech, isClosed, tell } = props;
  const t = useT("crew");
  const venues = useT("venues");
  const name = periodName(period.period, game.rules, venues);
  return (
    <div className={styles.period} data-period={period.standing}>
      <h3>
        {name} <b>{speech.score(period.home, period.away)}</b> <small>{t(`after.standing.${period.standing}`)}</small>
      </h3>
      <OpenThings {...props} flags={period.flags} remarks={period.remarks} />
      {period.standing === "over" && !isClosed && (
        <button
          type="button"
          className={styles.main}
          data-confirm
          onClick={() => tell([{ type: "period.confirm", signer: null }], period.period)}
        >
          {t("after.confirm", { period: name })}
        </button>
      )}
      {period.standing === "confirmed" && !isClosed && (
        <Reopen name={name} onReopen={(reason) => tell([{ type: "period.reopen", reason }], period.period)} />
      )}
    </div>
  );
}

function Reopen({ name, onReopen }: { readonly name: string; readonly onReopen: (reason: string) => void }) {
  const t = useT("crew");
  const [reason, setReason] = useState("");
  return (
    <details className={styles.protest}>
      <summary>{t("after.reopen", { period: name })}</summary>
      <label>
        {t("after.reopenReason")}
        <input value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
      </label>
      <button type="button" disabled={reason.trim() === ""} onClick={() => onReopen(reason.trim())}>
        {t("after.reopen", { period: name })}
      </button>
    </details>
  );
}

type OpenThingsProps = Pick<PeriodListProps, "game" | "speech" | "isClosed" | "tell" | "onGoThere"> &
  Lines & { readonly flags: readonly OpenFlagOfPlay[]; readonly remarks: readonly Remark[] };

function OpenThings({ flags, remarks, game, speech, isClosed, tell, onGoThere, lines }: OpenThingsProps) {
  const t = useT("crew");
  if (flags.length === 0 && remarks.length === 0) return null;
  const textOf = (eventId: string | undefined) => {
    const line = eventId === undefined ? undefined : lines.get(eventId);
    if (!line) return "";
    const clock = line.gameClockMs === null ? "" : textOfCells(gameClockCells(line.gameClockMs, game.rules.clockReading.game));
    return [clock, whoText(speech, line.side, line.player), lineText(speech, line)].filter(Boolean).join(" · ");
  };
  const said = new Map(openLooks(game.plays).map((look) => [look.flag.eventId, lookText(t, speech, look, game)]));
  return (
    <ul className={styles.open}>
      {flags.map(({ eventId, kind, isBlocking, play }) => (
        <li key={eventId} data-flag={kind} data-blocking={isBlocking || undefined}>
          <p>
            <b>{said.get(eventId) ?? t(`after.flags.${kind}`)}</b> {isBlocking && <em>{t("after.inTheWay")}</em>}
            <br />
            {textOf(play?.eventId)}
          </p>
          {play !== null && <GoThere onClick={() => onGoThere(play.eventId)} />}
          {!isClosed && (
            <>
              <button type="button" onClick={() => tell([{ type: "flag.clear", about: eventId }])}>
                {t("after.settle")}
              </button>
              <Explain onExplain={(reason) => tell([{ type: "flag.clear", about: eventId }], null, reason)} />
            </>
          )}
        </li>
      ))}
      {remarks.map(({ kind, play }) => (
        <li key={`${kind} ${play.eventId}`} data-remark={kind}>
          <p>
            <b>{t(`after.remark.${kind}`)}</b>
            <br />
            {textOf(play.eventId)}
          </p>
          <GoThere onClick={() => onGoThere(play.eventId)} />
        </li>
      ))}
    </ul>
  );
}

/** Settled with the reason, which stands in the log for whoever asks later. SETTLE5 */
function Explain({ onExplain }: { readonly onExplain: (reason: string) => void }) {
  const t = useT("crew");
  const [reason, setReason] = useState("");
  const explain = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() !== "") onExplain(reason.trim());
  };
  return (
    <details className={styles.protest}>
      <summary>{t("after.explain")}</summary>
      <form onSubmit={explain}>
        <label>
          {t("after.explanation")}
          <input value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
        </label>
        <button type="submit" disabled={reason.trim() === ""}>
          {t("after.settle")}
        </button>
      </form>
    </details>
  );
}

function GoThere({ onClick }: { readonly onClick: () => void }) {
  const t = useT("crew");
  return (
    <button type="button" onClick={onClick}>
      {t("after.goThere")}
    </button>
  );
}
