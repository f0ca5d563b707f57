import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { crestAddress } from "#demo/crests/crest-address.ts";
import { drawCrest } from "#demo/crests/draw-crest.ts";
import { demoTenants } from "#demo/leagues/demo-tenants.ts";

/** Draws the crests of the demo's clubs anew: `node scripts/draw-crests.ts`, after a change of `demo/crests` or of a club. */
const publicFolder = join(import.meta.dirname, "../public");

for (const blueprint of demoTenants) {
  for (const club of blueprint.clubs) {
    const file = join(publicFolder, crestAddress(blueprint, club));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, drawCrest(club));
  }
}
