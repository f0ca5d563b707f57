import { useCallback, useEffect, useRef, useState } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { pageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import { useLivePage } from "../../live/use-live-page.ts";
import button from "../../ui/button.module.css";
import frame from "../../ui/page.module.css";
import { callMyFantasy } from "./my-fantasy-call.ts";
import styles from "./own-squad-board.module.css";
import { ownPath } from "./own-path.ts";
import { RoundScreen } from "./round-screen.tsx";
import { useLiveRound } from "./use-live-round.ts";
import { SquadScreen } from "./squad-screen.tsx";

type Known = { readonly own: OwnFantasy; /** How far the server's clock is ahead. */ readonly ahead: number };

/** So long after the deadline it is asked what the round has become. */
const afterLockMs = 3000;
/** Longer no timer waits; whoever stays that long has the page asked for again by then. */
const longestTimerMs = 2 ** 31 - 1;

/** One's own team of a league: made in the browser, for this one visitor. */
export function OwnSquadBoard({ locale, address }: { locale: Locale; address: LeagueAddress }) {
  const t = useT("my-fantasy");
  useT("fantasy");
  // Rounds of the play-offs are named in its words.
  useT("playoffs");
  const { timeZone } = useLanguage();
  const language = pageLanguage(locale, timeZone);
  const [known, setKnown] = useState<Known | "loading" | "failed" | "none">("loading");
  const [part, setPart] = useState<"squad" | "round" | null>(null);
  const { seasonSlug, leagueSlug } = address;

  const look = useCallback(async () => {
    const outcome = await callMyFantasy<OwnFantasy>("GET", ownPath({ seasonSlug, leagueSlug }));
    if (outcome.kind === "done") {
      setKnown({ own: outcome.data, ahead: outcome.data.now - Date.now() });
      return outcome.data;
    }
    // What stands there already stays: thoughts are not lost with the line.
    setKnown((before) => (typeof before === "object" ? before : outcome.kind === "none" ? "none" : "failed"));
    return null;
  }, [seasonSlug, leagueSlug]);
  useEffect(() => void look(), [look]);

  const own = typeof known === "object" ? known.own : null;
  const round = useLiveRound(own?.lastRound ?? null);
  const ahead = useRef(0);
  useEffect(() => {
    if (typeof known === "object") ahead.current = known.ahead;
  }, [known]);
  const stayAtSquad = useCallback(() => setPart("squad"), []);
  const now = useCallback(() => Date.now() + ahead.current, []);
  useLookAtLock(own?.open?.locksAt ?? null, now, look);
  useLookOnReturn(look);
  useLivePage({ game: null, from: own?.underWay ? 0 : null }, async () => {
    await look();
    return null;
  });

  if (known === "loading") return <Waiting role="status" text={t("loading")} />;
  if (known === "none") return <Waiting role="status" text={t("none")} />;
  if (own === null) {
    return (
      <Waiting role="alert" text={t("failed")}>
        <button type="button" className={button.other} onClick={() => void look()}>
          {t("again")}
        </button>
      </Waiting>
    );
  }
  const { lastRound, team } = own;
  const isPlaying = own.underWay !== null && lastRound?.round.round === own.underWay.round;
  const shown = lastRound === null ? "squad" : (part ?? (isPlaying ? "round" : "squad"));
  return (
    <>
      <div className={styles.head}>
        <div>
          {team && <p className={styles.name}>{team.name}</p>}
          {team && (
            <a className={styles.leagues} href={addresses.ownLeagues(locale, seasonSlug, leagueSlug)}>
              {t("leagues")}
            </a>
          )}
          {lastRound && (
            <div className={styles.parts} role="group" aria-label={t("parts.label")}>
              {(["squad", "round"] as const).map((each) => (
                <button key={each} type="button" aria-pressed={shown === each} onClick={() => setPart(each)}>
                  {t(`parts.${each}`)}
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
      {shown === "round" && round ? (
        <RoundScreen own={own} round={round} language={language} onSquad={() => setPart("squad")} />
      ) : (
        <SquadScreen own={own} now={now} language={language} look={look} onPressed={stayAtSquad} />
      )}
    </>
  );
}

/** At the deadline another round begins: what can be done is asked for again. */
function useLookAtLock(locksAt: number | null, now: () => number, look: () => Promise<unknown>): void {
  useEffect(() => {
    if (locksAt === null) return undefined;
    const waits = locksAt - now() + afterLockMs;
    if (waits < 0 || waits > longestTimerMs) return undefined;
    const timer = setTimeout(() => void look(), waits);
    return () => clearTimeout(timer);
  }, [locksAt, now, look]);
}

/** Whoever comes back to the page is not shown the deadline or the prices that it had when they left. MYFAN25 */
function useLookOnReturn(look: () => Promise<unknown>): void {
  useEffect(() => {
    const returned = () => {
      if (document.visibilityState === "visible") void look();
    };
    document.addEventListener("visibilitychange", returned);
    return () => document.removeEventListener("visibilitychange", returned);
  }, [look]);
}

function Waiting({ role, text, children }: { role: "status" | "alert"; text: string; children?: React.ReactNode }) {
  return (
    <div className={frame.page}>
      <div role={role} className={styles.waiting}>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
