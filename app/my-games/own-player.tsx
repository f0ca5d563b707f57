import { useEffect, useState } from "react";
import { addresses } from "#contract/addresses.ts";
import { mostClaimNoteLength, myPlayerPath, type PlayerClaim } from "#contract/my-games.ts";
import { useVisitor } from "../account/visitor-store.ts";
import { useLocale } from "../i18n/language-provider.tsx";
import { useT } from "../i18n/use-t.ts";
import button from "../ui/button.module.css";
import { Modal } from "../ui/modal.tsx";
import { showToast } from "../ui/toast-store.ts";
import { callMyGames, type MyGamesRefusal } from "./my-games-call.ts";
import styles from "./own-room-parts.module.css";

type Props = { personId: string; name: string };
const claimsPath = `${myPlayerPath}/claims`;

/** By which somebody says that a player is he. CLAIM1 */
export function OwnPlayer({ personId, name }: Props) {
  const t = useT("my-games");
  const locale = useLocale();
  const visitor = useVisitor();
  if (visitor.kind === "signed-in") return <Mine key={visitor.uuid} personId={personId} name={name} />;
  if (visitor.kind === "unknown") return null;
  return (
    <p className={styles.line} data-start="">
      <a className={styles.link} href={addresses.accountForm(locale, "Login", location.pathname)}>
        {t("claim.isMe")}
      </a>
    </p>
  );
}

function Mine({ personId, name }: Props) {
  const t = useT("my-games");
  const locale = useLocale();
  const [claim, setClaim] = useState<PlayerClaim | null | "unknown">("unknown");
  const [isOpen, setOpen] = useState(false);

  async function look(): Promise<void> {
    const answer = await callMyGames<{ claim: PlayerClaim | null }>("GET", claimsPath);
    if (answer.kind === "done") setClaim(answer.data.claim);
  }
  useEffect(() => void look(), []);

  if (claim === "unknown") return null;
  const isOpenClaim = claim !== null && (claim.state === "waiting" || claim.state === "approved");
  if (isOpenClaim) {
    if (claim.personId !== personId) return null;
    return (
      <p className={styles.line} data-start="" role="status">
        <span>{t(claim.state === "approved" ? "claim.approved" : "claim.waiting")}</span>
        <a className={styles.link} href={addresses.profileTab(locale, "MyGames")}>
          {t("game.mine")}
        </a>
      </p>
    );
  }
  return (
    <div className={styles.line} data-start="">
      <button type="button" className={styles.pill} onClick={() => setOpen(true)}>
        {t("claim.isMe")}
      </button>
      <ClaimDialog
        personId={personId}
        name={name}
        isOpen={isOpen}
        onClosed={() => setOpen(false)}
        onSent={() => {
          setOpen(false);
          void look();
        }}
      />
    </div>
  );
}

type DialogProps = Props & { isOpen: boolean; onClosed: () => void; onSent: () => void };

function ClaimDialog({ personId, name, isOpen, onClosed, onSent }: DialogProps) {
  const t = useT("my-games");
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<MyGamesRefusal | null>(null);

  async function send(note: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const answer = await callMyGames("POST", claimsPath, { personId, note });
    setBusy(false);
    setRefused(answer.kind === "done" ? null : answer.kind);
    if (answer.kind !== "done") return;
    showToast(t("claim.sent"), { type: "success" });
    onSent();
  }

  return (
    <Modal isOpen={isOpen} onClosed={onClosed} title={t("claim.title", { name })}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const note = new FormData(event.currentTarget).get("note");
          void send(typeof note === "string" ? note : "");
        }}
      >
        <p>{t("claim.text")}</p>
        <label>
          {t("claim.note")}
          <textarea name="note" maxLength={mostClaimNoteLength} rows={3} aria-describedby="claim-hint" />
          <small id="claim-hint">{t("claim.hint")}</small>
        </label>
        {refused !== null && (
          <p className={styles.refused} role="alert">
            {t(refusalKey(refused))}
          </p>
        )}
        <p className={styles.buttons}>
          <button type="submit" className={button.main} aria-disabled={isBusy || undefined}>
            {t("claim.send")}
          </button>
          <button type="button" className={button.other} onClick={onClosed}>
            {t("claim.cancel")}
          </button>
        </p>
      </form>
    </Modal>
  );
}

function refusalKey(refusal: MyGamesRefusal) {
  if (refusal === "claimed-already") return "claim.hasAnother";
  return refusal === "too-many" ? "tooMany" : "notKept";
}
