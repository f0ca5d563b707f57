import type { Logger } from "../log.ts";

const everyMs = 60 * 60 * 1000;
const mostKept = 50;

/** Says that a service takes nothing of us. */
export type RefusedUs = (service: string, why: string) => void;

/**
 * What concerns everybody is said once, not with each message: a service that takes nothing of this installation, whatever is sent
 * and to whomever, is one line an hour, and no more than fifty services are told apart. REPORT9
 */
export function refusals(log: Logger, now: () => number): RefusedUs {
  const said = new Map<string, number>();
  return (service, why) => {
    const at = now();
    for (const [name, before] of said) if (at - before >= everyMs) said.delete(name);
    if (said.has(service) || said.size >= mostKept) return;
    said.set(service, at);
    log.warn({ service, why }, "a service takes nothing that this installation sends: its settings are to be looked at");
  };
}
