import { readdirSync } from "node:fs";
import path from "node:path";

/** What tools make and what the machine keeps is no part of the tree; neither are dot folders. */
const notOurs = new Set(["node_modules", "build", "data", "coverage"]);

export const root = path.resolve(import.meta.dirname, "../..");

/** Every file of the repository as a path with forward slashes, in order. */
export function sourceTree(): string[] {
  return filesBelow("").toSorted();
}

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".") || (folder === "" && notOurs.has(entry.name))) return [];
    const inside = folder === "" ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(inside) : [inside];
  });
}
