import { escapedMarkup } from "./escaped-markup.ts";

/** Size before the page in the frame has told its height, in CSS pixels. */
export const embedSizes = {
  standings: { width: 640, height: 560 },
  schedule: { width: 640, height: 560 },
  leaders: { width: 640, height: 420 },
  game: { width: 480, height: 200 },
} as const;

type Frame = { readonly source: string; readonly title: string; readonly width: number; readonly height: number };

/** What another site puts into its page to show one of ours. */
export function embedFrame({ source, title, width, height }: Frame): string {
  return `<iframe data-fullcourt src="${escapedMarkup(source)}" title="${escapedMarkup(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}
