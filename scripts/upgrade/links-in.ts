/** Where a page leads to within its own site, each once, without what stands behind `?` and `#`. */
export function linksIn(html: string): string[] {
  const paths = [...html.matchAll(/<a\b[^>]*\shref="(\/[^/"?#][^"?#]*)/g)].map(([, path = ""]) => path.replaceAll("&amp;", "&"));
  return [...new Set(paths)].filter((path) => !/\.\w+$/.test(path));
}
