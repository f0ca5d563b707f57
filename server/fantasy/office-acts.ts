import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "./fantasy-season.ts";

/** Who does something for the office, and why. */
export type OfficeHand = { readonly by: string; readonly reason: string | null };

export const officeActKinds = [
  "open",
  "call-off",
  "settings",
  "opening",
  "position",
  "hide",
  "show",
  "keep",
  "forbid",
  "allow",
  "usual",
  "close",
  "reopen",
] as const;
export type OfficeActKind = (typeof officeActKinds)[number];

/** What the office did: about whom or what, with what stood there before and after. FAN37 */
export type OfficeAct = OfficeHand & {
  readonly act: OfficeActKind;
  readonly about: string | null;
  readonly before: unknown;
  readonly after: unknown;
};

/** What bears a name that somebody has chosen. */
export type NamedThing = "team" | "private-league";

/** What an act is about, as its line has it. */
export function namedInActs(of: NamedThing, number: number): string {
  return of === "team" ? String(number) : `private league ${number}`;
}

/** In the transaction of the act itself: there is none without its line, and no line without it. */
export async function writeAct(
  transaction: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  { act, by, reason, about, before, after }: OfficeAct,
): Promise<void> {
  await transaction
    .insertInto("fantasy_office_acts")
    .values({
      tenant_id: tenantId,
      league_id: leagueId,
      at: sql<Date>`clock_timestamp()`,
      author: by,
      act,
      about,
      before: before === null ? null : JSON.stringify({ value: before }),
      after: after === null ? null : JSON.stringify({ value: after }),
      reason,
    })
    .execute();
}

/** Newest first. `at`: epoch milliseconds. */
export async function officeActs(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
): Promise<readonly (OfficeAct & { readonly at: number })[]> {
  const rows = await db
    .selectFrom("fantasy_office_acts")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("act_id")
    .execute();
  return rows.map(({ at, author, act, about, before, after, reason }) => ({
    at: at.getTime(),
    by: author,
    act,
    about,
    before: before?.value ?? null,
    after: after?.value ?? null,
    reason,
  }));
}
