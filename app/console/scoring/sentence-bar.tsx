import { textOfCells, gameClockCells } from "#core/game/clock-text.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { Notice } from "#core/table/table-entry.ts";
import type { ScoringDesk } from "./scoring-desk.ts";
import type { SentenceView } from "./sentence-view.ts";
import styles from "./sentence-bar.module.css";
import { askText, noticeText, offerText, sayingText, type TableSpeech, whoText } from "./table-words.ts";

type SentenceBarProps = {
  readonly sentence: SentenceView;
  readonly notice: Notice | null;
  readonly isComposing: boolean;
  readonly speech: TableSpeech;
  readonly rules: RuleSet;
  readonly desk: ScoringDesk;
};

/** The sentence that is being said: what has been said, the open question, the digits, and who may be meant. SCORER4 */
export function SentenceBar({ sentence, notice, isComposing, speech, rules, desk }: SentenceBarProps) {
  const { t, names } = speech;
  const { side, ask, gameClockMs, digits, offers } = sentence;
  const clock = gameClockMs === null ? null : textOfCells(gameClockCells(gameClockMs, rules.clockReading.game));
  return (
    <section
      className={styles.sentence}
      style={side === null ? undefined : names.style(side)}
      data-side={side ?? undefined}
      data-ask={ask ?? "idle"}
      aria-label={t("ask.idle")}
    >
      <p className={styles.chips}>
        <Chips sentence={sentence} speech={speech} />
        {clock !== null && <time className={styles.clock}>{clock}</time>}
      </p>
      <div className={styles.question}>
        <strong>{questionOf(sentence, speech)}</strong>
        {(digits !== "" || ask !== null) && offers.length === 0 && (
          <span className={styles.digits} data-digits={digits} translate="no">
            {digits}
          </span>
        )}
        <Begun sentence={sentence} speech={speech} />
        {offers.length > 0 && (
          <span className={styles.offers}>
            {offers.map(({ code, words }) => (
              <button key={code} type="button" tabIndex={-1} onClick={() => desk.press({ kind: "key", code, shift: false, alt: false })}>
                {"digit" in words && words.of !== "throws" && words.of !== "zone" && <kbd>{words.digit}</kbd>}
                {offerText(speech, words)}
              </button>
            ))}
          </span>
        )}
      </div>
      <p className={styles.hints} data-notice={notice?.kind}>
        {isComposing ? (
          <b>{t("notice.composing")}</b>
        ) : notice ? (
          <b>
            {noticeText(speech, notice)} {sentence.isInsisted && t("hint.insist")}
          </b>
        ) : (
          hintsOf(sentence, speech).map((hint) => <span key={hint}>{hint}</span>)
        )}
      </p>
    </section>
  );
}

function Chips({ sentence, speech }: Pick<SentenceBarProps, "sentence" | "speech">) {
  const { t, names } = speech;
  const { saying, side, who, held, out, in: inn, place, fastBreak, throws } = sentence;
  const isTeams = who !== null && side !== null;
  const shirts = (keys: SentenceView["out"]) => keys.map((key) => names.player(side, key).shirt).join(" ");
  return (
    <>
      {saying !== null && <span className={styles.chip}>{sayingText(t, saying)}</span>}
      {saying?.kind === "wave" && side !== null && <span className={styles.team}>{names.code(side)}</span>}
      {isTeams && (
        <span className={styles.team} style={names.style(who.side)}>
          {whoText(speech, who.side, who.player)}
        </span>
      )}
      {out.length > 0 && (
        <span className={styles.chip}>
          {t("what.out")} {shirts(out)}
        </span>
      )}
      {inn.length > 0 && (
        <span className={styles.chip}>
          {t("what.in")} {shirts(inn)}
        </span>
      )}
      {held !== null && saying === null && <span className={styles.hollow}>{"…"}</span>}
      {fastBreak && <span className={styles.chip}>{t("what.fastBreak")}</span>}
      {place !== null && saying !== null && <span className={styles.hollow}>{t("what.place")}</span>}
      {throws.map((open) => (
        <span key={open.foul} className={styles.throws} data-throws={open.of - open.taken}>
          {whoText(speech, open.side, open.shooter)}{" "}
          <span aria-label={t("throwsOpen", { taken: open.taken, of: open.of })} role="img">
            {"●".repeat(open.taken)}
            {"○".repeat(open.of - open.taken)}
          </span>
        </span>
      ))}
    </>
  );
}

/** Those whose number goes on from the digits that are typed. */
function Begun({ sentence: { begun, side }, speech }: Pick<SentenceBarProps, "sentence" | "speech">) {
  if (begun.length === 0) return null;
  return <span className={styles.begun}>{begun.map((key) => whoText(speech, side, key)).join(" · ")}</span>;
}

function questionOf({ ask, bench, side, place, saying, offers }: SentenceView, speech: TableSpeech): string {
  if (ask === "winner" && saying?.kind === "challenge")
    return speech.t(offers.some(({ words }) => words.kind === "digit") ? "ask.outcomeOrChallenger" : "ask.challenger");
  if (ask !== null) return askText(speech, ask, bench === null ? null : whoText(speech, side, bench));
  if (place !== null && saying === null) return speech.t("ask.madeOrMissed");
  return speech.t("ask.idle");
}

function hintsOf({ ask, must, saying }: SentenceView, { t }: TableSpeech): readonly string[] {
  if (ask === null) return [];
  if (saying?.kind === "wave") return [t("hint.wave")];
  if (ask === "in-for") return [t("hint.keepAsIs"), t("hint.must")];
  if (ask === "who") return [t("hint.flip"), t("hint.nobody"), t("hint.must")];
  if (must) return [t("hint.must")];
  if (ask === "outcome") return [t("hint.afterVideo"), t("hint.enter")];
  return ask === "rebound" ? [t("hint.flip"), t("hint.nobody"), t("hint.next")] : [t("hint.next"), t("hint.enter")];
}
