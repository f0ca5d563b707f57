import { shareImageSize, type ShareImage, type ShareImageSide } from "#contract/share-image.ts";
import { fitText, type TextPlace } from "./fit-text.ts";
import type { PictureNode, PictureRenderer, PictureStyle } from "./picture-renderer.ts";

type Pictures = Readonly<Record<"home" | "away" | "league", Uint8Array | null>>;

const margin = 56;
const sideWidth = 344;
const middleWidth = shareImageSize.width - 2 * margin - 2 * sideWidth;
const crestSize = 190;
const logoSize = 64;
const logoGap = 20;

/** The picture as a tree of boxes, every text already in the size in which it fits. */
export async function shareNodes(renderer: PictureRenderer, image: ShareImage, pictures: Pictures): Promise<PictureNode> {
  const { band, accent } = image.colors;
  const washes = `linear-gradient(96deg, ${image.home.wash}, ${image.home.wash}00 46%), linear-gradient(264deg, ${image.away.wash}, ${image.away.wash}00 46%)`;
  return box(
    {
      ...shareImageSize,
      flexDirection: "column",
      justifyContent: "space-between",
      padding: `44px ${margin}px 40px`,
      backgroundColor: band,
      backgroundImage: washes,
      borderBottom: `12px solid ${accent}`,
    },
    [
      await head(renderer, image, pictures.league),
      box({ alignItems: "center" }, [
        await side(renderer, image, image.home, pictures.home),
        await middle(renderer, image),
        await side(renderer, image, image.away, pictures.away),
      ]),
      await fitText(renderer, image.foot, {
        ...plain(shareImageSize.width - 2 * margin, image.colors.quietInk),
        sizes: [32, 28, 24],
      }),
    ],
  );
}

async function head(renderer: PictureRenderer, { league, occasion, colors }: ShareImage, logo: Uint8Array | null): Promise<PictureNode> {
  const leagueWidth = 220;
  const occasionWidth = shareImageSize.width - 2 * margin - leagueWidth - (logo === null ? 0 : logoSize + logoGap);
  const mark: PictureNode[] =
    logo === null
      ? []
      : [{ type: "image", src: logo, style: { width: logoSize, height: logoSize, marginRight: logoGap, objectFit: "contain" } }];
  return box({ alignItems: "center" }, [
    ...mark,
    await fitText(renderer, occasion, { ...plain(occasionWidth, colors.ink), align: "left", sizes: [36, 32, 28, 24] }),
    await fitText(renderer, league, {
      ...plain(leagueWidth, colors.accent),
      font: "extra",
      weight: 800,
      align: "right",
      sizes: [44, 38, 32, 26],
    }),
  ]);
}

async function side(renderer: PictureRenderer, image: ShareImage, club: ShareImageSide, crest: Uint8Array | null): Promise<PictureNode> {
  const name: TextPlace = {
    ...plain(sideWidth, image.colors.ink),
    font: "extra",
    weight: 800,
    lines: 2,
    sizes: [56, 50, 44, 38, 32, 26],
  };
  // Two lines are kept free either way, so that crests stand at one height.
  return column({ width: sideWidth, gap: 20 }, [
    crest === null
      ? await drawnCrest(renderer, club)
      : { type: "image", src: crest, style: { width: crestSize, height: crestSize, objectFit: "contain" } },
    box({ height: 124, justifyContent: "center" }, [await fitText(renderer, club.name, name)]),
  ]);
}

async function drawnCrest(renderer: PictureRenderer, { code, field, edge, ink }: ShareImageSide): Promise<PictureNode> {
  const rim = 8;
  const place: TextPlace = { ...plain(crestSize - 6 * rim, ink), font: "extra", weight: 900, sizes: [84, 72, 60, 48, 36] };
  const round: PictureStyle = { width: crestSize, height: crestSize, borderRadius: crestSize / 2, border: `${rim}px solid ${edge}` };
  return box({ ...round, backgroundColor: field, alignItems: "center", justifyContent: "center" }, [await fitText(renderer, code, place)]);
}

async function middle(renderer: PictureRenderer, image: ShareImage): Promise<PictureNode> {
  const { colors, state, isLive } = image;
  const stateColor = isLive ? colors.live : colors.ink;
  const stateLine = await fitText(renderer, state, {
    ...plain(middleWidth - 40, stateColor),
    weight: 700,
    lines: 2,
    sizes: [38, 34, 30, 26],
  });
  switch (image.middle.kind) {
    case "score":
      return column({ width: middleWidth, gap: 12 }, [await score(renderer, image, image.middle), stateLine]);
    case "moment":
      return column({ width: middleWidth, gap: 12 }, [
        await fitText(renderer, image.middle.time, { ...display(colors.ink), sizes: [130, 110, 90] }),
        await fitText(renderer, image.middle.day, { ...plain(middleWidth - 20, colors.ink), lines: 2, sizes: [38, 34, 30, 26] }),
      ]);
    case "word":
      return column({ width: middleWidth }, [
        await fitText(renderer, state, { ...display(colors.ink), lines: 3, sizes: [72, 62, 54, 46, 38] }),
      ]);
  }
}

type Score = Extract<ShareImage["middle"], { kind: "score" }>;

/** Both totals in one size; the one behind stands back. */
async function score(renderer: PictureRenderer, { colors }: ShareImage, { home, away, trailing }: Score): Promise<PictureNode> {
  const gap = 14;
  const place: TextPlace = { ...display(colors.ink), width: middleWidth - 2 * gap, sizes: [168, 150, 132, 116, 100, 84] };
  const { style } = await fitText(renderer, `${home}:${away}`, place);
  const figure = (text: string, color: string): PictureNode => ({ type: "text", text, style: { ...style, width: "auto", color } });
  return box({ gap, alignItems: "center", justifyContent: "center" }, [
    figure(home, trailing === "home" ? colors.quietInk : colors.ink),
    figure(":", colors.quietInk),
    figure(away, trailing === "away" ? colors.quietInk : colors.ink),
  ]);
}

function plain(width: number, color: string): Omit<TextPlace, "sizes"> {
  return { width, lines: 1, font: "condensed", weight: 600, color };
}

function display(color: string): Omit<TextPlace, "sizes"> {
  return { ...plain(middleWidth, color), font: "extra", weight: 800 };
}

export function box(style: PictureStyle, children: readonly PictureNode[]): PictureNode {
  return { type: "container", style: { display: "flex", ...style }, children };
}

export function column(style: PictureStyle, children: readonly PictureNode[]): PictureNode {
  return box({ flexDirection: "column", alignItems: "center", ...style }, children);
}
