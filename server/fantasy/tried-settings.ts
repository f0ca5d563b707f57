import type { Kysely } from "kysely";
import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import { type SettingsChange, settingsChanges, settingsEffect, type SquadPart } from "#core/fantasy/settings-effect.ts";
import type { SettingsFault } from "#core/fantasy/settings-fields.ts";
import type { Database } from "../db/schema.ts";
import { decideSettings, isDecided, type OfficeRefusal } from "./fantasy-office.ts";
import type { SeasonKey } from "./fantasy-season.ts";
import { readSeason } from "./known-season.ts";

/** What other settings would do: from which round on, to which fields, and to how many of all squads as they are now. */
export type TriedSettings = {
  readonly fromRound: number;
  readonly changes: readonly SettingsChange[];
  readonly squads: number;
  readonly misfits: Readonly<Record<SquadPart, number>>;
};

/** Tries settings before they are kept: bounds and contradictions are told as of any change. FAN19 */
export async function trySettings(
  db: Kysely<Database>,
  key: SeasonKey,
  change: (before: FantasySettings) => FantasySettings,
): Promise<TriedSettings | OfficeRefusal | readonly SettingsFault[]> {
  const decided = await decideSettings(db, key, change);
  if (!isDecided(decided)) return decided;
  const known = await readSeason(db, key);
  if (known === null) return "no-season";
  const squads = await db
    .selectFrom("fantasy_squads")
    .where("tenant_id", "=", key.tenantId)
    .where("league_id", "=", key.leagueId)
    .select(["players", "paid", "captain", "vice"])
    .execute();
  return {
    fromRound: decided.fromRound,
    changes: settingsChanges(decided.before, decided.after),
    squads: squads.length,
    misfits: settingsEffect(decided, known, squads),
  };
}
