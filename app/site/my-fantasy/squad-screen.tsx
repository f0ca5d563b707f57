import { useEffect, useMemo } from "react";
import { fiveSize } from "#core/fantasy/squad.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import { useT } from "../../i18n/use-t.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { Bench } from "../../fantasy/bench.tsx";
import { Court } from "../../fantasy/court.tsx";
import { courtWords } from "../../fantasy/token.ts";
import { useWide } from "./use-wide.ts";
import { useTokenDrag } from "./use-token-drag.ts";
import { PickerColumn } from "./picker-column.tsx";
import { draftAfter } from "./press-squad.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { ConfirmBar } from "./confirm-bar.tsx";
import { Formations } from "./formations.tsx";
import { PickerDialog } from "./picker-dialog.tsx";
import { leftOver, weighed } from "./squad-draft.ts";
import { squadTokens } from "./squad-model.ts";
import { playersByNumber } from "./picked-player.ts";
import styles from "./squad-screen.module.css";
import { BudgetBar, Deadline } from "./stage.tsx";
import { tokenButtons } from "./token-button.tsx";
import { useMoves } from "./use-moves.ts";
import { useSquadDraft } from "./use-squad-draft.ts";

type Props = {
  own: OwnFantasy;
  /** The server's clock. */
  now: () => number;
  language: PageLanguage;
  /** Asks the server again, and answers with what it said. */
  look: () => Promise<OwnFantasy | null>;
  /** Something was pressed here: what becomes of it is to be seen, whatever the round has become meanwhile. */
  onPressed: () => void;
};

/** A squad as it is thought out: put together, changed, confirmed. MYFAN1–MYFAN6 */
export function SquadScreen({ own, now, language, look, onPressed }: Props) {
  const t = useT("fantasy");
  const { ground, draft, name, presses, lost, press, write } = useSquadDraft(own);
  const isPressed = presses > 0;
  useEffect(() => {
    if (isPressed) onPressed();
  }, [isPressed, onPressed]);
  const players = useMemo(() => playersByNumber(own.players, language), [own.players, language]);
  const tokens = squadTokens(ground, draft, players, language);
  const { moves, picking, pick, leave, said, does } = useMoves({ ground, draft, tokens, press });
  const { ref, over } = useTokenDrag(moves);
  const isWide = useWide();
  const court = { words: courtWords(language), holder: tokenButtons(moves, over) };
  const chosen = moves.chosen === null ? undefined : tokens[moves.chosen];
  const thoughts = { ground, draft, players, language, does };
  const picker = { ground, draft, tokens, players, language, onPick };
  // A team to be made goes on to its next empty place by itself.
  const asked = picking ?? moves.chosen ?? tokens.find((token) => token.look === null)?.place ?? null;
  // Locked, only the line-up moves, and nobody is looked for.
  const isBeside = isWide && ground.locksAt !== null;
  const bench = (
    <Section title={t("bench")} aside={<span className={styles.note}>{t("benchNote")}</span>}>
      <Bench tokens={tokens.slice(fiveSize)} isStrip={isBeside} {...court} />
    </Section>
  );
  const bars = (
    <div className={styles.bars}>
      {chosen && (
        <ChosenBar
          token={chosen}
          hasPartners={moves.partners.length > 0}
          onTransfer={() => pick(chosen.place)}
          onClose={leave}
          {...thoughts}
        />
      )}
      <ConfirmBar own={own} name={name} presses={presses} lost={lost} write={write} now={now} look={look} {...thoughts} />
    </div>
  );
  function onPick(place: number, number: number): void {
    const picked = { kind: "pick", place, number } as const;
    const left = language.format.decimal(leftOver(ground, draftAfter(ground, draft, picked)) / 10);
    does(picked, language.t("my-fantasy")("say.picked", { name: players.get(number)?.name ?? "", left }));
  }
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.inner}>
          <Deadline own={own} now={now} language={language} />
          <BudgetBar weights={weighed(ground, draft)} budget={ground.settings.budget} language={language} />
        </div>
      </div>
      <div className={`${frame.page} ${styles.page}`}>
        <div ref={ref} className={styles.columns} data-beside={isBeside || undefined}>
          <div className={styles.left}>
            <Court tokens={tokens.slice(0, fiveSize)} {...court} />
            <Formations ground={ground} draft={draft} does={does} />
            {isBeside && bench}
          </div>
          {isBeside ? <PickerColumn above={bars} place={asked} isAsked={picking !== null} onAsk={pick} {...picker} /> : bench}
        </div>
        {!isBeside && bars}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {!isBeside && <PickerDialog place={picking} onClosed={() => pick(null)} {...picker} />}
    </>
  );
}
