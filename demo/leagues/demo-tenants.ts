import { belgrade } from "./belgrade.ts";
import { ljubljana } from "./ljubljana.ts";
import type { TenantBlueprint } from "./tenant-blueprint.ts";

/** The organisations of the demo, each under its own host. */
export const demoTenants: readonly TenantBlueprint[] = [belgrade, ljubljana];
