/** A way to a page, or to another state of the same. */
export type PageLink = { readonly text: string; readonly href: string };
