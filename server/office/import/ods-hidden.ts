type HiddenParts = { isHidden: boolean; rows: Set<number> };

/** Rows told one by one as hidden; a filter hides no more than a sheet of ours has. */
const mostRows = 30_000;

/**
 * Sheets, and rows by number from 0, that an OpenDocument file does not show: put away by hand, by a filter, by the sheet's style.
 * The text is looked through for its tags, never parsed. IMPF4
 */
export function hiddenInOds(content: string): ReadonlyMap<string, HiddenParts> {
  const unseenStyles = new Set<string>();
  for (const [, head = "", body = ""] of content.matchAll(/<style:style\b([^>]*)>(.{0,400}?)<\/style:style>/gs)) {
    if (/table:display="false"/.test(body)) unseenStyles.add(attribute(head, "style:name"));
  }
  const sheets = new Map<string, HiddenParts>();
  let sheet: HiddenParts | null = null;
  let row = 0;
  for (const [, kind, attributes = ""] of content.matchAll(/<table:(table|table-row)\b([^>]*)>/g)) {
    if (kind === "table") {
      sheet = { isHidden: unseenStyles.has(attribute(attributes, "table:style-name")), rows: new Set() };
      sheets.set(unescaped(attribute(attributes, "table:name")), sheet);
      row = 0;
      continue;
    }
    const repeated = Math.max(1, Number(attribute(attributes, "table:number-rows-repeated")) || 1);
    if (sheet && /table:visibility="(?:collapse|filter)"/.test(attributes)) {
      for (let each = row; each < Math.min(row + repeated, mostRows); each++) sheet.rows.add(each);
    }
    row += repeated;
  }
  return sheets;
}

function attribute(tag: string, name: string): string {
  const from = tag.indexOf(`${name}="`);
  return from < 0 ? "" : tag.slice(from + name.length + 2, tag.indexOf('"', from + name.length + 2));
}

function unescaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&apos;", "'").replaceAll("&amp;", "&");
}
