import { useT } from "../i18n/use-t.ts";
import { useLineFault } from "../live/game-now-store.ts";

/**
 * Says that what stands here may be old, while nothing is heard of the games. Takes no room until
 * then. Bears the code of why, for whoever asks us about it.
 */
export function StaleNote({ className }: { className?: string | undefined }) {
  const t = useT("movement");
  const fault = useLineFault();
  return (
    <div role="status" data-screen-only="" className={fault ? undefined : "visually-hidden"}>
      {fault && (
        <p className={className}>
          {fault.text ?? t("stale")} <small>{`(${fault.code})`}</small>
        </p>
      )}
    </div>
  );
}
