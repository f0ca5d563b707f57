import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const source = "virtual:full-router-parts";
const resolvedSource = `\0${source}`;
const mark = "?apart";

const exported = {
  "router/router.js": "createRouter",
  "dom/ssr/single-fetch.js": "getTurboStreamSingleFetchDataStrategy",
};
/** Files that pages need a few lines of, and navigation all. */
const twice = new Set([
  ...Object.keys(exported),
  "dom/ssr/data.js",
  "router/instrumentation.js",
  "router/matcher.js",
  "router/navigation.js",
  "router/utils.js",
]);

/** What only navigation needs. No page waits for it, so it belongs in no chunk that pages share. */
export const fullRouterFiles = /\?apart$/;

const linksAndForms = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/;

/**
 * Keeps out of a first visit what React Router brings along for other sites and for later.
 *
 * `virtual:full-router-parts` is the part that leads from page to page. A file goes into one chunk, and these hold lines that
 * every page needs: so they are read a second time under another name. Nothing in them is shared by identity. What they fetch
 * they fetch as we do (RETRY1), which their own way in leaves no room for. In development they come from the package as it is.
 *
 * Its links and forms, which we do not use, are made by calls that no bundler may leave out unless told so.
 */
export function slimRouter(): Plugin {
  const library = path.join(path.dirname(createRequire(import.meta.url).resolve("react-router")), "lib");
  let isBuild = false;
  let ownFetch = "";
  return {
    name: "fullcourt:slim-router",
    enforce: "pre",
    configResolved({ command, root }) {
      isBuild = command === "build";
      ownFetch = `import { fetchWithRetry as fetch } from ${JSON.stringify(path.join(root, "app/ui/fetch-with-retry.ts"))};\n`;
    },
    resolveId(id, importer) {
      if (id === source) return resolvedSource;
      if (!id.startsWith(".") || !importer?.endsWith(mark)) return null;
      const file = path.resolve(path.dirname(importer), id);
      return twice.has(path.relative(library, file).replaceAll("\\", "/")) ? file + mark : null;
    },
    load: {
      filter: { id: [new RegExp(`^${resolvedSource}$`), fullRouterFiles] },
      async handler(id) {
        if (id !== resolvedSource) return { code: ownFetch + (await readFile(id.slice(0, -mark.length), "utf8")), map: null };
        return { code: isBuild ? exportsOfFiles(library) : exportsOfPackage(), map: null, moduleType: "js" };
      },
    },
    transform: {
      filter: { id: linksAndForms },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  };
}

/** Components made by a call, and the names that they are given for debugging. */
function withoutEffects(code: string): string {
  return code.replace(/= (React\$1\.forwardRef\()/g, "= /* @__PURE__ */ $1").replace(/^\w+\.displayName = "\w+";$/gm, "");
}

function exportsOfFiles(library: string): string {
  return Object.entries(exported)
    .map(([file, name]) => `export { ${name} } from ${JSON.stringify(path.join(library, file) + mark)};`)
    .join("\n");
}

function exportsOfPackage(): string {
  const names = Object.values(exported).map((name) => `UNSAFE_${name} as ${name}`);
  return `export { ${names.join(", ")} } from "react-router";`;
}
