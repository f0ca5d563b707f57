import { addresses } from "#contract/addresses.ts";
import type { OfficeRolesPart } from "#contract/office-screens.ts";
import { roles } from "../../accounts/roles.ts";
import type { OfficeRequest } from "./office-request.ts";
import { type SentTo, withSaid } from "./sent-outcome.ts";

/** Who may what in this league, and the form by which one more may. OFF22 */
export async function rolesPart({ desk, visitor }: OfficeRequest, sent: Partial<OfficeRolesPart> = {}): Promise<OfficeRolesPart> {
  const holders = await desk.roles.holders(visitor);
  return {
    kind: "roles",
    holders: holders.map((each) => ({ ...each, isSelf: each.accountId === visitor.accountId })),
    roles: roles.filter((role) => role !== "club-office"),
    typed: { email: "", role: "league-office" },
    fault: null,
    ...sent,
  };
}

/** Gives a role for the whole league, or takes one. The last of the league's office stays. OFF22, OFF23 */
export async function sentRole(asked: OfficeRequest, sent: URLSearchParams): Promise<SentTo> {
  const { desk, visitor, locale } = asked;
  const on = (done: string): SentTo => ({ kind: "on", to: withSaid(addresses.officeRoles(locale), new URLSearchParams(), { done }) });
  const [role, email] = [sent.get("role") ?? "", sent.get("email") ?? ""];
  if (sent.get("act") === "take") {
    const [accountId = "", scope = "", scopeId = ""] = (sent.get("holder") ?? "").split(" ");
    const taken = await desk.roles.take(visitor, { accountId, role, scope, scopeId });
    if (taken === "taken" || taken === "not-found") return on("role-taken");
    if (taken === "no-role")
      return { kind: "shown", status: 403, part: await rolesPart(asked), said: { kind: "refused", why: taken, by: {} } };
    return { kind: "shown", status: 409, part: await rolesPart(asked, { fault: taken }), said: { kind: "faults" } };
  }
  const given = await desk.roles.give(visitor, { email, role });
  if (given === "given") return on("role-given");
  if (given === "no-role")
    return { kind: "shown", status: 403, part: await rolesPart(asked), said: { kind: "refused", why: given, by: {} } };
  return { kind: "shown", status: 422, part: await rolesPart(asked, { typed: { email, role }, fault: given }), said: { kind: "faults" } };
}
