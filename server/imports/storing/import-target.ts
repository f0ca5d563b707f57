import type { TenantId } from "#core/kernel/ids.ts";
import type { ClubId, LeagueId, SeasonId } from "../../db/row-ids.ts";

/** The league that games are imported into. */
export type ImportTarget = {
  readonly tenantId: TenantId;
  readonly defaultLocale: string;
  readonly timeZone: string;
  readonly seasonId: SeasonId;
  readonly seasonSlug: string;
  readonly leagueId: LeagueId;
  readonly leagueSlug: string;
};

/** What a file does not tell, and whoever imports it may. */
export type ImportDetails = {
  readonly round: number | null;
  /** Epoch milliseconds. */
  readonly tipOff: number | null;
  /** The day alone, where its time is not known. SCHED23 */
  readonly tipOffDay?: string | null;
  /** Stored although its plays do not make the score its source prints. IMP24 */
  readonly anyway?: boolean;
  /** Whose teams play, where that is known: names of the file are not looked up then. */
  readonly clubs?: { readonly home: ClubId; readonly away: ClubId };
  /** `true`: the same is told, and nothing stored. */
  readonly isTry?: boolean;
};
