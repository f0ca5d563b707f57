import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { crestAddress } from "#demo/crests/crest-address.ts";
import { drawCrest } from "#demo/crests/draw-crest.ts";
import { drawLogo, logoAddresses } from "#demo/crests/draw-logo.ts";
import { drawNewsCover, newsCoverAddress } from "#demo/editorial/pictures/news-cover.ts";
import { pictureSize } from "#demo/editorial/pictures/draw-picture.ts";
import { demoTenants } from "#demo/leagues/demo-tenants.ts";
import { createPictureRenderer } from "#server/exports/share-image/picture-renderer.ts";

/**
 * Draws what the demo's leagues and clubs look like anew: `node scripts/draw-crests.ts`, after a change of `demo/crests`, of
 * a club or of a league's colours.
 */
const publicFolder = join(import.meta.dirname, "../public");
const renderer = createPictureRenderer();

function keep(address: string, bytes: string | Uint8Array): void {
  const file = join(publicFolder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

async function picture(svg: string, width: number, height: number): Promise<Uint8Array> {
  return renderer.render({ type: "image", src: new TextEncoder().encode(svg), style: { width, height } }, { width, height, format: "png" });
}

for (const blueprint of demoTenants) {
  for (const club of blueprint.clubs) keep(crestAddress(blueprint, club), drawCrest(club));
  const logo = logoAddresses(blueprint);
  keep(logo.drawing, drawLogo(blueprint));
  keep(logo.picture, await picture(drawLogo(blueprint), 256, 256));
  keep(newsCoverAddress(blueprint), await picture(drawNewsCover(blueprint), pictureSize.width, pictureSize.height));
}
