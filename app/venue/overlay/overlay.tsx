import { laterComponent } from "../../ui/later-component.tsx";
import type { GoingOverlayProps } from "./going-overlay.tsx";
import type { OverlayData } from "./overlay-data.ts";
import { OverlayPicture } from "./overlay-picture.tsx";

/** What makes the graphics go on: the fold of the log, the stream. The first picture is the server's. */
export const LaterOverlay = laterComponent<GoingOverlayProps>(async () => (await import("./going-overlay.tsx")).GoingOverlay);

/** The graphics of one game over whatever picture is under them. */
export function Overlay({ overlay }: { overlay: OverlayData }) {
  return <LaterOverlay overlay={overlay} Picture={OverlayPicture} />;
}
