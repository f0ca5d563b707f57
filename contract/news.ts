/** A stretch of text, or a link to something on this site by its address without language (`/seasons/…`). */
export type NewsInline = string | { readonly text: string; readonly href: string };

/** What a piece of news is made of: plain blocks, so that every page and feed sets them in its own way. */
export type NewsBlock =
  | { readonly kind: "paragraph"; readonly content: readonly NewsInline[] }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly (readonly NewsInline[])[] }
  | { readonly kind: "quote"; readonly text: string; readonly by: string };

export const newsKinds = ["announcement", "recap", "preview", "round-awards", "feature"] as const;
export type NewsKind = (typeof newsKinds)[number];

export const documentKinds = ["regulations", "schedule", "report", "form", "other"] as const;
export type DocumentKind = (typeof documentKinds)[number];
