import { useLayoutEffect, useSyncExternalStore } from "react";
import { isShown, showScore } from "../cover-scores.ts";
import { useT } from "../i18n/use-t.ts";
import { watchSpoilers } from "../spoilers.ts";
import rules from "./spoiler-cover.css?inline";
import { Icon } from "../ui/icon.tsx";

export type SpoilerCoverProps = {
  /** Of the game, or of the part of the page. */
  readonly address: string;
  /** Who plays, for those who hear the button and do not see where it stands. */
  readonly teams?: string;
  /** Covers a part of the page, and says so. */
  readonly isPart?: boolean;
};

let sheet: CSSStyleSheet | undefined;

/** Looks of the covers, for those who hide scores only. */
function lookOfCovers(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export function SpoilerCover({ address, teams, isPart = false }: SpoilerCoverProps) {
  const t = useT("spoilers");
  const isAskedFor = useSyncExternalStore(watchSpoilers, () => isShown(address));
  useLayoutEffect(lookOfCovers, []);
  if (isAskedFor) return null;
  const show = () => showScore(address);
  if (!isPart) {
    return (
      <button type="button" className="spoiler" onClick={show} aria-label={teams === undefined ? t("show") : t("showOf", { teams })}>
        <Icon name="eye" size={20} />
      </button>
    );
  }
  return (
    <div className="spoiler-part">
      <p>{t("hidden")}</p>
      <button type="button" onClick={show}>
        <Icon name="eye" size={20} />
        {t("showPart")}
      </button>
    </div>
  );
}
