import type { Transaction } from "kysely";
import { appointedRoles } from "#server/db/named-people-table.ts";
import type { Database } from "#server/db/schema.ts";
import { type Appointment, appointmentsFor } from "#server/league-office/appointments.ts";
import { seededRandom } from "../random.ts";
import { dayOf } from "../seasons/calendar.ts";
import { fullName, type Person } from "../seasons/crowd.ts";
import type { SeasonPlace } from "./store-season.ts";

/** How far ahead the office names its referees. */
const daysAhead = 8;

/** The office names officials for the games of the days ahead; nobody has two on one day, and where too few are left it has named none yet. */
export async function storeAppointments(
  transaction: Transaction<Database>,
  { names, blueprint, season }: SeasonPlace,
  now: number,
): Promise<void> {
  if (!season.isRunning) return;
  const { timeZone, slug } = blueprint.tenant;
  const until = now + daysAhead * 86_400_000;
  const ahead = season.leagues
    .flatMap((league) =>
      league.rounds.flatMap((round) => {
        const roundId = names.round(names.league(season, league), round);
        return round.games.map((game) => ({ game, gameId: names.game(roundId, game) }));
      }),
    )
    .filter(({ game }) => game.plan === "to-come" && game.tipOff > now && game.tipOff < until)
    .toSorted((one, other) => one.game.tipOff - other.game.tipOff);
  const appointments = appointmentsFor(transaction, names.tenantId);
  const free = new Map<string, Person[]>();
  for (const { game, gameId } of ahead) {
    const day = dayOf(game.tipOff, timeZone);
    const left = free.get(day) ?? [...seededRandom(`appointments ${slug} ${season.slug} ${day}`).shuffled(season.referees)];
    free.set(day, left);
    if (left.length >= appointedRoles.length) await appointments.appoint(gameId, crewFrom(left));
  }
}

/** Takes the next of them out of the list. */
function crewFrom(left: Person[]): readonly Appointment[] {
  return appointedRoles.flatMap((role) => {
    const person = left.pop();
    return person ? [{ role, name: fullName(person) }] : [];
  });
}
