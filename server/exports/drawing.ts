import type { DrawingFor } from "#contract/drawing.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { scoresheetPdf } from "./scoresheet/scoresheet-pdf.ts";
import { shareImages } from "./share-image/share-images.ts";

/** The bytes of a crest; `null`: there is none at this address. */
type ReadCrest = (tenantId: TenantId, address: string) => Promise<Uint8Array | null>;

/** Documents and pictures of games, drawn in this process. `readCrest` finds a picture of a tenant by its address. */
export function createDrawing(readCrest: ReadCrest): DrawingFor {
  const shareImage = shareImages();
  return (tenantId) => ({
    scoresheet: scoresheetPdf,
    shareImage: (image) => shareImage(image, (address) => readCrest(tenantId, address)),
  });
}
