import type { EventToFold } from "./events.ts";
import type { FactOf, FactType, SignerRole } from "./facts.ts";
import { signerRoles } from "./facts.ts";

/** `stands`: nothing of the game has changed since, so that what was signed is what there is. */
export type Signature = Omit<FactOf<"signature.set">, "type"> & { readonly stands: boolean };

/** What is written while people sign, and changes nothing of what they sign. */
const besideSigning: ReadonlySet<FactType> = new Set<FactType>([
  "signature.set",
  "period.confirm",
  "game.confirm",
  "game.protest",
  "game.status",
  "note",
  "most-valuable-player",
  "video.mark",
]);

/**
 * The last signature of each role, in the order in which the rules have them signed. `events` in the order in which they came: any
 * correction, wherever it stands in the game, undoes all signatures before it. LIVE30
 */
export function signaturesOf(events: readonly EventToFold[]): readonly Signature[] {
  const signed = new Map<SignerRole, Signature>();
  for (const event of events) {
    if (event.op !== "add" || !besideSigning.has(event.fact.type)) {
      for (const [role, signature] of signed) if (signature.stands) signed.set(role, { ...signature, stands: false });
    } else if (event.fact.type === "signature.set") {
      const { type: _, ...signature } = event.fact;
      signed.set(signature.role, { ...signature, stands: true });
    }
  }
  return signerRoles.flatMap((role) => signed.get(role) ?? []);
}
