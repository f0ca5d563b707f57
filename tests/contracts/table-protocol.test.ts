import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { factShapes, leaseRequestShape, streamShapes, tableShapes } from "#contract/live/table-protocol-shapes.ts";
import { tableProtocolDocument } from "#contract/live/table-protocol-document.ts";
import { readGameCommands } from "#contract/live/read-game-commands.ts";
import { mayWrite } from "#contract/live/role-rights.ts";
import { type LiveRole, liveRoles } from "#contract/live/game-command.ts";
import type { FactType } from "#core/game/facts.ts";
import { problems } from "#contract/problem.ts";
import { root } from "./source-tree.ts";

const page = readFileSync(path.join(root, "docs/table-protocol.md"), "utf8");
const client = readFileSync(path.join(root, "docs/examples/table-client.mjs"), "utf8");

/** The values that a member of a union may have by name. */
function kindsOf(union: { readonly options: readonly { readonly shape: Readonly<Record<string, unknown>> }[] }): string[] {
  return union.options.map(({ shape }) => [...(shape["kind"] as { readonly values: ReadonlySet<unknown> }).values].join(""));
}

describe("LIVE22 the page about the table's protocol", () => {
  it("names every path, every kind of answer and question, every message of the stream and every problem of the document", () => {
    const document = tableProtocolDocument("League", "https://league.example") as { readonly paths: Readonly<Record<string, unknown>> };
    const paths = Object.keys(document.paths).map((address) => address.replace("{gameId}", "{id}"));
    const answers = kindsOf(tableShapes.CommandAnswers.shape.answers.element);
    const asks = kindsOf(leaseRequestShape.shape.ask);
    const told = [...paths, ...answers.map(coded), ...asks.map(coded), ...Object.keys(streamShapes).map(coded)];
    expect(told.filter((text) => !page.includes(text))).toEqual([]);
    const named = [...JSON.stringify(document).matchAll(/"description":"(link-[a-z]+): /g)].map(([, kind = ""]) => kind);
    expect(named.filter((kind) => !page.includes(coded(kind)) || !(kind in problems))).toEqual([]);
  });

  it("has an example that is read as a command", () => {
    const [, json = ""] = /```json\n([\s\S]+?)\n```/.exec(page) ?? [];
    expect(readGameCommands(JSON.parse(json))).toMatchObject({ ok: true, commands: [{ kind: "command" }] });
  });

  it("says of every role only what it may write", () => {
    const rows = [...page.matchAll(/^\| `(clock|statistics)` \| (.+) \|$/gm)];
    expect(rows.map(([, role]) => role)).toEqual(["clock", "statistics"]);
    for (const [, role = "", facts = ""] of rows) {
      for (const [, name = ""] of facts.matchAll(/`([^`]+)`/g)) {
        const types = Object.keys(factShapes).filter((type) => (name.endsWith(".…") ? type.startsWith(name.slice(0, -1)) : type === name));
        expect(types, name).not.toEqual([]);
        const roles = liveRoles.filter((each) => types.every((type) => mayWrite(each, type as FactType)));
        expect(roles, name).toContain(role as LiveRole);
      }
    }
  });

  it("comes with an example client of about a hundred lines that needs nothing of ours", () => {
    expect(client.split("\n").length).toBeLessThan(130);
    expect(client).not.toMatch(/\bimport\b|require\(/);
  });
});

function coded(text: string): string {
  return `\`${text}\``;
}
