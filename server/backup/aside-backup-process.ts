import { getPriority } from "node:os";
import process from "node:process";
import type { AsideOutcome, AsideWish } from "./aside-backup.ts";
import { makeBackup } from "./make-backup.ts";

process.once("message", (message) => {
  const wish = message as AsideWish;
  const recipient = wish.recipient === null ? null : Buffer.from(wish.recipient, "hex");
  makeBackup({ ...wish, recipient, givesWay: true }).then(
    ({ bytes, end }) => tell({ kind: "made", bytes, missing: end.missing, priority: getPriority() }),
    (error: unknown) => tell({ kind: "failed", fault: error instanceof Error ? error.message : String(error) }),
  );
});
// Whoever wanted it is gone: what is unfinished bears no name.
process.once("disconnect", () => process.exit(1));

function tell(outcome: AsideOutcome): void {
  process.send?.(outcome, () => {
    process.removeAllListeners("disconnect");
    process.disconnect?.();
  });
}
