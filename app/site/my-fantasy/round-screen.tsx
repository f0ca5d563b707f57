import { useState } from "react";
import { fiveSize } from "#core/fantasy/squad.ts";
import type { TeamRound } from "#contract/fantasy.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import { roundTitle } from "../../sport/round-title.ts";
import { useT } from "../../i18n/use-t.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import button from "../../ui/button.module.css";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { Bench, Court, type Moves } from "./court.tsx";
import { ledgerOf, type LedgerRow, roundTokens } from "./round-model.ts";
import { Shirt } from "../../fantasy/shirt.tsx";
import screen from "./squad-screen.module.css";
import styles from "./round-screen.module.css";

type Props = { own: OwnFantasy; round: TeamRound; language: PageLanguage; onSquad: () => void };

const states = ["over", "playing", "to-come", "absent"] as const;

/** A round as it was or is being played: the sum, ten dots, the court, and how each one's points came about. MYFAN7 */
export function RoundScreen({ own, round, language, onSquad }: Props) {
  const t = useT("my-fantasy");
  const { format } = language;
  const [chosen, setChosen] = useState<number>(() =>
    Math.max(
      0,
      round.rows.findIndex(({ captaincy }) => captaincy === "captain"),
    ),
  );
  const tokens = roundTokens(round, own.settings, language);
  const moves: Moves = { chosen, partners: [], onPress: setChosen };
  const isLive = round.rows.some(({ state }) => state === "playing");
  const isOpen = round.rows.some(({ state }) => state === "to-come");
  const nameOf = (number: number) => tokens[round.rows.findIndex(({ player }) => player.number === number)]?.name ?? "";
  return (
    <>
      <div className={screen.stage}>
        <div className={screen.inner}>
          <p className={styles.round}>{roundTitle(round.round.name, language)}</p>
          <dl className={styles.figures}>
            <Figure value={format.decimal(round.points / 10)} name={t(isLive || isOpen ? "round.live" : "round.points")} isLive={isLive} />
            <Figure value={`${format.number(round.place)}.`} name={t("round.place", { teams: format.number(round.teams) })} />
            <Figure value={format.decimal(round.average / 10)} name={t("round.average")} />
            {own.team && (
              <Figure
                value={format.decimal(own.team.points / 10)}
                name={own.team.place === null ? t("round.total") : t("round.totalPlace", { place: format.number(own.team.place) })}
              />
            )}
          </dl>
          <p className={styles.dots}>
            {round.rows
              .toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state))
              .map(({ player, state }) => (
                <i key={player.number} data-state={state} />
              ))}
            <span>
              {states
                .map((state) => ({ state, count: round.rows.filter((row) => row.state === state).length }))
                .filter(({ count }) => count > 0)
                .map(({ state, count }) => t(`round.dots.${state}`, { count: format.number(count) }))
                .join(" · ")}
            </span>
          </p>
        </div>
      </div>
      <div className={`${frame.page} ${screen.page}`}>
        <div className={screen.columns}>
          <div className={screen.left}>
            <Court tokens={tokens.slice(0, fiveSize)} moves={moves} />
            {isOpen && (
              <p className={styles.movable}>
                {t("round.movable")}{" "}
                <button type="button" className={button.other} onClick={onSquad}>
                  {t("round.toSquad")}
                </button>
              </p>
            )}
            {round.exchanges.map(({ out, in: came }) => (
              <p key={out} className={styles.exchange}>
                {t("round.exchanges", { out: nameOf(out), in: nameOf(came) })}
              </p>
            ))}
            <Section title={t("bench")} aside={<span className={screen.note}>{t("benchNote")}</span>}>
              <Bench tokens={tokens.slice(fiveSize)} moves={moves} />
            </Section>
            <p className={screen.note}>{finalWords(round, language)}</p>
          </div>
          <LedgerOf own={own} round={round} place={chosen} language={language} />
        </div>
      </div>
    </>
  );
}

function Figure({ value, name, isLive = false }: { value: string; name: string; isLive?: boolean }) {
  return (
    <div data-live={isLive || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function LedgerOf({ own, round, place, language }: { own: OwnFantasy; round: TeamRound; place: number; language: PageLanguage }) {
  const t = useT("my-fantasy");
  const row = round.rows[place];
  const token = roundTokens(round, own.settings, language)[place];
  if (row === undefined || token === undefined) return null;
  const { games, weight, total } = ledgerOf(row, own.settings, language);
  return (
    <section className={styles.ledger} aria-label={t("ledger.title", { name: token.name })} aria-live="polite">
      <header>
        <Shirt look={token.look} size={44} />
        <h2>{token.name}</h2>
      </header>
      {games.length === 0 && <p>{t(row.state === "to-come" ? "ledger.hint" : "ledger.none")}</p>}
      {games.map(({ head, href, rows }) => (
        <table key={href}>
          <caption>
            <a href={href} aria-label={`${t("ledger.openGame")}: ${head}`}>
              {head}
            </a>
          </caption>
          <Rows rows={rows} />
        </table>
      ))}
      <table>
        <caption className="visually-hidden">{t("ledger.team")}</caption>
        <Rows rows={weight} />
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t("ledger.team")}
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Rows({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <tbody>
      {rows.map(({ what, count, adds, kind }) => (
        <tr key={what} data-kind={kind}>
          <th scope="row">{what}</th>
          <td>{count}</td>
          <td>{adds}</td>
        </tr>
      ))}
    </tbody>
  );
}

function finalWords({ round: { state, finalAt } }: TeamRound, language: PageLanguage): string {
  const t = language.t("my-fantasy");
  const { format } = language;
  if (state === "final") return t("round.final");
  return finalAt === null
    ? t("round.waiting")
    : t("round.provisional", { day: format.date(finalAt, "day"), time: format.date(finalAt, "time") });
}
