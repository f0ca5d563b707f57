import type { Generated } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";

/** What somebody is of whom logs say the name alone. */
export type NamedRole = "coach" | "referee";

export type RefereeRole = "crew-chief" | "umpire-1" | "umpire-2";

/** Whom an office appoints, in the order in which they are told; only referees have pages. */
export const appointedRoles = ["crew-chief", "umpire-1", "umpire-2", "commissioner"] as const satisfies readonly (
  | RefereeRole
  | "commissioner"
)[];
export type AppointedRole = (typeof appointedRoles)[number];

/** People whom logs know by name alone: `docs/decisions/0032-named-people.md`. */
export type NamedPeopleTable = {
  named_people: {
    tenant_id: TenantId;
    role: NamedRole;
    /** `search_key(name)`. */
    name_key: string;
    slug: string;
    name: string;
    transliterable: Generated<boolean>;
    /** The key of whoever this spelling means; `null`: it stands for itself. */
    same_as: Generated<string | null>;
  };
  /** Whom the office has appointed to a game. REF4 */
  game_appointments: { tenant_id: TenantId; game_id: GameId; role: AppointedRole; name: string };
  /** Read model of logs with a result. */
  game_referees: { tenant_id: TenantId; game_id: GameId; name: string; role: RefereeRole };
};
