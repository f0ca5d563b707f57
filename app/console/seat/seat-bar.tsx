import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import type { LiveRole } from "#contract/live/game-command.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { formatFor } from "../../i18n/format.ts";
import { useT } from "../../i18n/use-t.ts";
import { HandOver } from "./hand-over.tsx";
import { ruleKey } from "./rule-words.ts";
import type { Seat } from "./seat.ts";
import styles from "./seat-bar.module.css";
import { readSeatFile, saveSeatFile, seatFile } from "./seat-file.ts";
import { roleOf, type SeatState } from "./seat-state.ts";

type SeatBarProps = {
  readonly seat: Seat;
  readonly state: SeatState;
  readonly gameId: string;
  readonly link: string;
  readonly role: LiveRole;
};

/** How the line is, in words; what waits; who has the seat. Said politely to those who cannot see it. SEAT5, SEAT8 */
export function SeatLineWords({ seat, state }: Pick<SeatBarProps, "seat" | "state">) {
  const t = useT("seat");
  const { locale, timeZone } = useLanguage();
  const format = formatFor(locale, timeZone);
  const now = useEverySecond(seat, state.line.state === "offline");
  const { line, pending, seenAfterMs, isStored } = state;
  const silentMs = line.silentSince === null ? 0 : Math.max(0, now - line.silentSince);
  const isOff = line.state === "offline";
  // What the device has not on its disk yet is kept nowhere.
  const keeping = pending.filter(({ standing }) => standing === "keeping").length;
  return (
    <p className={styles.line} role="status" data-line={line.state} data-pending={pending.length} data-keeping={keeping}>
      <i aria-hidden="true" />
      <span>{isOff ? t("line.offline", { time: durationText(silentMs) }) : t(`line.${line.state}`)}</span>
      {pending.length > 0 && <b>{t("line.waiting", { count: pending.length })}</b>}
      {!isOff && pending.length === 0 && seenAfterMs !== null && seenAfterMs < 60_000 && (
        <span className={styles.seen}>{t("line.seen", { seconds: format.decimal(seenAfterMs / 1000, 2) })}</span>
      )}
      {!isStored && <strong>{t("line.notStored")}</strong>}
    </p>
  );
}

/** What of a seat asks for a hand now: it is somebody else's, it is asked for, something was refused. */
export function SeatAlerts({ seat, state }: Pick<SeatBarProps, "seat" | "state">) {
  return (
    <div className={styles.bar} data-alerts="">
      {state.roles.map((each) => (
        <RoleWords key={each.role} seat={seat} state={state} role={each.role} />
      ))}
      <Refusals seat={seat} state={state} />
    </div>
  );
}

/** What is done with a seat at leisure: handed over, copied. */
export function SeatBar({ seat, state, gameId, link, role }: SeatBarProps) {
  return (
    <div className={`${styles.bar} ${styles.tools}`}>
      {roleOf(state, role)?.standing === "held" && <HandOver seat={seat} state={state} role={role} link={link} />}
      <Copies seat={seat} state={state} gameId={gameId} role={role} />
    </div>
  );
}

function RoleWords({ seat, state, role }: Pick<SeatBarProps, "seat" | "state" | "role">) {
  const t = useT("seat");
  const each = roleOf(state, role);
  const wanted = each?.lease?.wanted ?? null;
  const now = useEverySecond(seat, wanted !== null || Boolean(each?.grantedAt));
  if (each?.standing === "held" && wanted !== null) {
    return (
      <div className={styles.alert} role="alert" data-seat="asked">
        <p>{t("role.asked", { seconds: secondsUntil(wanted.grantedAt, now) })}</p>
        <button type="button" onClick={() => void seat.keepSeat(role)}>
          {t("role.keep")}
        </button>
      </div>
    );
  }
  if (each?.standing === "refused") {
    return (
      <div className={styles.alert} role="alert" data-seat="refused">
        <p>{t("role.ended", { count: state.pending.length })}</p>
      </div>
    );
  }
  if (each?.standing !== "taken") return null;
  return (
    <div className={styles.alert} role="alert" data-seat="taken">
      <p>
        {t("role.taken", { name: each.lease?.holder ?? "" })} {state.pending.length > 0 && t("role.mine", { count: state.pending.length })}
      </p>
      {each.grantedAt === null ? (
        <button type="button" onClick={() => void seat.takeSeat(role)}>
          {t("role.takeOver")}
        </button>
      ) : (
        <p>{t("role.wanted", { seconds: secondsUntil(each.grantedAt, now) })}</p>
      )}
    </div>
  );
}

function Refusals({ seat, state }: Pick<SeatBarProps, "seat" | "state">) {
  const t = useT("seat");
  const { locale, timeZone } = useLanguage();
  const format = formatFor(locale, timeZone);
  if (state.refused.length === 0) return null;
  return (
    <ul className={styles.refused}>
      {state.refused.map(({ order, command, refusal }) => (
        <li key={order} data-refused={refusal?.rule}>
          <b>{t("refused.title", { time: format.date(command.occurredAt, "time") })}</b>
          <span>{t(`rule.${ruleKey(refusal?.rule ?? "")}`, { rule: refusal?.rule ?? "" })}</span>
          <button type="button" onClick={() => void seat.settle(order)}>
            {t("refused.seen")}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Copies({ seat, state, gameId, role }: Omit<SeatBarProps, "link">) {
  const t = useT("seat");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [said, setSaid] = useState<string | null>(null);
  const save = () => {
    const file = seatFile({ gameId, deviceId: state.deviceId, savedAt: seat.now(), commands: seat.commands });
    saveSeatFile(file, `fullcourt-${role}-${new Date(seat.now()).toISOString().slice(0, 16).replaceAll(":", "")}.json`);
  };
  async function open(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = event.currentTarget.files ?? [];
    const file = chosen === undefined ? null : readSeatFile(await chosen.text(), gameId);
    if (field.current) field.current.value = "";
    setSaid(file === null ? t("copy.wrong") : t("copy.taken", { count: await seat.takeOver(file.commands) }));
  }
  return (
    <>
      <button type="button" onClick={save}>
        {t("copy.save")}
      </button>
      <label htmlFor={id} className={styles.open}>
        {t("copy.open")}
        <input id={id} ref={field} type="file" accept="application/json,.json" onChange={(event) => void open(event)} />
      </label>
      {said !== null && <p role="status">{said}</p>}
    </>
  );
}

/** The server's time, told each second while somebody counts. */
function useEverySecond(seat: Seat, isCounting: boolean): number {
  const [now, setNow] = useState(() => seat.now());
  useEffect(() => {
    if (!isCounting) return undefined;
    setNow(seat.now());
    const timer = setInterval(() => setNow(seat.now()), 1000);
    return () => clearInterval(timer);
  }, [seat, isCounting]);
  return now;
}

function secondsUntil(at: number, now: number): number {
  return Math.max(0, Math.ceil((at - now) / 1000));
}

function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
