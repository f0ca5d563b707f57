/** Where a link leads within the page's document, or `null` when the browser should follow it by itself. */
export function targetWithin(link: HTMLAnchorElement): string | null {
  if (!link.hasAttribute("href") || link.origin !== location.origin) return null;
  if (link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) return null;
  // A page in another language is another document: its messages and `lang` come with it.
  if (firstSegment(link.pathname) !== firstSegment(location.pathname)) return null;
  // A place on this very page: the browser moves the focus there as well, which we would not.
  if (link.hash !== "" && link.pathname === location.pathname && link.search === location.search) return null;
  // A file is no page: a calendar, a document.
  if (/\.[a-z]+$/.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

function firstSegment(path: string): string {
  return path.split("/", 2)[1] ?? "";
}
