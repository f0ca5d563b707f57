import type { TableProfile, TableSeat } from "#core/table/table-entry.ts";

/** One laptop that holds both seats. */
export const bothSeats: TableSeat = {
  idPrefix: "t",
  sender: { deviceId: "table", mayWrite: () => true, isOutranked: () => false, isLeague: false, digest: () => "" },
  holds: { scorer: true, clock: true },
  profile: { numberFirst: false, hand: "both", turnoverKinds: false },
};

export function seatWith(profile: Partial<TableProfile>): TableSeat {
  return { ...bothSeats, profile: { ...bothSeats.profile, ...profile } };
}
