import { useEffect, useState } from "react";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { TableLists } from "#contract/live/table-lists.ts";
import { useT } from "../../i18n/use-t.ts";
import { useRunOut } from "../clock/use-run-out.ts";
import { LinkFrame } from "../link/link-frame.tsx";
import type { LinkPageData } from "../link/load-link-page.ts";
import type { Seat } from "../seat/seat.ts";
import { SeatAlerts, SeatBar, SeatLineWords } from "../seat/seat-bar.tsx";
import type { SeatState } from "../seat/seat-state.ts";
import { useKeptPage } from "../seat/use-kept-page.ts";
import { useSeat } from "../seat/use-seat.ts";
import { useSeatLinks } from "../seat/use-seat-links.ts";
import { keptEntryOf, noteOf } from "./kept-entry.ts";
import { ScoringDesk } from "./scoring-desk.ts";
import { seatPort } from "./seat-port.ts";
import { TablePlace } from "./table-place.tsx";
import { keptProfile, keepProfile } from "./table-profile.ts";

type ScoringPageProps = {
  readonly page: LinkPageData;
  readonly lists: TableLists;
  readonly token: string;
  /** Whose link it is. */
  readonly label: string;
};

const role = "statistics";

/** The scorer's place at a game: opened by their link, with whatever this device has kept of it. */
export function ScoringPage({ page, lists, token, label }: ScoringPageProps) {
  const t = useT("seat");
  const words = useT("table");
  const { gameId } = page.game;
  const { links, offered, holdBoth } = useSeatLinks(gameId, { role, token }, "clock");
  const seat = useSeat(gameId, links, page.game.log);
  const desk = useDesk(seat.kind === "open" ? seat.seat : null, links.length > 1);
  if (desk === null || seat.kind !== "open") {
    return (
      <LinkFrame page={page}>
        <p role="status">{t(`role.${seat.kind === "open" ? "opening" : seat.kind}`)}</p>
      </LinkFrame>
    );
  }
  return (
    <TablePlace page={page} lists={lists} token={token} label={label} desk={desk} state={seat.state}>
      <SeatWords page={page} token={token} seat={seat.seat} state={seat.state} />
      {offered !== null && (
        <button type="button" onClick={holdBoth} data-hold-both>
          {words("holdClock")}
        </button>
      )}
    </TablePlace>
  );
}

/** How the seat is, who has it, and its tools: the same as at the clock's. */
function SeatWords({
  page,
  token,
  seat,
  state,
}: Pick<ScoringPageProps, "page" | "token"> & { readonly seat: Seat; readonly state: SeatState }) {
  const { gameId } = page.game;
  useKeptPage(state);
  useRunOut(seat, state);
  const link = new URL(liveAddresses.desk(gameId, role, token), location.origin).href;
  return (
    <>
      <SeatLineWords seat={seat} state={state} />
      <SeatAlerts seat={seat} state={state} />
      <SeatBar seat={seat} state={state} gameId={gameId} link={link} role={role} />
    </>
  );
}

const noteName = "scoring entry";

/** Begins with the sentence that was open when the page was left. SCORER12 */
function useDesk(seat: Seat | null, holdsClock: boolean): ScoringDesk | null {
  const [desk, setDesk] = useState<ScoringDesk | null>(null);
  useEffect(() => {
    if (seat === null) return undefined;
    let made: ScoringDesk | null = null;
    let isGone = false;
    async function begin(at: Seat): Promise<void> {
      const note = await at.note(noteName);
      if (isGone) return;
      made = new ScoringDesk({
        seat: seatPort(at),
        table: { idPrefix: at.idPrefix, sender: at.sender, holds: { scorer: true, clock: holdsClock }, profile: keptProfile() },
        entry: keptEntryOf(note),
        onEntry: (entry) => at.putNote(noteName, noteOf(entry)),
        onProfile: keepProfile,
      });
      setDesk(made);
    }
    void begin(seat);
    return () => {
      isGone = true;
      made?.close();
      setDesk(null);
    };
  }, [seat, holdsClock]);
  return desk;
}
