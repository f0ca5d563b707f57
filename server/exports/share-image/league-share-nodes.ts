import { shareImageSize, type LeagueShareImage } from "#contract/share-image.ts";
import { fitText } from "./fit-text.ts";
import type { PictureNode, PictureRenderer } from "./picture-renderer.ts";
import { box, column } from "./share-nodes.ts";

const margin = 96;
const logoSize = 260;
const gap = 64;

/** The league's logo, its name in the size in which it fits, and where it is to be found. */
export async function leagueShareNodes(
  renderer: PictureRenderer,
  { colors, title, host }: LeagueShareImage,
  logo: Uint8Array | null,
): Promise<PictureNode> {
  const width = shareImageSize.width - 2 * margin - (logo === null ? 0 : logoSize + gap);
  const align = logo === null ? "center" : "left";
  const words = column({ width, gap: 28 }, [
    await fitText(renderer, title, {
      width,
      lines: 3,
      font: "extra",
      weight: 800,
      color: colors.ink,
      align,
      sizes: [120, 104, 90, 78, 66, 56],
    }),
    await fitText(renderer, host, { width, lines: 1, font: "condensed", weight: 600, color: colors.accent, align, sizes: [44, 36, 30] }),
  ]);
  const picture: PictureNode[] =
    logo === null ? [] : [{ type: "image", src: logo, style: { width: logoSize, height: logoSize, objectFit: "contain" } }];
  return box(
    {
      ...shareImageSize,
      alignItems: "center",
      justifyContent: "center",
      gap,
      padding: `0 ${margin}px`,
      backgroundColor: colors.band,
      borderBottom: `12px solid ${colors.accent}`,
    },
    [...picture, words],
  );
}
