import { useEffect, useMemo, useRef } from "react";
import type { LiveRole } from "#contract/live/game-command.ts";
import type { GameSummary } from "#contract/game-summary.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { whoMustLeave } from "#core/game/court.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { scoreText } from "../../i18n/score-text.ts";
import { useT } from "../../i18n/use-t.ts";
import { LanguageLinks } from "../link/link-frame.tsx";
import type { LinkPageData } from "../link/load-link-page.ts";
import { periodName } from "../score-strip.tsx";
import type { Seat } from "../seat/seat.ts";
import { SeatAlerts, SeatBar, SeatLineWords } from "../seat/seat-bar.tsx";
import { ruleKey } from "../seat/rule-words.ts";
import type { SeatState } from "../seat/seat-state.ts";
import { useKeptPage } from "../seat/use-kept-page.ts";
import { useSeat } from "../seat/use-seat.ts";
import { ClockControls, isCounting } from "./clock-controls.tsx";
import styles from "./clock-desk.module.css";
import { NextSignal } from "./next-signal.tsx";
import { SetClock } from "./set-clock.tsx";
import { useClockKeyboard } from "./use-clock-keyboard.ts";
import { ToTipOff } from "./to-tip-off.tsx";
import { type ClockPresses, useClockPresses } from "./use-clock-presses.ts";
import { useHandFeel } from "./use-hand-feel.ts";
import { useRunOut } from "./use-run-out.ts";

type ClockDeskProps = { readonly page: LinkPageData; readonly token: string; readonly role: Extract<LiveRole, "clock" | "shot-clock"> };

/** The clock's seat, or the shot clock's alone: always night, one large key. CLOCK16–CLOCK20 */
export function ClockDesk({ page, token, role }: ClockDeskProps) {
  const t = useT("seat");
  const links = useMemo(() => [{ role, token }], [role, token]);
  const now = useSeat(page.game.gameId, links, page.game.log);
  return (
    <div className={styles.desk} data-desk={role}>
      <h1 className="visually-hidden">{page.title}</h1>
      {now.kind === "open" ? (
        <OpenDesk page={page} token={token} role={role} seat={now.seat} state={now.state} />
      ) : (
        <p className={styles.waits} role="status">
          {t(`role.${now.kind}`)}
        </p>
      )}
    </div>
  );
}

function OpenDesk({ page, token, role, seat, state }: ClockDeskProps & { readonly seat: Seat; readonly state: SeatState }) {
  const { locale } = useLanguage();
  const { game: view } = page;
  const { home, away } = view.summary;
  const word = useT("venues");
  const link = useT("console");
  const presses = useClockPresses(seat);
  const { entry, press } = presses;
  useClockKeyboard(press, entry.sentence?.ask === "seconds");
  useRunOut(seat, state);
  useHandFeel(isCounting(state));
  useKeptPage(state);
  const { now, rules } = state;
  const address = new URL(liveAddresses.desk(view.gameId, role, token), location.origin).href;
  return (
    <>
      <header className={styles.head}>
        <b>{link(`link.role.${role}`)}</b>
        <span>{now.period !== null && periodName(now.period, rules, word)}</span>
        <span>
          {home.code} <strong>{scoreText(locale, now.home.points, now.away.points)}</strong> {away.code}
        </span>
        <SeatLineWords seat={seat} state={state} />
      </header>
      <SeatAlerts seat={seat} state={state} />
      <Said presses={presses} state={state} />
      <MustLeave state={state} summary={view.summary} />
      <NextSignal seat={seat} state={state} />
      <ClockControls state={state} summary={view.summary} role={role} entry={entry} press={press}>
        {role === "clock" && <ToTipOff seat={seat} state={state} tipOff={view.summary.tipOff} />}
        {role === "clock" && <SetClock seat={seat} state={state} />}
      </ClockControls>
      <SeatBar seat={seat} state={state} gameId={view.gameId} link={address} role={role} />
      <footer className={styles.foot}>
        <LanguageLinks locale={locale} address={(language) => `/${language}/live/games/${view.gameId}/${role}`} />
      </footer>
    </>
  );
}

/** Who has to leave before play goes on. CLOCK23 */
function MustLeave({ state, summary }: { readonly state: SeatState; readonly summary: GameSummary }) {
  const t = useT("seat");
  const players = whoMustLeave(state.game.state);
  if (players.length === 0) return null;
  return (
    <div className={styles.said} role="alert" data-must-leave>
      {players.map(({ side, player }) => (
        <p key={`${side} ${player.key}`}>{t("clock.mustLeave", { team: summary[side].code, shirt: player.shirt })}</p>
      ))}
    </div>
  );
}

/** Why the last press did nothing. */
function Said({ presses: { notice }, state }: { readonly presses: ClockPresses; readonly state: SeatState }) {
  const t = useT("seat");
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown.current) shown.current.dataset["at"] = String(notice?.at ?? "");
  }, [notice]);
  const isBoard = state.boardHeardAt !== null && (notice === null || state.boardHeardAt > notice.at);
  let text: string | null = isBoard ? t("rule.board") : null;
  if (!isBoard && notice !== null) {
    const said = notice.notice;
    if (said.kind === "refused") text = t(`rule.${ruleKey(said.rule)}`, { rule: said.rule });
    else if (said.kind === "behind") text = t("rule.behind");
    else if (said.kind === "not-here") text = t("rule.standing");
    else if (said.kind === "not-held") text = t("rule.role");
    else if (said.kind === "nothing-there") text = t("rule.nothing");
  }
  return (
    <p ref={shown} className={styles.said} role="alert" data-said={text === null ? undefined : ""}>
      {text}
    </p>
  );
}
