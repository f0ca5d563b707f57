import type { ErrorReporting } from "#contract/error-reporting.ts";
import type { Locale } from "#contract/locale.ts";
import type { RouteRules } from "#contract/route-rules.ts";
import type { WrittenName } from "#contract/written-names.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { hostName } from "./host-name.ts";

export type Tenant = {
  readonly id: TenantId;
  readonly slug: string;
  readonly defaultLocale: Locale;
  /** Lower case, without port; the first is the one to link to. */
  readonly hosts: readonly string[];
  /** What it says about its addresses. In memory as the tenants are: every page that is made asks. */
  readonly routeRules: RouteRules;
  /** Where it hears of faults; `null`: nowhere. */
  readonly errorReporting: ErrorReporting | null;
  /** Names as they were typed for readers of other scripts; absent: none. In memory, since every page of those readers asks. NAME10 */
  readonly writtenNames?: readonly WrittenName[];
  /** Of the link by which it is shown until it is published; absent or `null`: everybody sees it. START2 */
  readonly openingDigest?: Buffer | null;
};

/** Who lives under which host name. Held in memory, since every request asks. */
export class TenantDirectory {
  readonly #load: () => Promise<readonly Tenant[]>;
  #byHost: ReadonlyMap<string, Tenant> = new Map();
  /** `Host` headers as they came, so that the usual ones need no reading. */
  #byHeader = new Map<string, Tenant>();
  #begun = 0;
  #read = 0;

  constructor(load: () => Promise<readonly Tenant[]>) {
    this.#load = load;
  }

  get tenants(): readonly Tenant[] {
    return [...new Set(this.#byHost.values())];
  }

  /** Reads the tenants again: at the start, and when one of them has changed. A reading overtaken by a later one is dropped. */
  async reload(): Promise<void> {
    const turn = ++this.#begun;
    const tenants = await this.#load();
    if (turn < this.#read) return;
    this.#read = turn;
    this.#byHost = new Map(tenants.flatMap((tenant) => tenant.hosts.map((host) => [host, tenant] as const)));
    this.#byHeader = new Map();
  }

  /** The tenant for a `Host` header, or `null`. */
  byHostHeader(header: string | undefined): Tenant | null {
    if (header === undefined) return null;
    const before = this.#byHeader.get(header);
    if (before) return before;
    const host = hostName(header);
    const tenant = host === null ? undefined : this.#byHost.get(host);
    if (tenant && this.#byHeader.size < 1000) this.#byHeader.set(header, tenant);
    return tenant ?? null;
  }
}
