/** What the library does not tell of a sheet. */
export type UntoldParts = {
  isHidden: boolean;
  /** By number from 0; `null`: the library tells them. */
  rows: Set<number> | null;
  /** Cells struck through, by `row:column`. */
  struck: Set<string>;
};

/** Rows and cells told one by one: a sheet of ours has no more. */
const mostRows = 30_000;
const mostColumns = 120;

/**
 * Sheets and rows that an OpenDocument file does not show, put away by hand, by a filter, by the sheet's style; cells that are
 * struck through. The text is looked through for its tags, never parsed. IMPF4
 */
export function untoldInOds(content: string): ReadonlyMap<string, UntoldParts> {
  const unseen = new Set<string>();
  const struckStyles = new Set<string>();
  for (const [, head = "", body = ""] of content.matchAll(/<style:style\b([^>]*)>(.{0,1200}?)<\/style:style>/gs)) {
    if (/table:display="false"/.test(body)) unseen.add(attribute(head, "style:name"));
    if (/text-line-through-(?:style|type)="(?!none)/.test(body)) struckStyles.add(attribute(head, "style:name"));
  }
  const sheets = new Map<string, UntoldParts>();
  let sheet: UntoldParts | null = null;
  let [row, nextRow, column] = [0, 0, 0];
  for (const [, kind, attributes = ""] of content.matchAll(/<table:(table|table-row|table-cell|covered-table-cell)\b([^>]*)>/g)) {
    if (kind === "table") {
      sheet = { isHidden: unseen.has(attribute(attributes, "table:style-name")), rows: new Set(), struck: new Set() };
      sheets.set(unescaped(attribute(attributes, "table:name")), sheet);
      [row, nextRow, column] = [0, 0, 0];
    } else if (kind === "table-row") {
      [row, column] = [nextRow, 0];
      nextRow = row + count(attributes, "table:number-rows-repeated");
      const isHidden = /table:visibility="(?:collapse|filter)"/.test(attributes);
      for (let each = row; isHidden && each < Math.min(nextRow, mostRows); each++) sheet?.rows?.add(each);
    } else {
      if (column < mostColumns && struckStyles.has(attribute(attributes, "table:style-name"))) sheet?.struck.add(`${row}:${column}`);
      column += count(attributes, "table:number-columns-repeated");
    }
  }
  return sheets;
}

function count(tag: string, name: string): number {
  return Math.max(1, Number(attribute(tag, name)) || 1);
}

function attribute(tag: string, name: string): string {
  const from = tag.indexOf(`${name}="`);
  return from < 0 ? "" : tag.slice(from + name.length + 2, tag.indexOf('"', from + name.length + 2));
}

function unescaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&apos;", "'").replaceAll("&amp;", "&");
}
