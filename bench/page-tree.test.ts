import { createElement as h, Fragment } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { countElements, elementOf, parsePage, withoutElements } from "./page-tree.ts";

function Page() {
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("style", { dangerouslySetInnerHTML: { __html: "a > b { color: red }" } }),
  );
  const cell = h("td", { className: "figure", colSpan: 2, style: { minWidth: 4, "--share": "0.5" } }, 12, ":", "7 & <3>");
  const picture = h("svg", { viewBox: "0 0 2 2" }, h("path", { d: "M0 0h2", strokeWidth: 2, "aria-hidden": true }));
  const form = h("label", { htmlFor: "q" }, "\u00a0š", h("input", { id: "q", required: true, defaultValue: 'say "x"' }));
  const body = h(
    "body",
    null,
    h("table", null, h("tbody", null, h("tr", null, cell))),
    picture,
    form,
    h("br"),
    h("script", { dangerouslySetInnerHTML: { __html: 'if (1 < 2 && "</p>") {}' } }),
  );
  return h("html", { lang: "sr" }, head, h(Fragment, null, body));
}

it("renders again, byte for byte, what it was read from", () => {
  const html = renderToString(h(Page));
  expect(renderToString(elementOf(parsePage(`<!DOCTYPE html>${html}`)))).toBe(html);
});

it("counts elements, and leaves some out", () => {
  const page = parsePage(renderToString(h(Page)));
  expect(countElements(page)).toBe(15);
  expect(countElements(withoutElements(page, ["script", "svg"]))).toBe(12);
});

it("refuses what is not one whole document", () => {
  expect(() => parsePage("<p>one</p><p>two</p>")).toThrow("not one whole document");
  expect(() => parsePage("<p><b>one</p></b>")).toThrow("</p> closes <b>");
  expect(() => parsePage("<style>a {}")).toThrow("<style> is not closed");
});
