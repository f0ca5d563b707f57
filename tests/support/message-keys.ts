import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/** Every key there is, as a page shows it where the words are missing: `standings.title`. */
export function messageKeys(): ReadonlySet<string> {
  const folder = resolve("messages/en");
  const load = createRequire(import.meta.url);
  const keys = new Set<string>();
  for (const file of readdirSync(folder)) {
    // Node reads the types away by itself.
    const area = load(resolve(folder, file)) as { readonly default: object };
    collect(area.default, "", keys);
  }
  return keys;
}

function collect(words: object, path: string, keys: Set<string>): void {
  for (const [name, value] of Object.entries(words)) {
    const key = path === "" ? name : `${path}.${name}`;
    // A key of one word may be a word of the language.
    if (typeof value === "string") {
      if (key.includes(".")) keys.add(key);
    } else collect(value as object, key, keys);
  }
}
