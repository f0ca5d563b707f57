import type { SeatCalls } from "./seat-calls.ts";
import type { SeatLink } from "./seat.ts";
import type { KeptSeat } from "./seat-store.ts";

/**
 * Whoever opened the clock's link and then the scorer's has not two devices: roles that another place of this device took, whose
 * window is gone, are given up, so that this place has them at once. Without a line they wait as before. SEAT10
 */
export async function leaveOwnPlaces(places: readonly KeptSeat[], links: readonly SeatLink[], calls: SeatCalls): Promise<void> {
  const left = places.flatMap(({ deviceId, leases }) =>
    links.flatMap(({ role, token }) => {
      const number = leases[role]?.number;
      return number === undefined ? [] : [calls.ask(token, { deviceId, ask: { kind: "release", number } })];
    }),
  );
  await Promise.all(left);
}
