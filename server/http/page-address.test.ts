import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPageAddress } from "./page-address.ts";

function page(path: string, search = "") {
  return { kind: "page", path, search };
}

function refused(problem: string) {
  return { kind: "refused", problem };
}

function redirect(location: string) {
  return { kind: "redirect", location };
}

describe("readPageAddress", () => {
  it.each([
    ["/", page("/")],
    ["/en", page("/en")],
    ["/en.data", page("/en.data")],
    ["/en/seasons/2025-26/leagues/prva", page("/en/seasons/2025-26/leagues/prva")],
    ["/en/clubs/%d0%9a%d0%9a", page("/en/clubs/%D0%9A%D0%9A")],
    ["/en/%61bc", page("/en/abc")],
    ["/en/a:b@c,d;e=f+g!$&'()*~", page("/en/a:b@c,d;e=f+g!$&'()*~")],
    ["/en/a%20b", page("/en/a%20b")],
    ["/en/100%25", page("/en/100%25")],
  ])("reads %s", (target, expected) => {
    expect(readPageAddress(target)).toEqual(expected);
  });

  it.each(["/en/", "/en//", "//en", "/en//seasons/", "///"])("PAGE8 sends %s to its one address, within the site", (target) => {
    const reading = readPageAddress(target);
    expect(reading.kind).toBe("redirect");
    if (reading.kind === "redirect") expect(reading.location).toMatch(/^\/(?![/\\])/);
  });

  it("PAGE8 never redirects to another site", () => {
    expect(readPageAddress("//evil.example")).toEqual(redirect("/evil.example"));
    expect(readPageAddress("//evil.example/%2e%2e")).toEqual(refused("bad-address"));
    expect(readPageAddress("/%5Cevil.example/")).toEqual(refused("bad-address"));
  });

  it.each([
    "/%",
    "/%zz",
    "/en/%ff",
    "/en/%c0%af",
    "/%00",
    "/en/%0d%0aSet-Cookie:x=1",
    "/en/%7f",
    "/en/../etc/passwd",
    "/en/%2e%2e/%2E%2e/etc/passwd",
    "/en/.",
    "/.data",
    "/_.data",
    "/en/.data",
    "/en/a%2fb",
    "/en/a%5cb",
    "/\\evil.example",
    "/en/клуб",
    "/en#hash",
    "*",
    "http://other.example/en",
    "",
  ])("refuses %s", (target) => {
    expect(readPageAddress(target)).toEqual(refused("bad-address"));
  });

  it("refuses an address beyond 2,048 characters, parameters included", () => {
    expect(readPageAddress(`/${"a".repeat(2047)}`).kind).toBe("page");
    expect(readPageAddress(`/${"a".repeat(2048)}`)).toEqual(refused("address-too-long"));
    expect(readPageAddress(`/en?${"a".repeat(2048)}`)).toEqual(refused("address-too-long"));
  });

  it("PAGE8 keeps the parameters that change the page, in one order, and drops the rest", () => {
    const parameters = () => ["round", "page"];
    expect(readPageAddress("/en?utm_source=x&round=3&page=2", parameters)).toEqual(page("/en", "?page=2&round=3"));
    expect(readPageAddress("/en?page=2&round=3&page=9&fbclid=1", parameters)).toEqual(page("/en", "?page=2&round=3"));
    expect(readPageAddress("/en?page=", parameters)).toEqual(page("/en"));
    expect(readPageAddress("/en?__proto__=1&constructor=2", parameters)).toEqual(page("/en"));
    expect(readPageAddress("/en?utm_source=x")).toEqual(page("/en"));
    expect(readPageAddress("/en.data?league=b&x=1")).toEqual(page("/en.data", "?league=b"));
    expect(readPageAddress("/en/seasons/s/leagues/l?league=b")).toEqual(page("/en/seasons/s/leagues/l"));
    expect(readPageAddress("/en/?round=%20&x=1", parameters)).toEqual(redirect("/en?round=+"));
  });

  it("is the same page read twice", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const first = readPageAddress(`${path || "/"}?${query}`, () => ["a", "b"]);
        if (first.kind !== "page") return;
        expect(readPageAddress(first.path + first.search, () => ["a", "b"])).toEqual(first);
        // What the key says is what the pages are asked for: no parser in between reads it differently.
        expect(new URL(`http://h${first.path}`).pathname).toBe(first.path);
      }),
    );
  });
});
