import { useT } from "../../i18n/use-t.ts";
import type { Token } from "../../fantasy/token.ts";
import type { Press } from "./press-squad.ts";
import { mayLead, type SquadDraft, type SquadGround, transfersOf } from "./squad-draft.ts";
import styles from "./squad-screen.module.css";

type Props = {
  token: Token;
  ground: SquadGround;
  draft: SquadDraft;
  hasPartners: boolean;
  does: (press: Press, words: string) => void;
  onTransfer: () => void;
  onClose: () => void;
};

/** What can be done with whoever is chosen. */
export function ChosenBar({ token, ground, draft, hasPartners, does, onTransfer, onClose }: Props) {
  const t = useT("my-fantasy");
  const { place, name } = token;
  const number = draft.places[place]?.number ?? null;
  if (number === null) return null;
  const mayGo = ground.locksAt !== null;
  const isUndone = transfersOf(ground, draft).some((transfer) => transfer.in === number);
  return (
    <div className={styles.chosen} role="group" aria-label={name}>
      <p>
        <b>{name}</b>
        <small>{t(hasPartners ? "selected.swapWith" : "selected.noSwap")}</small>
      </p>
      <div>
        {mayGo && (
          <button type="button" onClick={onTransfer}>
            {t("selected.transfer")}
          </button>
        )}
        {(["captain", "vice"] as const).map(
          (kind) =>
            mayLead(ground, draft, kind, number) && (
              <button key={kind} type="button" onClick={() => does({ kind, number }, t(`say.${kind}`, { name }))}>
                {t(`selected.${kind}`)}
              </button>
            ),
        )}
        {mayGo && (ground.team === null || isUndone) && (
          <button type="button" onClick={() => does({ kind: "drop", place }, t("say.dropped", { name }))}>
            {t(isUndone ? "selected.undo" : "selected.remove")}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {t("selected.close")}
        </button>
      </div>
    </div>
  );
}
