import { describe, expect, test } from "vitest";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { pageChoice, pageLinks, rowsOf } from "./table-pages.ts";

putAllMessages();
const rows = Array.from({ length: 120 }, (_, place) => place + 1);
const english = pageLanguage("en", "Europe/Belgrade");

function linksAt(page: ReturnType<typeof pageChoice>, hasMore: boolean) {
  const links = pageLinks(page, hasMore, english, (wanted) => `?page=${wanted}`);
  return links && [links.previous?.href ?? null, links.next?.href ?? null, links.whole?.href];
}

describe("a long table", () => {
  test("FILTER6 shows fifty rows on a page, and there is none after the last", () => {
    expect(rowsOf(rows, 1)).toEqual({ rows: rows.slice(0, 50), hasMore: true });
    expect(rowsOf(rows, 2)).toEqual({ rows: rows.slice(50, 100), hasMore: true });
    expect(rowsOf(rows, 3)).toEqual({ rows: rows.slice(100), hasMore: false });
    expect(rowsOf(rows, 4)).toBeNull();
    expect(rowsOf(rows.slice(0, 50), 1)).toEqual({ rows: rows.slice(0, 50), hasMore: false });
    expect(rowsOf(rows.slice(0, 50), 2)).toBeNull();
  });

  test("FILTER6 is whole at an address of its own, and empty on its first page alone", () => {
    expect(rowsOf(rows, "all")).toEqual({ rows, hasMore: false });
    expect(rowsOf([], 1)).toEqual({ rows: [], hasMore: false });
    expect(rowsOf([], "all")).toEqual({ rows: [], hasMore: false });
    expect(rowsOf([], 2)).toBeNull();
  });

  test("FILTER6 leads on, back and to all of it; nonsense is the first page", () => {
    expect(linksAt(1, true)).toEqual([null, "?page=2", "?page=all"]);
    expect(linksAt(2, true)).toEqual(["?page=null", "?page=3", "?page=all"]);
    expect(linksAt(3, false)).toEqual(["?page=2", null, "?page=all"]);
    expect(linksAt(1, false)).toBeNull();
    expect(linksAt("all", false)).toBeNull();
    expect(["7", "all", "0", "-1", "1e3", "ALL", null].map(pageChoice)).toEqual([7, "all", 1, 1, 1, 1, 1]);
  });
});
