import type { Consequences } from "#core/game/consequences.ts";
import { periodAt } from "#core/game/period.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { Side } from "#core/game/facts.ts";
import { useT } from "../../i18n/use-t.ts";
import { periodName } from "../score-strip.tsx";
import { type LogDraft, needsReason } from "./log-draft.ts";
import type { ScoringDesk } from "./scoring-desk.ts";
import { keyCaps } from "./key-caps.ts";
import styles from "./draft-panel.module.css";
import { ruleText, type TableSpeech, whoText } from "./table-words.ts";

type DraftPanelProps = { readonly draft: LogDraft; readonly rules: RuleSet; readonly speech: TableSpeech; readonly desk: ScoringDesk };

/** A change of the log before it is made: what it would change, why, and one key that makes all of it. SCORER8, SCORER9 */
export function DraftPanel({ draft, rules, speech, desk }: DraftPanelProps) {
  const { t } = speech;
  const { preview, way, reason } = draft;
  return (
    <section className={styles.draft} aria-labelledby="table-draft" data-draft={way}>
      <h2 id="table-draft">{t(`draft.title.${way}`)}</h2>
      <p>{t(`draft.hint.${way}`)}</p>
      <h3>{t("draft.changes")}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is longer than its room is scrolled by keys as well */}
      <div className={styles.changes} aria-live="polite" tabIndex={0}>
        {preview === null ? (
          <p>{t("draft.typeFirst")}</p>
        ) : preview.kind === "consequences" ? (
          <Changes consequences={preview.consequences} rules={rules} speech={speech} />
        ) : (
          <p className={styles.refused}>
            {preview.kind === "behind" ? t("draft.behind") : t("draft.refused", { rule: ruleText(t, preview.rule) })}
          </p>
        )}
      </div>
      <div className={styles.reasons} role="group" aria-label={t("draft.reason")} data-must={needsReason(draft) || undefined}>
        <span>{t("draft.reason")}</span>
        {(["1", "2", "3", "4"] as const).map((digit) => (
          <button key={digit} type="button" aria-pressed={reason === reasonsByDigit[digit]} onClick={() => desk.giveReason(digit)}>
            <kbd>{digit}</kbd> {t(`draft.reasons.${digit}`)}
          </button>
        ))}
      </div>
      <div className={styles.ends}>
        <button type="button" className={styles.save} onClick={() => desk.save()} disabled={preview?.kind !== "consequences"}>
          <kbd>{keyCaps.enter}</kbd> {t("draft.save")} <small>{t("draft.saveHint")}</small>
        </button>
        <button type="button" onClick={() => desk.leaveDraft()}>
          <kbd>{keyCaps.escape}</kbd> {t("draft.leave")}
        </button>
      </div>
    </section>
  );
}

const reasonsByDigit = { "1": "typed wrong", "2": "misheard", "3": "after video", "4": "referee" } as const;

type Row = { readonly what: string; readonly before: string; readonly after: string };

function Changes({ consequences, rules, speech }: { readonly consequences: Consequences } & Pick<DraftPanelProps, "rules" | "speech">) {
  const venues = useT("venues");
  const { t } = speech;
  const rows = rowsOf(consequences, speech, (index) => periodName(periodAt(index, rules.format), rules, venues));
  const { links, flags, reopened } = consequences;
  const lines = [
    links.gone.length > 0 && t("draft.gone", { count: links.gone.length }),
    links.kept.length > 0 && t("draft.kept", { count: links.kept.length }),
    flags.raised.length > 0 && t("draft.raised", { count: flags.raised.length }),
    flags.cleared.length > 0 && t("draft.cleared", { count: flags.cleared.length }),
  ].filter((line) => line !== false);
  if (rows.length === 0 && lines.length === 0) return <p>{t("draft.nothing")}</p>;
  return (
    <>
      {reopened.map((index) => (
        <p key={index} className={styles.reopened}>
          {t("draft.reopened", { period: periodName(periodAt(index, rules.format), rules, venues) })}
        </p>
      ))}
      <dl>
        {rows.map(({ what, before, after }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {before} <span aria-hidden="true">{"→"}</span> <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** In the order in which people ask about it. */
function rowsOf(told: Consequences, speech: TableSpeech, period: (index: number) => string): readonly Row[] {
  const { t, names } = speech;
  const yesNo = (value: boolean) => t(value ? "draft.yes" : "draft.no");
  const score = ({ home, away }: { readonly home: number; readonly away: number }) => speech.score(home, away);
  const arrow = (side: Side | null) => (side === null ? "–" : names.code(side));
  return [
    ...(told.score ? [{ what: t("draft.score"), before: score(told.score.before), after: score(told.score.after) }] : []),
    ...told.periods.map((each) => ({
      what: period(each.period.kind === "regular" ? each.period.number - 1 : 3 + each.period.number),
      before: score(each.before),
      after: score(each.after),
    })),
    ...told.players.flatMap(({ side, player, figures }) =>
      figures.map(({ figure, before, after }) => ({
        what: `${whoText(speech, side, player)}, ${t(`figure.${figure}`)}`,
        before: figureText(figure, before),
        after: figureText(figure, after),
      })),
    ),
    ...told.teamFouls.map(({ side, period: index, before, after }) => ({
      what: t("draft.teamFouls", { team: names.code(side), period: period(index) }),
      before: String(before),
      after: String(after),
    })),
    ...told.penalty.map(({ side, before, after }) => ({
      what: t("draft.penalty", { team: names.code(side) }),
      before: yesNo(before),
      after: yesNo(after),
    })),
    ...told.gameOver.map(({ side, player, before, after }) => ({
      what: t("draft.gameOver", { player: whoText(speech, side, player) }),
      before: yesNo(before),
      after: yesNo(after),
    })),
    ...told.coachOut.map(({ side, before, after }) => ({
      what: t("draft.coachOut", { team: names.code(side) }),
      before: yesNo(before),
      after: yesNo(after),
    })),
    ...told.timeoutsLeft.map(({ side, before, after }) => ({
      what: t("draft.timeouts", { team: names.code(side) }),
      before: String(before),
      after: String(after),
    })),
    ...(told.arrow ? [{ what: t("draft.arrow"), before: arrow(told.arrow.before), after: arrow(told.arrow.after) }] : []),
  ];
}

function figureText(figure: string, value: number): string {
  if (figure === "seconds") return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, "0")}`;
  return figure === "plusMinus" && value > 0 ? `+${value}` : String(value);
}
