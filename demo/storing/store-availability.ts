import { plusDays } from "#core/kernel/calendar-day.ts";
import type { Transaction } from "kysely";
import type { AvailabilityReason } from "#contract/availability.ts";
import { availabilityFor } from "#server/db/repositories/availability.ts";
import type { Database } from "#server/db/schema.ts";
import { dayOf } from "../seasons/calendar.ts";
import type { Injury } from "../seasons/injuries.ts";
import type { LeagueSeason } from "../world.ts";
import type { SeasonPlace } from "./store-season.ts";

/** What clubs of a running season tell: who is hurt, as the games have it, and who may be back for the next one. */
export async function storeAvailability(
  transaction: Transaction<Database>,
  { names, blueprint, season }: SeasonPlace,
  now: number,
): Promise<void> {
  if (!season.isRunning) return;
  const notes = availabilityFor(transaction, names.tenantId);
  for (const league of season.leagues) {
    const dayOfRound = roundDays(league, blueprint.tenant.timeZone);
    const next = firstRoundAfter(dayOfRound, dayOf(now, blueprint.tenant.timeZone));
    if (next === null) continue;
    for (const injury of league.injuries) {
      const since = dayOfRound.get(injury.fromRound);
      const isDoubtful = injury.toRound === next - 1;
      if (since === undefined || injury.fromRound >= next || injury.toRound < next - 1) continue;
      await notes.note(names.person({ slug: injury.person }), {
        status: isDoubtful ? "doubtful" : "out",
        reason: reasonOf(injury),
        since,
        expectedBack: (isDoubtful ? dayAfter(dayOfRound.get(next)) : dayOfRound.get(injury.toRound + 1)) ?? null,
      });
    }
  }
}

/** The first day of each regular round, by its number. */
function roundDays({ rounds }: LeagueSeason, timeZone: string): ReadonlyMap<number, string> {
  const regular = rounds.filter(({ kind, games }) => kind === "regular" && games.length > 0);
  return new Map(regular.map(({ number, games }) => [number, dayOf(Math.min(...games.map(({ tipOff }) => tipOff)), timeZone)]));
}

function firstRoundAfter(dayOfRound: ReadonlyMap<number, string>, today: string): number | null {
  return [...dayOfRound].find(([, day]) => day > today)?.[0] ?? null;
}

function dayAfter(day: string | undefined): string | undefined {
  return day === undefined ? undefined : plusDays(day, 1);
}

function reasonOf({ kind }: Injury): AvailabilityReason {
  return kind === "illness" ? "illness" : "injury";
}
