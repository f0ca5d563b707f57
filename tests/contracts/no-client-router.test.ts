import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

/** What loaders use, of which nothing is left in what browsers load. */
const ofLoaders = new Set(["createContext", "data", "redirect"]);
/** The server's own. */
const ofServer = new Set(["app/entry.server.tsx", "app/router/handler-by-length.ts", "app/router/load-page.ts"]);

test("nothing of React Router is drawn with, or comes to browsers (decision 0045)", () => {
  const strangers = sourceTree()
    .filter((file) => /^app\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !ofServer.has(file))
    .flatMap((file) => {
      const imports = readFileSync(path.join(root, file), "utf8").matchAll(/import (?!type )([^;]*?) from "react-router(?:\/\w+)?"/g);
      const names = [...imports].flatMap(([, imported = ""]) => imported.replaceAll(/[{}]/g, "").split(","));
      return names
        .map((name) => name.trim())
        .filter((name) => name !== "" && !name.startsWith("type ") && !ofLoaders.has(name))
        .map((name) => `${file}: ${name}`);
    });
  expect(strangers).toEqual([]);
});
