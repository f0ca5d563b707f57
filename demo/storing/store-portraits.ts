import type { Transaction } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { createPictureRenderer } from "#server/exports/share-image/picture-renderer.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { keepPortrait } from "#server/files/portraits.ts";
import { drawPortrait, portraitSize } from "../portraits/draw-portrait.ts";
import type { Team } from "../world.ts";
import type { SeasonPlace } from "./store-season.ts";

/** Of the club that a league names first, most players; of the others the captain. Who has none shows what stands in. */
const mostOfFirst = 9;

/** Portraits in the highest league of the running season, cut by the same way as those of real people. */
export async function storePortraits(transaction: Transaction<Database>, { names, season }: SeasonPlace, files: FileStore): Promise<void> {
  const [highest] = season.leagues;
  if (!season.isRunning || !highest) return;
  // Loaded here, so that a server whose demo is there already never has the library in its memory.
  const { portraitPictures } = await import("#server/files/portrait-pictures.ts");
  const renderer = createPictureRenderer();
  for (const { person, club } of highest.teams.flatMap(sitters)) {
    const kit = { shirt: club.primaryColor, trim: club.secondaryColor };
    const drawing = { type: "image", src: Buffer.from(drawPortrait(person.slug, kit)), style: portraitSize } as const;
    const pictures = await portraitPictures(await renderer.render(drawing, { ...portraitSize, format: "png" }));
    if (typeof pictures === "string") throw new Error(`the drawing of ${person.slug} is no portrait: ${pictures}`);
    await keepPortrait(transaction, files, names.tenantId, { personId: names.person(person), slug: person.slug }, pictures);
  }
}

function sitters({ club, signings }: Team, place: number) {
  const shown = place === 0 ? signings.slice(0, mostOfFirst) : signings.filter(({ captain }) => captain);
  return shown.map(({ player }) => ({ club, person: player.person }));
}
