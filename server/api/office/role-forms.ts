import { addresses } from "#contract/addresses.ts";
import { officeRoles } from "#contract/office-roles.ts";
import type { OfficeRolesPart, OfficeRoleTyped } from "#contract/office-screens.ts";
import type { OfficeRequest } from "./office-request.ts";
import { type SentTo, withSaid } from "./sent-outcome.ts";

const nothingTyped: OfficeRoleTyped = { role: "league-office", part: "", from: "", until: "", label: "", email: "" };

/** Who may what in this league, and the form by which one more may. ROLE1, ROLE5, ROLE6 */
export async function rolesPart({ desk, visitor }: OfficeRequest, sent: Partial<OfficeRolesPart> = {}): Promise<OfficeRolesPart> {
  const { holders, links, places } = await desk.roles.seen(visitor);
  return {
    kind: "roles",
    holders: holders.map((each) => ({ ...each, isSelf: each.accountId === visitor.accountId })),
    links: links.map(({ linkId, label, role, scope, called, from, until, madeBy, expiresAt }) => ({
      linkId,
      label,
      role,
      scope: scope.kind,
      called,
      from,
      until,
      madeBy,
      expiresAt,
    })),
    roles: officeRoles,
    places,
    typed: nothingTyped,
    fault: null,
    fresh: null,
    ...sent,
  };
}

/** Gives a role by an address or a link, or takes one or a link back. The last owner stays. ROLE5, ROLE6, OFF23 */
export async function sentRole(asked: OfficeRequest, sent: URLSearchParams): Promise<SentTo> {
  const { desk, visitor, locale } = asked;
  const on = (done: string): SentTo => ({ kind: "on", to: withSaid(addresses.officeRoles(locale), new URLSearchParams(), { done }) });
  const refused = async (fault: string, typed: OfficeRoleTyped = nothingTyped, status = 422): Promise<SentTo> =>
    fault === "not-owner"
      ? { kind: "shown", status: 403, part: await rolesPart(asked), said: { kind: "refused", why: "no-role", by: {} } }
      : { kind: "shown", status, part: await rolesPart(asked, { typed, fault }), said: { kind: "faults" } };
  const act = sent.get("act");
  if (act === "take") {
    const [accountId = "", scope = "", scopeId = ""] = (sent.get("holder") ?? "").split(" ");
    const taken = await desk.roles.take(visitor, { accountId, role: sent.get("role") ?? "", scope, scopeId });
    return taken === "taken" || taken === "not-found" ? on("role-taken") : refused(taken, nothingTyped, 409);
  }
  if (act === "unlink") {
    const taken = await desk.roles.unlink(visitor, sent.get("link") ?? "");
    return taken === "taken" ? on("link-taken") : refused(taken);
  }
  const typed = typedIn(sent);
  // Whose address is known is let in by it, everybody else by a link.
  if (act === "give" && typed.email.trim() !== "") {
    const given = await desk.roles.give(visitor, typed);
    return given === "given" ? on("role-given") : refused(given, typed);
  }
  const made = await desk.roles.link(visitor, typed);
  if (typeof made === "string") return refused(made, typed);
  return { kind: "shown", status: 200, part: await rolesPart(asked, { fresh: made }), said: { kind: "link-made" } };
}

function typedIn(sent: URLSearchParams): OfficeRoleTyped {
  const text = (name: keyof OfficeRoleTyped) => (sent.get(name) ?? "").slice(0, 300);
  return { role: text("role"), part: text("part"), from: text("from"), until: text("until"), label: text("label"), email: text("email") };
}
