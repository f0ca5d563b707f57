import { useMemo } from "react";
import { addresses } from "#contract/addresses.ts";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import { gameClockCells, textOfCells } from "#core/game/clock-text.ts";
import type { Side } from "#core/game/facts.ts";
import { openFlags } from "#core/game/game-faults.ts";
import type { GameNow } from "#core/game/game-now.ts";
import { StandingGame } from "#core/game/standing-game.ts";
import { type LiveSheet, liveSheetOf } from "#core/table/live-sheet.ts";
import { fiba } from "#core/rules/fiba.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { sheetToSign } from "#core/table/sign-sheet.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { scoreText } from "../../i18n/score-text.ts";
import { useT } from "../../i18n/use-t.ts";
import { useLiveGame } from "../../live/use-live-game.ts";
import { LanguageLinks } from "../link/link-frame.tsx";
import { periodName, Score } from "../score-strip.tsx";
import { logLines } from "../scoring/log-lines.ts";
import { tableNames } from "../scoring/table-names.ts";
import { lineText, partsText, type TableSpeech, whoText } from "../scoring/table-words.ts";
import styles from "./sheet-view.module.css";

type SheetViewProps = { readonly game: LiveGameAnswer; readonly title: string; readonly madeAt: number };

const sides = ["home", "away"] as const;
const lastPlays = 5;

/** The sheet as its table writes it: read on any phone, by crew chief and benches, without a link of anybody's. SIGN6 */
export function SheetView({ game: view, title, madeAt }: SheetViewProps) {
  const t = useT("crew");
  const { log, now } = useLiveGame(view);
  const { locale } = useLanguage();
  const game = useMemo(() => standingOf(log), [log]);
  const { rules, state } = game;
  const speech = useSheetSpeech(view, state);
  const sheet = liveSheetOf(state);
  const open = openFlags(game.plays).length;
  return (
    <div className={styles.sheet} data-sheet={now.status}>
      <h1>{title}</h1>
      <p className={styles.note}>{t("sheet.live")}</p>
      <Score view={view} now={now} rules={rules} madeAt={madeAt} />
      <Counts now={now} sheet={sheet} speech={speech} rules={rules} />
      {open > 0 && <p className={styles.flags}>{t("sheet.flags", { count: open })}</p>}
      <div className={styles.sides}>
        {sides.map((side) => (
          <Players key={side} side={side} sheet={sheet} speech={speech} mostFouls={rules.playerFoulLimit} />
        ))}
      </div>
      <LastPlays game={game} speech={speech} />
      <Signed game={game} speech={speech} />
      <footer className={styles.foot}>
        <a href={addresses.game(locale, view.summary.ref)}>{t("sign.game")}</a>
        <a href={addresses.gameReport(locale, view.summary.ref)}>{t("sign.report")}</a>
        <LanguageLinks locale={locale} address={(language) => addresses.gameSheet(language, view.gameId)} />
      </footer>
    </div>
  );
}

function useSheetSpeech(view: LiveGameAnswer, state: StandingGame["state"]): TableSpeech {
  const t = useT("table");
  const { locale } = useLanguage();
  return useMemo(
    () => ({ t, names: tableNames(view, () => state, locale), score: (home, away) => scoreText(locale, home, away) }),
    [t, view, state, locale],
  );
}

type Rules = StandingGame["rules"];
type Folded = { readonly sheet: LiveSheet; readonly speech: TableSpeech };

/** Period by period, and what both benches ask for: team fouls, time-outs, the arrow. */
function Counts({ now, sheet, speech, rules }: Folded & { readonly now: GameNow; readonly rules: Rules }) {
  const t = useT("crew");
  const venues = useT("venues");
  return (
    <>
      <ul className={styles.periods}>
        {sheet.periods.map(({ period, home, away, isConfirmed }) => (
          <li key={`${period.kind} ${period.number}`}>
            {periodName(period, rules, venues)} <b>{speech.score(home, away)}</b>{" "}
            {isConfirmed && <span className="visually-hidden">{t("after.standing.confirmed")}</span>}
            {isConfirmed && <i aria-hidden="true" />}
          </li>
        ))}
      </ul>
      <dl className={styles.counts}>
        {sides.map((side) => (
          <div key={side}>
            <dt>{speech.names.team(side)}</dt>
            <dd>
              {t("sheet.teamFouls")} <b data-penalty={now[side].inPenalty || undefined}>{now[side].teamFouls}</b>
            </dd>
            <dd>
              {t("sheet.timeouts")} <b>{now[side].timeoutsLeft}</b>
            </dd>
            {sheet[side].challenges.map((successful, index) => (
              <dd key={index} data-challenge={String(successful)}>
                {t("sheet.challenge")} <b>{t(`sheet.outcome.${successful === null ? "untold" : successful ? "changed" : "stands"}`)}</b>
              </dd>
            ))}
            {now.arrow === side && (
              <dd>
                {t("sheet.arrow")} <b aria-hidden="true">{side === "home" ? "◀" : "▶"}</b>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

function Players({ side, sheet, speech, mostFouls }: Folded & { readonly side: Side; readonly mostFouls: number }) {
  const t = useT("crew");
  const { coach, players } = sheet[side];
  return (
    <section className={styles.side} style={speech.names.style(side)} data-side={side}>
      <table>
        <caption>{speech.names.team(side)}</caption>
        <thead>
          <tr>
            <th scope="col">{t("roster.shirt")}</th>
            <th scope="col">{t("sheet.player")}</th>
            <th scope="col">{t("sheet.points")}</th>
            <th scope="col">{t("sheet.fouls")}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ key, points, fouls, isCaptain, isOnCourt, mustLeave }) => {
            const { shirt, name } = speech.names.player(side, key);
            return (
              <tr key={key} data-on-court={isOnCourt || undefined} data-gone={mustLeave || undefined}>
                <td translate="no">{shirt}</td>
                <th scope="row">
                  {name} {isCaptain && <abbr title={t("roster.captain")}>{`(${t("roster.captainShort")})`}</abbr>}
                  {isOnCourt && <span className="visually-hidden"> {t("sheet.onCourt")}</span>}
                </th>
                <td>{points}</td>
                <td data-many={fouls >= mostFouls - 1 || undefined}>{fouls}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {coach !== null && <p>{t("sheet.coach", { name: coach })}</p>}
    </section>
  );
}

type OfGame = { readonly game: StandingGame; readonly speech: TableSpeech };

function LastPlays({ game, speech }: OfGame) {
  const t = useT("crew");
  // What is said of the game, such as a signature, has no clock and is no play.
  const played = logLines(game, new Set()).filter(({ gameClockMs }) => gameClockMs !== null);
  const lines = played.slice(-lastPlays).toReversed();
  return (
    <section>
      <h2>{t("sheet.last")}</h2>
      {lines.length === 0 && <p className={styles.note}>{t("sheet.nothing")}</p>}
      <ol className={styles.plays}>
        {lines.map((line) => (
          <li key={line.eventId}>
            <time>{line.gameClockMs !== null && textOfCells(gameClockCells(line.gameClockMs, game.rules.clockReading.game))}</time>
            <span>
              <b>{whoText(speech, line.side, line.player)}</b>{" "}
              {[lineText(speech, line), partsText(speech, line)].filter(Boolean).join(" · ")}
            </span>
            {line.score && <strong>{speech.score(line.score.home, line.score.away)}</strong>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Signed({ game, speech }: OfGame) {
  const t = useT("crew");
  const { lines, isConfirmed, protests } = sheetToSign(game);
  const signed = lines.filter(({ signature }) => signature !== null);
  if (signed.length === 0 && protests.length === 0) return null;
  return (
    <section>
      <h2>{t("sheet.signatures")}</h2>
      {protests.map((side, index) => (
        <p key={index} className={styles.flags}>
          {t("sheet.protest", { team: speech.names.team(side) })}
        </p>
      ))}
      <ul className={styles.signed}>
        {signed.map(({ role, signature }) => (
          <li key={role} data-stands={signature?.stands || undefined}>
            {t(`roles.${role}`)}: <b>{signature?.stands ? signature.name : t("sign.void", { name: signature?.name ?? "" })}</b>
          </li>
        ))}
      </ul>
      {isConfirmed && <p>{t("sign.final")}</p>}
    </section>
  );
}

function standingOf({ events, ruleProfile }: LiveGameAnswer["log"]): StandingGame {
  const logged = events.map((event) => ({ ...event, deviceId: null }));
  return new StandingGame(1, logged, ruleSetOf(ruleProfile) ?? fiba);
}
