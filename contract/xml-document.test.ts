import fc from "fast-check";
import { expect, test } from "vitest";
import { xml2js } from "xml-js";
import { printable, xmlDocument, xmlElement } from "./xml-document.ts";

type Read = { readonly text?: string; readonly attributes?: Readonly<Record<string, string>>; readonly elements?: readonly Read[] };

/** Lines end as XML has them end; what no XML may hold is gone. */
function readAgain(text: string): { readonly text: string; readonly attribute: string } {
  const written = xmlDocument(xmlElement("root", {}, xmlElement("a", { b: text }, text), text));
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  expect(written).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  expect(written.isWellFormed()).toBe(true);
  const { elements } = xml2js(written, { captureSpacesBetweenElements: true }) as Read;
  const root = elements?.find(({ elements: inner }) => inner !== undefined);
  const [first] = root?.elements ?? [];
  return { text: first?.elements?.[0]?.text ?? "", attribute: first?.attributes?.["b"] ?? "" };
}

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(
      "]",
      "]>",
      "]]>",
      "<",
      ">",
      "&",
      "&amp;",
      "&#0;",
      '"',
      "'",
      "<![CDATA[",
      "<!--",
      "-->",
      "\u0000",
      "\ud800",
      "\udc00",
      "\uffff",
      "\r",
      "\n",
      "\t",
      "š",
      "я",
    ),
  }),
);

test("PAGE21 any text stands in an element and in an attribute, and is read again as it was", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(readAgain(`x${text}x`)).toEqual({ text: `x${printable(text)}x`, attribute: `x${printable(text)}x` });
    }),
  );
});

test.each(["a ]]> b ]]> c<script>", "\ud800", "\u0000\u001f", "a\r\nb\tc", "&lt;b&gt; &amp;"])("PAGE21 %j", (text) => {
  expect(readAgain(`x${text}x`)).toEqual({ text: `x${printable(text)}x`, attribute: `x${printable(text)}x` });
});
