import { useState } from "react";
import { fiveSize } from "#core/fantasy/squad.ts";
import { addresses } from "#contract/addresses.ts";
import type { TeamRound } from "#contract/fantasy.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import { Bench } from "../../fantasy/bench.tsx";
import { Court } from "../../fantasy/court.tsx";
import { ledgerOf } from "../../fantasy/ledger-model.ts";
import { LedgerTables } from "../../fantasy/ledger.tsx";
import { roundFigures } from "../../fantasy/round-figures-model.ts";
import { Exchanges, RoundFiguresHead } from "../../fantasy/round-figures.tsx";
import { roundTokens } from "../../fantasy/round-tokens.ts";
import { Shirt } from "../../fantasy/shirt.tsx";
import { courtWords } from "../../fantasy/token.ts";
import { useT } from "../../i18n/use-t.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import button from "../../ui/button.module.css";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import screen from "./squad-screen.module.css";
import styles from "./round-screen.module.css";
import { tokenButtons } from "./token-button.tsx";

type Props = { own: OwnFantasy; round: TeamRound; language: PageLanguage; onSquad: () => void };

/** A round as it was or is being played: the sum, ten dots, the court, and how each one's points came about. MYFAN7 */
export function RoundScreen({ own, round, language, onSquad }: Props) {
  const t = useT("my-fantasy");
  const shared = useT("fantasy");
  const { format } = language;
  const [chosen, setChosen] = useState<number>(() =>
    Math.max(
      0,
      round.rows.findIndex(({ captaincy }) => captaincy === "captain"),
    ),
  );
  const tokens = roundTokens(round, own.settings, language);
  const figures = roundFigures(round, language);
  const court = { words: courtWords(language), holder: tokenButtons({ chosen, partners: [], onPress: setChosen }) };
  const total = own.team && {
    value: format.decimal(own.team.points / 10),
    name: own.team.place === null ? t("round.total") : t("round.totalPlace", { place: format.number(own.team.place) }),
    isLive: false,
  };
  return (
    <>
      <div className={screen.stage}>
        <div className={screen.inner}>
          <RoundFiguresHead round={figures} more={total ? [total] : []} />
        </div>
      </div>
      <div className={`${frame.page} ${screen.page}`}>
        <div className={screen.columns}>
          <div className={screen.left}>
            <Court tokens={tokens.slice(0, fiveSize)} {...court} />
            {figures.isOpen && (
              <p className={styles.movable}>
                {t("round.movable")}{" "}
                <button type="button" className={button.other} onClick={onSquad}>
                  {t("round.toSquad")}
                </button>
              </p>
            )}
            <Exchanges round={figures} />
            <Section title={shared("bench")} aside={<span className={screen.note}>{shared("benchNote")}</span>}>
              <Bench tokens={tokens.slice(fiveSize)} {...court} />
            </Section>
            <p className={screen.note}>{figures.final}</p>
            {own.team && (
              <p className={styles.past}>
                <a href={addresses.fantasyTeam(language.locale, own.competition, own.team.number, round.round.round)}>{t("round.past")}</a>
              </p>
            )}
          </div>
          <LedgerOf own={own} round={round} place={chosen} language={language} />
        </div>
      </div>
    </>
  );
}

function LedgerOf({ own, round, place, language }: { own: OwnFantasy; round: TeamRound; place: number; language: PageLanguage }) {
  const t = useT("fantasy");
  const row = round.rows[place];
  const token = roundTokens(round, own.settings, language)[place];
  if (row === undefined || token === undefined) return null;
  return (
    <section className={styles.ledger} aria-label={t("ledger.title", { name: token.name })} aria-live="polite">
      <header>
        <Shirt look={token.look} size={44} />
        <h2>{token.name}</h2>
      </header>
      <LedgerTables ledger={ledgerOf(row, own.settings, language)} />
    </section>
  );
}
