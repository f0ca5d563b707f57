import { useState } from "react";
import {
  type FantasyRefusal,
  type LineUpMade,
  type OwnFantasy,
  teamNameLengths,
  type TeamMade,
  type TransfersMade,
} from "#contract/my-fantasy.ts";
import { useT } from "../../i18n/use-t.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { showToast } from "../../ui/toast-store.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import button from "../../ui/button.module.css";
import { BusyButton } from "../profile/busy-button.tsx";
import { type DraftVerdict, draftVerdict, nameRefusal } from "./draft-verdict.ts";
import { draftAfter, type Press } from "./press-squad.ts";
import { callMyFantasy, type FantasyOutcome } from "./my-fantasy-call.ts";
import { ownPath } from "./own-path.ts";
import { refusalWords } from "./refusal-words.ts";
import { leftOver, type SquadDraft, type SquadGround, transfersOf } from "./squad-draft.ts";
import type { PickedPlayer } from "./picked-player.ts";
import styles from "./squad-screen.module.css";

type Props = {
  own: OwnFantasy;
  ground: SquadGround;
  draft: SquadDraft;
  name: string;
  /** How often something has been pressed or written so far. */
  presses: number;
  /** So many transfers that were thought out can be made no more. */
  lost: number;
  write: (name: string) => void;
  players: ReadonlyMap<number, PickedPlayer>;
  language: PageLanguage;
  now: () => number;
  look: () => Promise<OwnFantasy | null>;
  does: (press: Press, words: string) => void;
};

type Fault = FantasyRefusal | "offline" | "failed" | "noFill";

/** What is said of the thoughts: there is one such bar on the page. */
const saidId = "squad-said";

/** What is thought and not confirmed: what of it is wrong, and the one button that sends it. */
export function ConfirmBar(props: Props) {
  const { own, ground, draft, name, presses, lost, look, now, does, language } = props;
  const t = useT("my-fantasy");
  const [isBusy, setBusy] = useState(false);
  // What the server says stays until something is pressed, whatever it has answered since.
  const [said, setSaid] = useState<{ readonly after: number; readonly what: Fault } | null>(null);
  const verdict = draftVerdict(ground, draft, now());
  const fault = said?.after === presses ? said.what : null;
  const say = (what: Fault) => setSaid({ after: presses, what });
  if (verdict.kind === "unchanged" && lost === 0 && (fault === null || typeof fault === "string")) return null;
  const isNew = ground.team === null;

  async function send(): Promise<void> {
    const wrong = refusalIn(verdict) ?? (isNew && verdict.kind === "ready" ? nameRefusal(name) : null);
    if (wrong !== null) return say(wrong);
    if (verdict.kind !== "ready") return;
    setBusy(true);
    const outcome = await sent(own, verdict, name, look);
    setBusy(false);
    if (outcome.kind === "done") {
      setSaid(null);
      await look();
      const round = own.next && fantasyRoundTitle(own.next, language);
      showToast(isNew && round ? t("make.made", { round }) : t("pending.confirmed"), { type: "success" });
      return;
    }
    say(outcome.kind === "refused" ? outcome.refusal : outcome.kind === "offline" ? "offline" : "failed");
    if (outcome.kind === "refused") await look();
  }
  function fill(): void {
    const full = draftAfter(ground, draft, { kind: "fill" });
    if (full === draft || full.places.some(({ number }) => number === null)) return say("noFill");
    does({ kind: "fill" }, t("say.filled", { left: language.format.decimal(leftOver(ground, full) / 10) }));
  }
  const words = wordsOf(fault ?? refusalIn(verdict), verdict, props, t);
  return (
    <div className={styles.confirm}>
      {isNew && verdict.kind !== "incomplete" && <NameField {...props} isWrong={isOfName(fault)} />}
      <p id={saidId} role={words === null ? undefined : "alert"} data-fault={words !== null || undefined}>
        {words ?? <Pending {...props} verdict={verdict} />}
      </p>
      <div className={styles.buttons}>
        {verdict.kind === "incomplete" && (
          <button type="button" className={button.main} onClick={fill}>
            {t("make.fill")}
          </button>
        )}
        {(verdict.kind === "refused" || verdict.kind === "ready") && (
          <button type="button" className={`${button.other} ${styles.undo}`} onClick={() => does({ kind: "reset" }, t("say.undone"))}>
            {t(isNew ? "make.startAnew" : "pending.undo")}
          </button>
        )}
        {verdict.kind === "ready" && (
          <BusyButton isBusy={isBusy} kind="main" onPress={() => void send()}>
            {t(isNew ? "make.send" : "pending.confirm")}
          </BusyButton>
        )}
      </div>
    </div>
  );
}

/** Of a name that is none, that is taken, or that has a word that no name may have. */
function isOfName(fault: Fault | null): boolean {
  return typeof fault === "object" && fault?.rule === "FAN31" && fault.code !== "has-team" && fault.code !== "closed";
}

function NameField({ name, write, isWrong }: Props & { isWrong: boolean }) {
  const t = useT("my-fantasy");
  return (
    <label className={styles.named}>
      <span>{t("make.name")}</span>
      <input
        value={name}
        maxLength={teamNameLengths.most}
        placeholder={t("make.nameHint")}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? saidId : undefined}
        onChange={(event) => write(event.target.value)}
      />
    </label>
  );
}

function Pending({ ground, draft, players, language, verdict }: Props & { verdict: DraftVerdict }) {
  const t = useT("my-fantasy");
  if (verdict.kind === "incomplete") return t("make.empty", { count: verdict.empty });
  if (ground.team === null) return t(verdict.kind === "ready" ? "make.ready" : "make.text");
  if (verdict.kind !== "ready") return null;
  const transfers = transfersOf(ground, draft);
  if (transfers.length === 0) return t("pending.lineUp");
  const nameOf = (number: number) => players.get(number)?.name ?? "";
  const stays = ground.unlimited
    ? t("pending.unlimited")
    : t("pending.left", { count: Math.max(0, ground.settings.transfersPerRound - verdict.used) });
  return (
    <>
      {[t("pending.transfers", { count: transfers.length }), stays].join(", ")}
      <small>
        {language.format.list(transfers.map(({ out, in: comes }) => t("pending.exchange", { out: nameOf(out), in: nameOf(comes) })))}
      </small>
    </>
  );
}

/** Transfers first; the line-up is then told on the version that they made. */
async function sent(
  own: OwnFantasy,
  { transfers, lineUp }: Extract<DraftVerdict, { kind: "ready" }>,
  name: string,
  look: () => Promise<OwnFantasy | null>,
): Promise<FantasyOutcome<unknown>> {
  const path = ownPath(own.competition);
  if (own.team === null) {
    if (lineUp === null) return { kind: "failed" };
    const { players, captain, vice } = lineUp;
    const made: TeamMade = { name: name.trim(), market: own.market, players, captain, vice };
    return callMyFantasy("POST", path, made);
  }
  let { version } = own.team;
  if (transfers.length > 0) {
    const made: TransfersMade = { market: own.market, version, transfers };
    const outcome = await callMyFantasy("POST", `${path}/transfers`, made);
    if (outcome.kind !== "done" || lineUp === null) return outcome;
    const after = await look();
    const team = after?.team ?? null;
    if (team === null) return { kind: "failed" };
    ({ version } = team);
  }
  if (lineUp === null) return { kind: "failed" };
  const { players, captain, vice } = lineUp;
  const made: LineUpMade = { version, players, captain, vice };
  return callMyFantasy("PUT", `${path}/line-up`, made);
}

function refusalIn(verdict: DraftVerdict): FantasyRefusal | null {
  return verdict.kind === "refused" || verdict.kind === "incomplete" ? verdict.refusal : null;
}

type Say = ReturnType<typeof useT<"my-fantasy">>;

/** What is wrong, in words; `null`: nothing is. */
function wordsOf(what: Fault | null, verdict: DraftVerdict, props: Props, t: Say): string | null {
  if (what !== null) return faultWords(what, props, t);
  if (props.lost > 0) return t("pending.lost", { count: props.lost });
  return verdict.kind === "over" ? t("make.over", { over: props.language.format.decimal(verdict.over / 10) }) : null;
}

function faultWords(what: Fault, { own, players, language }: Props, t: Say): string {
  if (what === "noFill") return t("make.noFill");
  if (what === "offline") return t("pending.offline");
  if (what === "failed") return t("pending.kept");
  return refusalWords(what, { settings: own.settings, players, language });
}
