import type { Kysely } from "kysely";
import { redirectOf } from "#contract/route-rules.ts";
import { listTenants, saveBranding, saveTenant } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { dryRunOfFile } from "#server/office/import/dry-run-of-file.ts";
import { importOfficeFile } from "#server/office/import/import-office-file.ts";
import type { OfficeHand } from "#server/office/office-change.ts";
import { thingRows } from "#server/office/thing-rows.ts";
import { allStores } from "#server/office/things.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { xlsxOf } from "../office/small-files.ts";
import { branding } from "./league-in-database.ts";

type Sheets = Readonly<Record<string, readonly (readonly (string | number)[])[]>>;

/** A league that has nothing but its name, and takes files. */
export async function importingLeague(db: Kysely<Database>) {
  const slug = `old-${Math.random().toString(36).slice(2)}`;
  const tenantId = await saveTenant(db, { slug, defaultLocale: "sr", timeZone: "Europe/Belgrade", hosts: [`${slug}.localhost`] });
  await saveBranding(db, tenantId, branding);
  const now = () => Date.UTC(2026, 10, 25, 12);
  const hand: OfficeHand = { tenantId, timeZone: "Europe/Belgrade", now, accountId: null, source: "command" };
  /** Sheets of results or games, or the export of a site. */
  const importing = async (file: Sheets | string, season: string | null = null) => {
    const importId = crypto.randomUUID();
    const bytes = typeof file === "string" ? new TextEncoder().encode(file) : await xlsxOf(file);
    const place = { season, competition: typeof file === "string" ? null : "Prva liga" };
    const told = await importOfficeFile(db, hand, { bytes, answers: [], place, isTry: false, importId }, dryRunOfFile);
    return { importId, ...told };
  };
  /** Where an address of the old site leads. */
  const leads = async (path: string) => {
    const { routeRules } = (await listTenants(db)).find(({ id }) => id === tenantId)!;
    return redirectOf(routeRules, path);
  };
  /** All rows of all things, without what the database has called them by itself. */
  const whole = async (): Promise<string> => {
    const things = allStores().map(async (store) => {
      const rows = await thingRows(db, store, tenantId);
      return rows.map(({ values }) => JSON.stringify(values)).toSorted();
    });
    return JSON.stringify(await Promise.all(things));
  };
  return { hand, importing, ports: () => tenantPortsFor(db, tenantId, () => undefined), leads, whole };
}
