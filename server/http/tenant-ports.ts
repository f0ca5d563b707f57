import type { NotePageTag } from "#contract/page-tags.ts";
import type { SiteQueries } from "#contract/queries.ts";
import type { WebsiteQueries } from "#contract/website-config.ts";
import type { TenantId } from "#core/kernel/ids.ts";

export type TenantPorts = { readonly site: SiteQueries; readonly website: WebsiteQueries };

/** Makes the ports of one tenant for one answer; what they read from is told to `note`. */
export type PortsFor = (tenantId: TenantId, note: NotePageTag) => TenantPorts;
