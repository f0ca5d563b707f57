import { shareImageSize, type LeagueShareImage, type ShareImage } from "#contract/share-image.ts";
import { atMost } from "./at-most.ts";
import { leagueShareNodes } from "./league-share-nodes.ts";
import { createPictureRenderer, type PictureRenderer } from "./picture-renderer.ts";
import { shareFontFiles } from "./share-fonts.ts";
import { shareNodes } from "./share-nodes.ts";

type ReadPicture = (address: string) => Promise<Uint8Array | null>;

/** A picture takes a tenth of a second of a core: more at once would only make pages wait. */
const mostAtOnce = 2;

/** Draws share images. The typeface is read when the first is wanted. */
export function shareImages(): (image: ShareImage | LeagueShareImage, readPicture: ReadPicture) => Promise<Uint8Array> {
  const inTurn = atMost(mostAtOnce);
  let ready: Promise<PictureRenderer> | undefined;
  return (image, readPicture) =>
    inTurn(async () => {
      const renderer = await (ready ??= rendererWithFonts());
      const pictures = (...of: readonly (string | null)[]) => Promise.all(of.map((address) => pictureOf(renderer, address, readPicture)));
      const nodes = await ("home" in image
        ? pictures(image.home.crestUrl, image.away.crestUrl, image.logoUrl).then(([home = null, away = null, league = null]) =>
            shareNodes(renderer, image, { home, away, league }),
          )
        : pictures(image.logoUrl).then(([logo = null]) => leagueShareNodes(renderer, image, logo)));
      // The typeface's own Cyrillic is Bulgarian; Russian has the forms that Serbian is read in too.
      return renderer.render(nodes, { ...shareImageSize, format: "png", lang: "ru" });
    });
}

async function rendererWithFonts(): Promise<PictureRenderer> {
  const renderer = createPictureRenderer();
  for (const file of shareFontFiles()) await renderer.registerFont(file);
  return renderer;
}

/** The bytes of a crest or logo, when they are a picture that can be drawn. */
async function pictureOf(renderer: PictureRenderer, address: string | null, readPicture: ReadPicture): Promise<Uint8Array | null> {
  const bytes = address === null ? null : await readPicture(address);
  if (bytes === null) return null;
  // What cannot be read is drawn as nothing at all, without a word.
  const size = { width: 16, height: 16 };
  const pixels = await renderer.render({ type: "image", src: bytes, style: size }, { ...size, format: "raw" }).catch(() => null);
  return pixels?.some((byte) => byte !== 0) ? bytes : null;
}
