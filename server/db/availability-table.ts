import type { GeneratedAlways } from "kysely";
import type { AvailabilityReason, AvailabilityStatus } from "#contract/availability.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PersonId } from "./row-ids.ts";
import type { Day, Moment } from "./schema.ts";

/** Who cannot play: each note a row, the latest of a person holds. */
export type AvailabilityTable = {
  availability_notes: {
    tenant_id: TenantId;
    note_number: GeneratedAlways<number>;
    person_id: PersonId;
    status: AvailabilityStatus;
    reason: AvailabilityReason | null;
    since: string;
    expected_back: Day;
    noted_at: Moment;
  };
};
