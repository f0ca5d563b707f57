import { expect, it } from "vitest";
import { markedParts } from "./marked-parts.ts";

function marked(text: string, ...matched: string[]): string {
  return markedParts(text, matched)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");
}

it.each([
  ["Košava Banjica", ["ban"], "Košava [Ban]jica"],
  ["Љубомир Петровић", ["liub", "petr"], "[Љуб]омир [Петр]овић"],
  ["Đorđe Đapić", ["dor"], "[Đor]đe Đapić"],
  ["Petrovic\u0301, Ana", ["petrovic"], "[Petrovic\u0301], Ana"],
  ["O’Neal – O'Brien", ["one"], "[O’Ne]al – O'Brien"],
  ["Gavran – Bedem 88:90", ["gavran", "bedem"], "[Gavran] – [Bedem] 88:90"],
  ["Petar Petrović", ["pet", "petrov"], "[Pet]ar [Petrov]ić"],
  ["Urban", ["ban"], "Urban"],
  ["", ["ban"], ""],
] as const)("SRCH7 %s, looked for as %j", (text, matched, expected) => {
  expect(marked(text, ...matched)).toBe(expected);
});
