import { useMemo } from "react";
import { fiveSize } from "#core/fantasy/squad.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import { useT } from "../../i18n/use-t.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { Bench, Court } from "../../fantasy/court.tsx";
import { courtWords } from "../../fantasy/token.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { ConfirmBar } from "./confirm-bar.tsx";
import { Formations } from "./formations.tsx";
import { PickerDialog } from "./picker-dialog.tsx";
import { weighed } from "./squad-draft.ts";
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
};

/** A squad as it is thought out: put together, changed, confirmed. MYFAN1–MYFAN6 */
export function SquadScreen({ own, now, language, look }: Props) {
  const t = useT("fantasy");
  const { ground, draft, name, presses, press, write } = useSquadDraft(own);
  const players = useMemo(() => playersByNumber(own.players, language), [own.players, language]);
  const tokens = squadTokens(ground, draft, players, language);
  const { moves, picking, pick, choose, said, does } = useMoves({ ground, draft, tokens, press });
  const court = { words: courtWords(language), holder: tokenButtons(moves) };
  const chosen = moves.chosen === null ? undefined : tokens[moves.chosen];
  const thoughts = { ground, draft, players, language, does };
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.inner}>
          <Deadline own={own} now={now} language={language} />
          <BudgetBar weights={weighed(ground, draft)} budget={ground.settings.budget} language={language} />
        </div>
      </div>
      <div className={`${frame.page} ${styles.page}`}>
        <div className={styles.columns}>
          <div className={styles.left}>
            <Court tokens={tokens.slice(0, fiveSize)} {...court} />
            <Formations ground={ground} draft={draft} does={does} />
          </div>
          <Section title={t("bench")} aside={<span className={styles.note}>{t("benchNote")}</span>}>
            <Bench tokens={tokens.slice(fiveSize)} {...court} />
          </Section>
        </div>
        <div className={styles.bars}>
          {chosen && (
            <ChosenBar
              token={chosen}
              hasPartners={moves.partners.length > 0}
              onTransfer={() => pick(chosen.place)}
              onClose={() => choose(null)}
              {...thoughts}
            />
          )}
          <ConfirmBar own={own} name={name} presses={presses} write={write} now={now} look={look} {...thoughts} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <PickerDialog place={picking} token={picking === null ? undefined : tokens[picking]} onClosed={() => pick(null)} {...thoughts} />
    </>
  );
}
