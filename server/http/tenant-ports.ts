import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import type { TenantId } from "#core/kernel/ids.ts";

/** Makes the ports of one tenant for one answer; what they read from is told to `note`. */
export type PortsFor = (tenantId: TenantId, note: NotePageTag) => TenantPorts;
