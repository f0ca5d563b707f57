import { momentOfWeekFrom } from "../kernel/local-time.ts";
import type { FantasySettings } from "./fantasy-settings.ts";

/** What has become of a round, in this order; a `final` may be followed by others, each a revision of the one before. */
export type RoundFact = {
  readonly kind: "planned" | "opened" | "locked" | "live" | "provisional" | "final" | "closed";
  /** 0 before it is final; then 1, and one more for each correction that touched it. */
  readonly revision: number;
  readonly at: number;
};

/** What is known of a round at a moment of the database's clock, epoch milliseconds. */
export type RoundSight = {
  readonly at: number;
  readonly locksAt: number;
  /** The round before is final, or locked and still waiting for a game. The first round has none before it. */
  readonly mayOpen: boolean;
  readonly firstEventAt: number | null;
  /** When the last of its games ended; `null` while one is to be played. A round that lost all its games has ended at its lock. */
  readonly lastGameOverAt: number | null;
  readonly allGamesFinal: boolean;
  readonly openProtest: boolean;
  /** How often the log was corrected in its games since it was final. */
  readonly correctionsSinceFinal: number;
  /** The office has closed the season. FAN15 */
  readonly seasonClosed: boolean;
};

const hourMs = 3_600_000;

/**
 * The facts that follow from those there are and from what is seen now, in order. Written down and asked again there is none: so it
 * may be asked by any node, at any time, and is done once. FAN26
 */
export function nextRoundFacts(
  settings: Pick<FantasySettings, "quietHours" | "finalNotBefore" | "protestHoldsDays">,
  timeZone: string,
  facts: readonly RoundFact[],
  sight: RoundSight,
): RoundFact[] {
  const next: RoundFact[] = [];
  for (;;) {
    const fact = followingFact(settings, timeZone, next.at(-1) ?? facts.at(-1) ?? null, sight);
    if (fact === null) return next;
    next.push(fact);
    // A revision takes in all corrections there are.
    if (fact.kind === "final" && fact.revision > 1) return next;
  }
}

function followingFact(
  settings: Pick<FantasySettings, "quietHours" | "finalNotBefore" | "protestHoldsDays">,
  timeZone: string,
  last: RoundFact | null,
  sight: RoundSight,
): RoundFact | null {
  const { at, locksAt } = sight;
  const fact = (kind: RoundFact["kind"], revision = 0): RoundFact => ({ kind, revision, at });
  switch (last?.kind) {
    case undefined:
      return fact("planned");
    case "planned":
      return sight.mayOpen ? fact("opened") : null;
    case "opened":
      return at >= Math.min(locksAt, sight.firstEventAt ?? locksAt) ? fact("locked") : null;
    case "locked":
      return sight.firstEventAt !== null || sight.lastGameOverAt !== null ? fact("live") : null;
    case "live":
      return sight.lastGameOverAt === null ? null : fact("provisional");
    case "provisional":
      return at >= (finalAt(settings, timeZone, sight) ?? Infinity) ? fact("final", 1) : null;
    case "final":
      if (sight.seasonClosed) return fact("closed", last.revision);
      return sight.correctionsSinceFinal > 0 ? fact("final", last.revision + 1) : null;
    case "closed":
      return null;
  }
}

/**
 * When a provisional round turns final, if nothing happens until then: quiet for long enough, not before the hour of the week, and
 * a protest holds it only for so long. `null`: a game of it is not final. FAN26
 */
export function finalAt(
  { quietHours, finalNotBefore, protestHoldsDays }: Pick<FantasySettings, "quietHours" | "finalNotBefore" | "protestHoldsDays">,
  timeZone: string,
  { lastGameOverAt, allGamesFinal, openProtest }: Pick<RoundSight, "lastGameOverAt" | "allGamesFinal" | "openProtest">,
): number | null {
  // A game under protest is not final either.
  if (lastGameOverAt === null || (!allGamesFinal && !openProtest)) return null;
  const usual = Math.max(lastGameOverAt + quietHours * hourMs, momentOfWeekFrom(lastGameOverAt, finalNotBefore, timeZone));
  return openProtest ? Math.max(usual, lastGameOverAt + protestHoldsDays * 24 * hourMs) : usual;
}

/** From when on the office may close a season. FAN15 */
export function mayCloseFrom({ closeAfterDays }: Pick<FantasySettings, "closeAfterDays">, lastGameOverAt: number): number {
  return lastGameOverAt + closeAfterDays * 24 * hourMs;
}

/** Whether everybody may see a squad: from the round's first tip-off on. FAN18 */
export function isSquadPublic(facts: readonly RoundFact[]): boolean {
  return facts.some(({ kind }) => kind === "locked");
}
