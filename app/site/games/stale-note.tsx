import { useT } from "../../i18n/use-t.ts";
import { useIsStale } from "../../live/game-now-store.ts";
import { connectionFaults } from "../../live/live-connection.ts";

/**
 * Says that what stands here may be old, while nothing is heard of the games. Takes no room until
 * then. Bears the code of a lost line, for whoever asks us about it.
 */
export function StaleNote({ className }: { className?: string | undefined }) {
  const t = useT("movement");
  const isStale = useIsStale();
  return (
    <div role="status" data-screen-only="" className={isStale ? undefined : "visually-hidden"}>
      {isStale && (
        <p className={className}>
          {t("stale")} <small>{`(${connectionFaults.disconnected})`}</small>
        </p>
      )}
    </div>
  );
}
