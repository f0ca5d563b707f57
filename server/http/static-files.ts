import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { problem, stored, targetOf, type AppEnvironment } from "./responses.ts";
import { fileHeaders, immutableHeaders } from "./response-headers.ts";
import { StoredAnswer } from "./stored-answer.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * The built files for browsers, a few dozen: read and compressed when first asked for, then held in memory. Only names
 * that were there at the start are ever opened, so no address can lead out of the folder.
 */
export class StaticFiles {
  readonly #files = new Map<string, string>();
  readonly #answers = new Map<string, StoredAnswer>();

  constructor(folder: string | null) {
    if (folder === null) return;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const address = file.slice(folder.length).replaceAll("\\", "/");
      if (entry.isFile() && !address.startsWith("/.")) this.#files.set(address, file);
    }
  }

  /** Names the build: React Router's table of its files bears the hash of all of them. `null`: pages are compiled while they are written. */
  get buildId(): string | null {
    for (const address of this.#files.keys()) {
      const id = /^\/assets\/manifest-([\w-]+)\.js$/.exec(address)?.[1];
      if (id !== undefined) return id;
    }
    return null;
  }

  /** The file at this address if it was asked for before, without waiting. */
  ready(target: string): StoredAnswer | undefined {
    return this.#answers.get(target);
  }

  middleware(): MiddlewareHandler<AppEnvironment> {
    return async (context, next) => {
      const path = targetOf(context).split("?", 1)[0] ?? "";
      const answer = context.req.method === "GET" || context.req.method === "HEAD" ? await this.#load(path) : null;
      if (answer) return stored(context, { answer, outcome: "none" });
      // A file of an earlier build must not become a page: browsers would run it as a script.
      if (path.startsWith("/assets/")) return problem(context, "not-found");
      return next();
    };
  }

  async #load(path: string): Promise<StoredAnswer | null> {
    const file = this.#files.get(path);
    if (file === undefined) return null;
    const before = this.#answers.get(path);
    if (before) return before;
    const answer = new StoredAnswer({
      status: 200,
      contentType: types[extname(file)] ?? "application/octet-stream",
      body: await readFile(file),
      keepMs: Infinity,
      cacheHeaders: path.startsWith("/assets/") ? immutableHeaders : ["Cache-Control", "public, max-age=3600"],
      headers: fileHeaders,
      // Made once, sent for as long as the build lives.
      brotliQuality: 11,
    });
    this.#answers.set(path, answer);
    return answer;
  }
}
