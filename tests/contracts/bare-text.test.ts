import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { bareTextsIn } from "./bare-text.ts";
import { root, sourceTree } from "./source-tree.ts";

const screens = sourceTree().filter((file) => file.startsWith("app/") && file.endsWith(".tsx") && !file.endsWith(".test.tsx"));

function textsIn(jsx: string): readonly string[] {
  return bareTextsIn("sample.tsx", `export function Sample() {\n  return ${jsx};\n}`).map(({ text }) => text);
}

describe("no bare text", () => {
  it.each(screens)("%s", (file) => {
    expect(bareTextsIn(file, readFileSync(path.join(root, file), "utf8")).map(({ line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  it.each([
    ["text between tags", "<p>Standings</p>", ["Standings"]],
    ["text beside a value", "<p>{points} pts</p>", ["pts"]],
    ["a literal as a child", '<p>{"Final"}</p>', ["Final"]],
    ["a choice of literals", '<p>{live ? "Live" : "Final"}</p>', ["Live", "Final"]],
    ["a literal behind a condition", '<p>{live && "Live"}</p>', ["Live"]],
    ["a joined text", "<p>{`${points} points`}</p>", ["points"]],
    ["a fragment's text", "<>Bench</>", ["Bench"]],
    ["a label for screen readers", '<nav aria-label="Main" />', ["Main"]],
    ["a label by an expression", '<img alt={crest ? `Crest of ${name}` : ""} />', ["Crest of"]],
    ["a picture's title", "<svg><title>Shots</title></svg>", ["Shots"]],
    ["a text inside a value", "<ul>{rows.map((row) => <li>Row {row}</li>)}</ul>", ["Row"]],
  ])("notices %s", (_what, jsx, texts) => {
    expect(textsIn(jsx)).toEqual(texts);
  });

  it.each([
    ["values", "<p>{name}</p>"],
    ["signs and spaces", "<p>{home} – {away}&nbsp;· 4.</p>"],
    ["messages", '<p title={t("header.label")}>{t("header.live")}</p>'],
    ["attributes nobody reads", '<p className="wide" id="top" data-side="home" role="list">{1}</p>'],
  ])("lets %s pass", (_what, jsx) => {
    expect(textsIn(jsx)).toEqual([]);
  });

  it("tells the line", () => {
    expect(bareTextsIn("sample.tsx", "export function Sample() {\n  return (\n    <p>\n      Bench\n    </p>\n  );\n}")).toEqual([
      { line: 4, text: "Bench" },
    ]);
  });
});
