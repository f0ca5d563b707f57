import { useMemo } from "react";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { useT } from "../../i18n/use-t.ts";
import { LinkFrame } from "../link/link-frame.tsx";
import type { LinkPageData } from "../link/load-link-page.ts";
import { useSpeech } from "../scoring/use-speech.ts";
import { Score } from "../score-strip.tsx";
import type { Seat } from "../seat/seat.ts";
import { SeatAlerts, SeatBar, SeatLineWords } from "../seat/seat-bar.tsx";
import type { SeatState } from "../seat/seat-state.ts";
import { useKeptPage } from "../seat/use-kept-page.ts";
import { useSeat } from "../seat/use-seat.ts";
import { PlayList } from "./play-list.tsx";
import styles from "./spotter-desk.module.css";

const role = "spotter";

type SpotterDeskProps = { readonly page: LinkPageData; readonly token: string };

/** The second pair of eyes beside the scorer: sees each play as it is written, and says what is not right. SPOT1, SPOT3 */
export function SpotterDesk({ page, token }: SpotterDeskProps) {
  const t = useT("seat");
  const links = useMemo(() => [{ role, token } as const], [token]);
  const now = useSeat(page.game.gameId, links, page.game.log);
  return (
    <LinkFrame page={page}>
      {now.kind === "open" ? (
        <OpenDesk page={page} token={token} seat={now.seat} state={now.state} />
      ) : (
        <p role="status">{t(`role.${now.kind}`)}</p>
      )}
    </LinkFrame>
  );
}

function OpenDesk({ page, token, seat, state }: SpotterDeskProps & { readonly seat: Seat; readonly state: SeatState }) {
  const t = useT("crew");
  const { game } = page;
  const speech = useSpeech(game, seat);
  useKeptPage(state);
  const link = new URL(liveAddresses.desk(game.gameId, role, token), location.origin).href;
  return (
    <div className={styles.desk} data-desk={role}>
      <Score view={game} now={state.now} rules={state.rules} madeAt={page.madeAt} />
      <SeatLineWords seat={seat} state={state} />
      <SeatAlerts seat={seat} state={state} />
      <p className={styles.lead}>{t("look.lead")}</p>
      <PlayList seat={seat} state={state} speech={speech} />
      <SeatBar seat={seat} state={state} gameId={game.gameId} link={link} role={role} />
    </div>
  );
}
