import { type SubmitEvent, useState } from "react";
import type { SignerRole } from "#core/game/facts.ts";
import type { SheetToSign, SignerLine } from "#core/table/sign-sheet.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./after-game.module.css";

type SignaturesProps = {
  readonly sheet: SheetToSign;
  /** Something of this device is not on the server yet, so that nobody knows what would be signed. SIGN3 */
  readonly isWaiting: boolean;
  readonly onSign: (role: SignerRole, name: string) => void;
};

/** Who has signed, whose signature is void, whose turn it is: that one alone can be put. SIGN1, SIGN4 */
export function Signatures({ sheet: { lines, next }, isWaiting, onSign }: SignaturesProps) {
  return (
    <ol className={styles.signatures}>
      {lines.map((line) => (
        <Line key={`${line.role} ${line.name}`} line={line} isNext={line.role === next} isWaiting={isWaiting} onSign={onSign} />
      ))}
    </ol>
  );
}

type LineProps = Pick<SignaturesProps, "isWaiting" | "onSign"> & { readonly line: SignerLine; readonly isNext: boolean };

function Line({ line: { role, name, signature }, isNext, isWaiting, onSign }: LineProps) {
  const t = useT("crew");
  const [typed, setTyped] = useState(name);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") onSign(role, typed.trim());
  };
  const standing = signature === null ? (isNext ? "next" : "waits") : signature.stands ? "stands" : "void";
  return (
    <li data-signer={role} data-standing={standing}>
      <b>{t(`roles.${role}`)}</b>
      {standing === "stands" && <Stands name={signature?.name ?? ""} digest={signature?.digest ?? null} />}
      {standing === "void" && <p className={styles.void}>{t("sign.void", { name: signature?.name ?? "" })}</p>}
      {standing === "waits" && <p className={styles.waits}>{name || t("sign.waits")}</p>}
      {isNext && (
        <form onSubmit={submit}>
          <label>
            {t("sign.name")}
            <input value={typed} maxLength={100} onChange={({ target }) => setTyped(target.value)} />
          </label>
          <button type="submit" className={styles.sign} disabled={isWaiting || typed.trim() === ""} data-sign={role}>
            {t(role === "crew-chief" ? "sign.signFinal" : "sign.sign")}
          </button>
        </form>
      )}
    </li>
  );
}

function Stands({ name, digest }: { readonly name: string; readonly digest: string | null }) {
  const t = useT("crew");
  return (
    <p className={styles.done}>
      {t("sign.signed", { name })}
      {digest !== null && <small translate="no">{t("sign.digest", { digest: digest.slice(0, 12) })}</small>}
    </p>
  );
}
