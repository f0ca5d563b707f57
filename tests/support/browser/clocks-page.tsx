import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ClockFace } from "#app/live/clock-face.tsx";
import { Horn, hornSounds } from "#app/live/horn.ts";
import { connectionFaults } from "#app/live/live-connection.ts";
import { serverTime } from "#app/live/keep-server-time.ts";
import { tellLineFault } from "#app/live/game-now-store.ts";
import { LiveClock } from "#app/sport/live-clock.tsx";
import hall from "#app/venue/digits.module.css";
import type { ClockAnchor } from "#core/game/clock-anchor.ts";
import { fiba } from "#core/rules/fiba.ts";

const { game, shot } = fiba.clockReading;
type Clocks = { readonly game: ClockAnchor; readonly shot: ClockAnchor | null };

/** Both faces, led by a test. */
function Faces() {
  const [clocks, setClocks] = useState<Clocks>({ game: { running: false, remainingMs: 600_000, atMs: 0 }, shot: null });
  Object.assign(window, { setClocks: (next: Clocks) => flushSync(() => setClocks(next)) });
  return (
    <main style={{ font: "700 120px monospace" }}>
      <ClockFace kind="game" anchor={clocks.game} profile={game} label="Game clock" />
      <br />
      <ClockFace kind="shot" anchor={clocks.shot} profile={shot} label="Shot clock" />
      <br />
      <LiveClock kind="game" anchor={clocks.game} profile={game} label="A page's clock" />
      <br />
      <ClockFace kind="game" anchor={clocks.game} profile={game} label="A hall's clock" className={hall["face"] ?? ""} />
    </main>
  );
}

function tellLine(isThere: boolean): void {
  tellLineFault(isThere ? null : { code: connectionFaults.disconnected, text: null });
}

Object.assign(window, { serverTime, tellLine, Horn, hornSounds });
const place = document.createElement("div");
document.body.append(place);
createRoot(place).render(<Faces />);
