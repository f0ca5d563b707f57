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
import { Modal } from "../../ui/modal.tsx";
import { Section } from "../../ui/section.tsx";
import screen from "./squad-screen.module.css";
import styles from "./round-screen.module.css";
import { tokenButtons } from "./token-button.tsx";
import { useWide } from "./use-wide.ts";

type Props = { own: OwnFantasy; round: TeamRound; language: PageLanguage; onSquad: () => void };

/** A round as it was or is being played: the sum, ten dots, the court, and how each one's points came about. MYFAN7, MYFAN21 */
export function RoundScreen({ own, round, language, onSquad }: Props) {
  const t = useT("my-fantasy");
  const shared = useT("fantasy");
  const { format } = language;
  const isWide = useWide();
  const [pressed, setPressed] = useState<number | null>(null);
  // Beside the court there is always somebody's; below it a press would change what is out of sight.
  const chosen = isWide ? (pressed ?? leadingPlace(round)) : pressed;
  const tokens = roundTokens(round, own.settings, language);
  const figures = roundFigures(round, language);
  const court = { words: courtWords(language), holder: tokenButtons({ chosen, partners: [], onPress: setPressed }) };
  const ledgerTitle = (place: number) => shared("ledger.title", { name: tokens[place]?.name ?? "" });
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
            {!isWide && <p className={screen.note}>{t("round.openLedger")}</p>}
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
          {isWide && chosen !== null && (
            <section className={styles.ledger} aria-label={ledgerTitle(chosen)} aria-live="polite">
              <header>
                <Shirt look={tokens[chosen]?.look ?? null} size={44} />
                <h2>{tokens[chosen]?.name}</h2>
              </header>
              <LedgerOf own={own} round={round} place={chosen} language={language} />
            </section>
          )}
        </div>
      </div>
      {!isWide && (
        <Modal isOpen={chosen !== null} onClosed={() => setPressed(null)} title={chosen === null ? "" : ledgerTitle(chosen)}>
          {chosen !== null && <LedgerOf own={own} round={round} place={chosen} language={language} />}
        </Modal>
      )}
    </>
  );
}

function LedgerOf({ own, round, place, language }: { own: OwnFantasy; round: TeamRound; place: number; language: PageLanguage }) {
  const row = round.rows[place];
  return row && <LedgerTables ledger={ledgerOf(row, own.settings, language)} />;
}

/** The captain's. */
function leadingPlace({ rows }: TeamRound): number {
  return Math.max(
    0,
    rows.findIndex(({ captaincy }) => captaincy === "captain"),
  );
}
