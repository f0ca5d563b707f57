import type { SetUpDesk } from "../../founding/set-up-desk.ts";
import type { OfficeDesk } from "../../office/office-desk.ts";

/** What of a site is told by the directory of its tenants, and how that is read again. */
type Desks = { readonly office: OfficeDesk; readonly setUp: SetUpDesk | null };

/**
 * The desks, whose acts are answered when this node knows what they have changed of the leagues themselves: names, hosts, languages, and
 * whether they are shown. Other nodes hear of it by notices; whoever has just done it comes back before any notice does. WIZ12
 */
export function heardByTenants({ office, setUp }: Desks, reload: () => Promise<void>): Desks {
  const heard = async <Outcome>(outcome: Outcome, isHeard: boolean): Promise<Outcome> => {
    if (isHeard) await reload();
    return outcome;
  };
  return {
    office: {
      ...office,
      change: async (visitor, store, order, source) => {
        const outcome = await office.change(visitor, store, order, source);
        return heard(outcome, outcome.kind === "stored" && store.thing.isSingle === true);
      },
    },
    setUp: setUp && {
      ...setUp,
      newLink: async (tenantId) => {
        const key = await setUp.newLink(tenantId);
        return heard(key, key !== null);
      },
      found: async (accountId, league) => {
        const outcome = await setUp.found(accountId, league);
        return heard(outcome, outcome.kind === "founded");
      },
    },
  };
}
