import { useEffect, useMemo } from "react";
import type { LiveRole } from "#contract/live/game-command.ts";
import { useT } from "../../i18n/use-t.ts";
import { CodePicture } from "../../ui/code-picture.tsx";
import { scanCodeOf } from "../../ui/scan-code.ts";
import type { Seat } from "./seat.ts";
import styles from "./seat-bar.module.css";
import { roleOf, type SeatState } from "./seat-state.ts";

type HandOverProps = { readonly seat: Seat; readonly state: SeatState; readonly role: LiveRole; readonly link: string };

/** The seat for another device: its link as a picture to scan; while it is shown, whoever asks has the seat at once. SEAT9 */
export function HandOver({ seat, state, role, link }: HandOverProps) {
  const t = useT("seat");
  const isOpen = roleOf(state, role)?.isHandingOver ?? false;
  useEffect(() => () => seat.handOver(role, false), [seat, role]);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => seat.handOver(role, !isOpen)} data-hand-over="">
        {t(isOpen ? "role.cancel" : "role.handOver")}
      </button>
      {isOpen && (
        <figure className={styles.code}>
          <Code link={link} label={t("role.code")} />
          <figcaption>{t("role.handingOver")}</figcaption>
        </figure>
      )}
    </>
  );
}

function Code({ link, label }: { link: string; label: string }) {
  const code = useMemo(() => scanCodeOf(link), [link]);
  return <CodePicture {...code} label={label} />;
}
