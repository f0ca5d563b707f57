import { useEffect, useMemo } from "react";
import createCode from "qrcode-generator";
import type { LiveRole } from "#contract/live/game-command.ts";
import { useT } from "../../i18n/use-t.ts";
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
  const { path, size } = useMemo(() => codeOf(link), [link]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

const quiet = 4;

function codeOf(text: string): { readonly path: string; readonly size: number } {
  const code = createCode(0, "M");
  code.addData(text, "Byte");
  code.make();
  const modules = code.getModuleCount();
  let path = "";
  for (let row = 0; row < modules; row++) {
    for (let column = 0; column < modules; column++) if (code.isDark(row, column)) path += `M${column + quiet} ${row + quiet}h1v1h-1z`;
  }
  return { path, size: modules + 2 * quiet };
}
