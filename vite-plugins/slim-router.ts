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

const routeModules = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;
const errorPages = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]errorBoundaries\.js$/;
const shownRoutes = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]hooks\.js$/;
const linksAndForms = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/;

/**
 * Keeps out of a first visit what React Router brings along for other sites and for later.
 *
 * `virtual:full-router-parts` is the part that leads from page to page. A file goes into one chunk, and these hold lines that
 * every page needs: so they are read a second time under another name. Nothing in them is shared by identity. What they fetch
 * they fetch as we do (RETRY3), which their own way in leaves no room for. In development they come from the package as it is.
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
        if (id !== resolvedSource) return { code: ownFetch + apart(id, await readFile(id.slice(0, -mark.length), "utf8")), map: null };
        return { code: isBuild ? exportsOfFiles(library) : exportsOfPackage(), map: null, moduleType: "js" };
      },
    },
    transform: {
      filter: { id: [linksAndForms, routeModules, errorPages, shownRoutes] },
      handler: (code, id) => ({ code: slim(id, code), map: null }),
    },
  };
}

const decoding = "let decoded = await decodeViaTurboStream(res.body, window);";

/** Whoever goes elsewhere gives up what is still coming: of that nobody hears, where React Router leaves a promise to itself. LOAD5 */
function apart(id: string, code: string): string {
  return id.includes("single-fetch.js") ? replaced(code, decoding, `${decoding} decoded.done.catch(() => undefined);`) : code;
}

/** Code that was lost is said to the page instead of loading it anew: it knows where the visitor was going (`app/reload-guard.ts`). BUILD3 */
function withSign(code: string): string {
  const said = "console.error(`Error loading route module \\`${route.module}\\`, reloading page...`);\n\t\tconsole.error(error);";
  // The browser itself has said which file it could not load.
  return replaced(replaced(code, said, ""), "window.location.reload();", 'window.dispatchEvent(new Event("route-code-lost"));');
}

/** Another edition of the package may say it otherwise: then the build fails, and not a page. */
function replaced(code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`React Router no longer says: ${from}`);
  return code.replace(from, to);
}

function slim(id: string, code: string): string {
  if (errorPages.test(id)) return withoutScripts(withoutAdvice(code));
  // Our root has an error page of its own: nobody ever sees this one.
  if (shownRoutes.test(id)) return replaced(code, "/* @__PURE__ */ React$1.createElement(DefaultErrorComponent, null)", "null");
  return linksAndForms.test(id) ? withoutEffects(code) : withSign(code);
}

/** What its own error page, which ours stand in front of, says to those who have none. */
function withoutAdvice(code: string): string {
  const advice = /__html: `[^`]*Hey developer[^`]*`/;
  if (!advice.test(code)) throw new Error("React Router's own error page gives no advice any more");
  return code.replace(advice, '__html: ""');
}

/** A document's scripts are written by `app/router/document-scripts.ts`; these would come along for pages that nobody sees. */
function withoutScripts(code: string): string {
  return replaced(code, "renderScripts ? /* @__PURE__ */ React$1.createElement(Scripts, null) : null", "null");
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
