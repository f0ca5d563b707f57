/** The leagues' addresses among what a start says: one on a line, with nothing behind the host. The link of a first start is no league. */
export function originsIn(said: string): string[] {
  return [...said.matchAll(/^ {2}(https?:\/\/[^\s/]+)$/gm)].map(([, origin = ""]) => origin);
}

/** Where a page leads to within its own site, each once, without what stands behind `?` and `#`. */
export function linksIn(html: string): string[] {
  const paths = [...html.matchAll(/<a\b[^>]*\shref="(\/[^/"?#][^"?#]*)/g)].map(([, path = ""]) => path.replaceAll("&amp;", "&"));
  return [...new Set(paths)].filter((path) => !/\.\w+$/.test(path));
}
