/** The forms in which every table of every page can be taken, by the ending of the page's path. */
export const tableFormats = ["xlsx", "csv", "json"] as const;
export type TableFormat = (typeof tableFormats)[number];

/** Which table of the page: its name, or its number counted from 1. */
const tableParameter = "table";
const elementPrefix = "table-";

/** `page` is a path with its parameters; the table is a file beside it: `/en/players.csv?letter=b&table=players`. */
export function tableAddress(page: string, table: string, format: TableFormat): string {
  // Most of a page's tables: nothing to take apart, and nothing to escape: letters of any alphabet browsers send as they should, and
  // written out they are a sixth as long, which a page of many tables feels. LOOK26
  if (/^[\p{L}\p{N}-]+$/u.test(table) && !page.includes("?")) return `${page.replace(/\/$/, "")}.${format}?${tableParameter}=${table}`;
  const [path = "", search = ""] = page.split("?");
  const parameters = new URLSearchParams(search);
  parameters.set(tableParameter, table);
  return `${path.replace(/\/$/, "")}.${format}?${parameters}`;
}

/** The page of a table's address, given as the target of a request; `null` for every other address. */
export function pageOfTableAddress(
  target: string,
): { readonly page: string; readonly table: string | null; readonly format: TableFormat } | null {
  const [, path, format, search = ""] = /^([^?]+)\.(xlsx|csv|json)(?:\?(.*))?$/s.exec(target) ?? [];
  if (path === undefined) return null;
  const page = search === "" ? path : `${path}?${search}`;
  return { page, table: new URLSearchParams(search).get(tableParameter), format: format as TableFormat };
}

/** What a table is called that has no name of its own: its caption's letters and digits. */
export function tableNameOf(caption: string): string {
  let name = names.get(caption);
  if (name === undefined) {
    const plain = caption.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    name = plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
    if (names.size >= roomForNames) names.clear();
    names.set(caption, name);
  }
  return name;
}

/** Many tables of many pages have the same caption, and to fold one takes longer than to write a table's head. */
const names = new Map<string, string>();
const roomForNames = 1000;

/** The `id` of the element, apart from those of everything else on the page. */
export function tableElementId(name: string): string {
  return elementPrefix + name;
}

/** The name of a table by its element's `id`; `null` where it has none. */
export function tableNameIn(elementId: string | null): string | null {
  return elementId?.startsWith(elementPrefix) ? elementId.slice(elementPrefix.length) : null;
}

/** What a language calls columns, for tables as spreadsheets have them. EXPORT1 */
export type TableWords = {
  /** What was made, and of how many tries, by the head under which pages write both as `5/10`. */
  readonly madeOf: ReadonlyMap<string, readonly [made: string, attempted: string]>;
  /** Heads under which pages write minutes and seconds. */
  readonly durations: ReadonlySet<string>;
  /** A second column for the second figure of two, by the name of the first. */
  readonly second: (head: string) => string;
};
