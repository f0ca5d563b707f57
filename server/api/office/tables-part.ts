import type { SignedInVisitor } from "#contract/account.ts";
import type { OfficeTables } from "#contract/office-screens.ts";
import { isPassed, trainingAccuracy } from "#core/table/training-marks.ts";
import type { OfficeDesk } from "../../office/office-desk.ts";
import { tableRoles } from "../../office/table-desk.ts";

/** Links to the table of a game; `null`: whoever looks prepares none. OFF51 */
export async function tablesPart(
  { desk, visitor }: { readonly desk: OfficeDesk; readonly visitor: SignedInVisitor },
  gameId: string,
  sent: Partial<OfficeTables> = {},
): Promise<OfficeTables | null> {
  const links = await desk.tables.seen(visitor, gameId);
  if (links === null) return null;
  return {
    links: links.map(({ linkId, label, role, expiresAt, revoked }) => ({
      linkId,
      label,
      role,
      expiresAt,
      state: revoked ? "revoked" : expiresAt <= Date.now() ? "over" : "open",
    })),
    roles: tableRoles,
    trainings: ((await desk.tables.trainings(visitor, gameId)) ?? []).map((each) => ({
      ...each,
      accuracy: trainingAccuracy(each.figures),
      isPassed: isPassed(each.figures),
    })),
    typed: { role: "statistics", label: "" },
    fault: null,
    fresh: null,
    ...sent,
  };
}
