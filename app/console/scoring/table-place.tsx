import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import type { TableLists } from "#contract/live/table-lists.ts";
import { settleListOf } from "#core/table/settle-list.ts";
import { sheetToSign } from "#core/table/sign-sheet.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { useT } from "../../i18n/use-t.ts";
import { AfterGame } from "../after-game/after-game.tsx";
import { BeforeGame } from "../before-game/before-game.tsx";
import type { LinkPageData } from "../link/load-link-page.ts";
import type { SeatState } from "../seat/seat-state.ts";
import type { ScoringDesk } from "./scoring-desk.ts";
import { ScoringScreen } from "./scoring-screen.tsx";
import { useSpeech } from "./use-speech.ts";
import styles from "./table-place.module.css";
import { useStopKey } from "./use-table-keys.ts";

type Place = "before" | "table" | "after";

type TablePlaceProps = {
  readonly page: LinkPageData;
  readonly lists: TableLists;
  readonly token: string;
  readonly label: string;
  readonly desk: ScoringDesk;
  readonly state: SeatState;
  /** What the seat says of itself. */
  readonly children?: ReactNode;
};

/** The scorer's page before the game, in it, and at its end. A game that has not begun opens at its checklist. PREP1, SETTLE1 */
export function TablePlace({ page, lists, token, label, desk, state, children }: TablePlaceProps) {
  const { game } = useSyncExternalStore(desk.subscribe, desk.view, desk.view);
  const isBegun = game.state.periods.some(({ started }) => started);
  const [place, setPlace] = useState<Place>(isBegun ? (game.state.ended ? "after" : "table") : "before");
  const speech = useSpeech(page.game, desk);
  useEffect(() => {
    if (isBegun) setPlace((before) => (before === "before" ? "table" : before));
  }, [isBegun]);
  useStopKey(desk, isBegun && place !== "table");
  const ways = <Ways place={place} isBegun={isBegun} desk={desk} onPlace={setPlace} />;
  if (place === "before") {
    return (
      <BeforeGame page={page} lists={lists} desk={desk} speech={speech} label={label} token={token}>
        {ways}
        {children}
      </BeforeGame>
    );
  }
  if (place === "after") {
    const goThere = (play: string) => {
      setPlace("table");
      desk.openLog(play as EventId);
    };
    return (
      <AfterGame page={page} desk={desk} state={state} speech={speech} onGoThere={goThere}>
        {ways}
        {children}
      </AfterGame>
    );
  }
  return (
    <ScoringScreen view={page.game} title={page.title} madeAt={page.madeAt} desk={desk}>
      {ways}
      {children}
    </ScoringScreen>
  );
}

type WaysProps = { readonly place: Place; readonly isBegun: boolean; readonly desk: ScoringDesk; readonly onPlace: (place: Place) => void };

/** Where else the scorer can be; what waits there is counted on its button. */
function Ways({ place, isBegun, desk, onPlace }: WaysProps) {
  const t = useT("crew");
  const { periods, blocks } = settleListOf(desk.game);
  const { isReady } = sheetToSign(desk.game);
  const toConfirm = periods.filter(({ standing }) => standing === "over").length;
  const isDue = toConfirm > 0 || blocks.includes("not-ended") || isReady;
  const others = (["before", "table", "after"] as const).filter((each) => each !== place && (isBegun || each !== "after"));
  return (
    <nav className={styles.ways}>
      {others.map((each) => (
        <button
          key={each}
          type="button"
          data-place={each}
          data-due={(each === "after" && isDue) || undefined}
          onClick={() => onPlace(each)}
        >
          {t(`place.${each}`)}
          {each === "after" && toConfirm > 0 && <b> {toConfirm}</b>}
        </button>
      ))}
    </nav>
  );
}
