import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** One row of the table of folders: a folder, a file, or the tests that lie beside the code. */
export type MapRow = {
  /** Repository path without a trailing slash; `.` for the root; `*` stands for any one folder name. */
  readonly place: string;
  /** Repository paths, and the words `npm`, `npm:<package>`, `node:`, `virtual:` and `computed`. */
  readonly mayImport: readonly string[];
  /** The line in docs/map.md. */
  readonly line: number;
};

/** Where to go instead: the first row whose `from` and `to` match an arrow that is not allowed. */
export type Door = { readonly from: string; readonly to: string; readonly advice: string };

export type ArrowMap = { readonly rows: readonly MapRow[]; readonly doors: readonly Door[] };

/** Areas that are reached by a name of their own from outside (package.json `imports`). */
const named = new Set(["core", "contract", "server", "app", "messages", "demo", "bridge", "tests"]);

const besideTheCode = "*.test.ts";

export function readArrowMap(root: string): ArrowMap {
  return parseArrowMap(readFileSync(path.join(root, "docs/map.md"), "utf8"));
}

/** Reads the two tables of docs/map.md. Prose between them is skipped; a row with too few cells is an error. */
export function parseArrowMap(markdown: string): ArrowMap {
  const rows: MapRow[] = [];
  const doors: Door[] = [];
  let heads: string[] = [];
  for (const [index, text] of markdown.split("\n").entries()) {
    if (!text.startsWith("|")) {
      heads = [];
      continue;
    }
    const cells = text
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (heads.length === 0) {
      heads = cells;
      continue;
    }
    if (cells.every((cell) => /^:?-+:?$/.test(cell))) continue;
    if (cells.length !== heads.length) throw new Error(`docs/map.md:${index + 1}: ${cells.length} cells under ${heads.length} heads`);
    if (heads[0] === "Folder") rows.push({ place: quoted(cells[0]).join(), mayImport: quoted(cells[2]), line: index + 1 });
    if (heads[0] === "From") doors.push({ from: quoted(cells[0]).join(), to: quoted(cells[1]).join(), advice: cells[2] ?? "" });
  }
  return { rows, doors };
}

function quoted(cell = ""): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
}

/** The row a file belongs to: its own, or its folder's. `undefined`: the folder is not on the map. */
export function rowOf(map: ArrowMap, file: string): MapRow | undefined {
  const folder = path.posix.dirname(file);
  return map.rows.find((row) => row.place === file) ?? map.rows.find((row) => matches(row.place, folder));
}

/**
 * Why `file` may not import `specifier`, with the right door; `null` when it may.
 * `file` is a repository path with forward slashes; a specifier of `null` is an import whose target is computed.
 */
export function arrowRefusal(map: ArrowMap, file: string, specifier: string | null): string | null {
  const row = rowOf(map, file);
  if (!row) return `${path.posix.dirname(file)} is not on the map. Give it a row in docs/map.md: what lives there, and what it may import.`;
  const allowed = [...row.mayImport, ...(isTest(file) ? (map.rows.find(({ place }) => place === besideTheCode)?.mayImport ?? []) : [])];
  if (specifier === null) {
    return allowed.includes("computed")
      ? null
      : `${file} computes what it imports, which no fence can read. Import by a literal path, or tie it in server/main.ts.`;
  }
  const target = targetOf(file, specifier);
  if (target.kind === "generated") return null;
  if (target.kind === "outside") {
    return allowed.some((grant) => grant === target.grant || (grant === "npm" && target.grant.startsWith("npm:")))
      ? null
      : refusal(map, file, row, specifier, target.grant);
  }
  const crossing = crossingRefusal(file, specifier, target.path);
  if (crossing) return crossing;
  const folder = row.place.includes("*") ? path.posix.dirname(file) : row.place;
  const within = path.posix.dirname(target.path) === folder || allowed.some((grant) => under(grant, target.path));
  return within ? null : refusal(map, file, row, specifier, target.path);
}

/** The row of a folder, wherever the folder is named in a test's or a reader's words. */
export function matches(place: string, folder: string): boolean {
  if (!place.includes("*")) return place === folder;
  const [wanted, given] = [place.split("/"), folder.split("/")];
  return wanted.length === given.length && wanted.every((part, index) => part === "*" || part === given[index]);
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

type Target =
  | { readonly kind: "inside"; readonly path: string }
  | { readonly kind: "outside"; readonly grant: string }
  | { readonly kind: "generated" };

function targetOf(file: string, specifier: string): Target {
  const bare = specifier.replace(/\?.*$/, "");
  if (bare.includes("/+types/")) return { kind: "generated" };
  if (bare.startsWith("#")) return { kind: "inside", path: path.posix.normalize(bare.slice(1)) };
  if (bare.startsWith(".")) return { kind: "inside", path: path.posix.join(path.posix.dirname(file), bare) };
  const scheme = /^(node|virtual):/.exec(bare);
  if (scheme) return { kind: "outside", grant: scheme[0] };
  const parts = bare.split("/");
  return { kind: "outside", grant: `npm:${parts.slice(0, bare.startsWith("@") ? 2 : 1).join("/")}` };
}

/** Relative inside an area, by the area's name from outside it: so that an arrow between areas can be seen. */
function crossingRefusal(file: string, specifier: string, target: string): string | null {
  const [from = "", to = ""] = [file.split("/")[0], target.split("/")[0]];
  if (from !== to && specifier.startsWith(".") && named.has(to)) {
    return `Across areas write "#${target}", not "${specifier}".`;
  }
  if (from === to && specifier.startsWith("#")) return `Inside ${from} write a relative path, not "${specifier}".`;
  return null;
}

function under(grant: string, target: string): boolean {
  return target === grant || target.startsWith(`${grant}/`);
}

function refusal(map: ArrowMap, file: string, row: MapRow, specifier: string, target: string): string {
  const door = map.doors.find(({ from, to }) => under(from, file) && doorTo(to, target));
  const may = [row.place, ...row.mayImport].map((grant) => (grant.endsWith(":") ? `${grant}*` : grant)).join(", ");
  return `${file} may not import "${specifier}". ${door?.advice ?? "The table in docs/map.md does not allow it."} (${row.place} may import: ${may})`;
}

function doorTo(to: string, target: string): boolean {
  return to === "*" || (to === "npm" && target.startsWith("npm:")) || under(to, target);
}

/** The folder that holds package.json, from any place inside it. */
export function repositoryRoot(from: string): string {
  let folder = from;
  while (!existsSync(path.join(folder, "package.json"))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${from}`);
    folder = parent;
  }
  return folder;
}
