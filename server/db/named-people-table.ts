import type { Generated } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";

/** What somebody is of whom logs say the name alone. */
export type NamedRole = "coach" | "referee";

export type RefereeRole = "crew-chief" | "umpire-1" | "umpire-2";

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
  /** Read model of logs with a result. */
  game_referees: { tenant_id: TenantId; game_id: GameId; name: string; role: RefereeRole };
};
