import { type ReactNode, useState, useSyncExternalStore } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Fact, Side } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";
import { settleListOf } from "#core/table/settle-list.ts";
import { factsOfSignature, sheetToSign } from "#core/table/sign-sheet.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import type { LinkPageData } from "../link/load-link-page.ts";
import { Score } from "../score-strip.tsx";
import type { ScoringDesk } from "../scoring/scoring-desk.ts";
import { noticeText, type TableSpeech } from "../scoring/table-words.ts";
import { tellFacts } from "../scoring/tell-facts.ts";
import type { SeatState } from "../seat/seat-state.ts";
import styles from "./after-game.module.css";
import { digestInBrowser } from "./browser-digest.ts";
import { PeriodList } from "./period-list.tsx";
import { Signatures } from "./signatures.tsx";

type AfterGameProps = {
  readonly page: LinkPageData;
  readonly desk: ScoringDesk;
  readonly state: SeatState;
  readonly speech: TableSpeech;
  /** Leads to the log, at a line of it. */
  readonly onGoThere: (play: string) => void;
  /** The seat's own words, and the way back to the game. */
  readonly children?: ReactNode;
};

const sides = ["home", "away"] as const;

/** Periods confirmed, what is open settled, the sheet signed: while the game goes on, and after it. SETTLE1, SIGN1 */
export function AfterGame({ page, desk, state, speech, onGoThere, children }: AfterGameProps) {
  const t = useT("crew");
  const { game, now, notice } = useSyncExternalStore(desk.subscribe, desk.view, desk.view);
  const [isTold, setTold] = useState(false);
  const tell = (facts: readonly Fact[], of: Period | null = null, reason: string | null = null) => {
    setTold(true);
    return tellFacts(desk, facts, of, reason);
  };
  const list = settleListOf(game);
  const sheet = sheetToSign(game);
  const isWaiting = state.pending.length > 0;
  async function sign(role: Parameters<typeof factsOfSignature>[0], name: string): Promise<void> {
    const digest = await digestInBrowser(state.log.events);
    tell(factsOfSignature(role, name, digest));
  }
  return (
    <div className={styles.after} data-after-game>
      <header className={styles.head}>
        <h1>{t("after.title")}</h1>
        <Score view={page.game} now={now} rules={game.rules} madeAt={page.madeAt} />
        {children}
      </header>
      {isTold && notice !== null && (
        <p className={styles.warning} role="alert">
          {noticeText(speech, notice)}
        </p>
      )}
      <div className={styles.columns}>
        <PeriodList
          list={list}
          now={now}
          game={game}
          speech={speech}
          isClosed={sheet.isConfirmed}
          tell={tell}
          desk={desk}
          onGoThere={onGoThere}
        />
        <section className={styles.part}>
          <h2>{t("sign.title")}</h2>
          {sheet.isConfirmed ? (
            <p className={styles.done}>{t("sign.final")}</p>
          ) : (
            <Blocks list={list} isWaiting={isWaiting} onEnd={() => tell([{ type: "game.end" }])} />
          )}
          <Protest
            sheet={sheet}
            isOpen={game.state.ended && !sheet.isConfirmed}
            speech={speech}
            tell={tell}
            captainOf={(side) => captainIn(game, side)}
          />
          <Signatures sheet={sheet} isWaiting={isWaiting} onSign={(role, name) => void sign(role, name)} />
          <Papers page={page} isOver={game.state.ended} />
        </section>
      </div>
    </div>
  );
}

function Blocks({ list, isWaiting, onEnd }: { list: ReturnType<typeof settleListOf>; isWaiting: boolean; onEnd: () => void }) {
  const t = useT("crew");
  return (
    <>
      <p>{t("sign.order")}</p>
      {list.blocks.map((block) => (
        <p key={block} className={styles.warning} data-block={block}>
          {t(`after.blocks.${block}`)}
          {block === "not-ended" && (
            <button type="button" className={styles.main} data-end-game onClick={onEnd}>
              {t("after.endGame")}
            </button>
          )}
        </p>
      ))}
      {list.blocks.length === 0 && isWaiting && <p className={styles.warning}>{t("after.blocks.waiting")}</p>}
    </>
  );
}

type ProtestProps = {
  readonly sheet: ReturnType<typeof sheetToSign>;
  readonly isOpen: boolean;
  readonly speech: TableSpeech;
  readonly tell: (facts: readonly Fact[]) => boolean;
  readonly captainOf: (side: Side) => Extract<Fact, { type: "game.protest" }>["captain"];
};

/** A captain's, before the crew chief signs. FIBA Art. 8, Annex C; SIGN2 */
function Protest({ sheet, isOpen, speech, tell, captainOf }: ProtestProps) {
  const t = useT("crew");
  return (
    <>
      {sheet.protests.map((side, index) => (
        <p key={index} className={styles.warning} data-protest={side}>
          {t("sign.protested", { team: speech.names.team(side) })}
        </p>
      ))}
      {isOpen && sheet.protests.length === 0 && (
        <details className={styles.protest}>
          <summary>{t("sign.protest")}</summary>
          {sides.map((side) => (
            <button key={side} type="button" onClick={() => tell([{ type: "game.protest", by: side, captain: captainOf(side) }])}>
              {t("sign.protestBy", { team: speech.names.team(side) })}
            </button>
          ))}
        </details>
      )}
    </>
  );
}

function captainIn({ state }: ScoringDesk["game"], side: Side) {
  return [...state[side].players.values()].find(({ player }) => player.captain)?.player.key ?? null;
}

/** What is printed, read on phones, and handed on. */
function Papers({ page: { game }, isOver }: Pick<AfterGameProps, "page"> & { readonly isOver: boolean }) {
  const t = useT("crew");
  const { locale } = useLanguage();
  const { ref } = game.summary;
  return (
    <p className={styles.papers}>
      <a href={addresses.gameReport(locale, ref)}>{t("sign.report")}</a>
      <a href={addresses.gameSheet(locale, game.gameId)}>{t("sign.sheet")}</a>
      {isOver && <a href={addresses.gameDesk(locale, game.gameId, "training")}>{t("sign.train")}</a>}
      <a href={addresses.game(locale, ref)}>{t("sign.game")}</a>
    </p>
  );
}
