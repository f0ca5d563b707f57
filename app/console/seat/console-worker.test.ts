import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";

type Answered = { readonly respondWith: (answer: Promise<Response>) => void };

/** The worker in a scope of its own, with a network that can be cut and a build that can change. */
class WorkerScope {
  isCut = false;
  build = "b1";
  readonly #caches = new Map<string, Map<string, Response>>();
  readonly #listeners = new Map<string, (event: unknown) => void>();

  constructor() {
    const open = async (name: string) => {
      const kept = this.#caches.get(name) ?? new Map<string, Response>();
      this.#caches.set(name, kept);
      return {
        put: async (key: string, answer: Response) => void kept.set(key, answer),
        match: async (key: string) => kept.get(key)?.clone(),
        delete: async (key: string) => kept.delete(key),
        keys: async () => [...kept.keys()],
      };
    };
    const match = async (key: string) => {
      for (const kept of this.#caches.values()) if (kept.has(key)) return kept.get(key)!.clone();
      return undefined;
    };
    const caches = { open, match, keys: async () => [...this.#caches.keys()], delete: async (name: string) => this.#caches.delete(name) };
    const context = createContext({
      URL,
      Response,
      AbortSignal,
      caches,
      location: { origin: "https://league.example" },
      clients: { claim: async () => undefined },
      fetch: async (asked: string | { url: string }) => this.#network(typeof asked === "string" ? asked : new URL(asked.url).pathname),
      addEventListener: (type: string, listener: (event: unknown) => void) => void this.#listeners.set(type, listener),
    });
    runInContext(readFileSync(new URL("../../../public/console-worker.js", import.meta.url), "utf8"), context);
  }

  async keep(path: string, isHeld: boolean): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    const data = { kind: "keep", path, build: this.build, files: ["/assets/a.js"], isHeld };
    this.#listeners.get("message")?.({ data, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  }

  /** `null`: the worker leaves it to the browser. */
  async ask(path: string, asked: { mode?: string; destination?: string; method?: string } = {}): Promise<string | null> {
    let answer: Promise<Response> | null = null;
    const request = { url: `https://league.example${path}`, method: "GET", mode: "cors", destination: "", ...asked };
    const event: Answered & { request: unknown } = { request, respondWith: (given) => void (answer = given) };
    this.#listeners.get("fetch")?.(event);
    return answer === null
      ? null
      : (answer as Promise<Response>).then(
          (given) => given.text(),
          () => "no line",
        );
  }

  #network(path: string): Response {
    if (this.isCut) throw new TypeError("no line");
    return new Response(`${path} of ${this.build}`);
  }
}

const page = { mode: "navigate", destination: "document" };
const desk = "/sr/live/games/g/clock";

describe("pages of the table without a line", () => {
  it("SEAT12 open from what was kept, with the files they had loaded; what was never opened does not", async () => {
    const scope = new WorkerScope();
    await scope.keep(desk, false);
    scope.isCut = true;
    expect(await scope.ask(desk, page)).toBe(`${desk} of b1`);
    expect(await scope.ask("/assets/a.js", { destination: "script" })).toBe("/assets/a.js of b1");
    expect(await scope.ask("/sr/live/games/other/clock", page)).toBe("no line");
  });

  it("SEAT12 calls are left to the browser", async () => {
    const scope = new WorkerScope();
    await scope.keep(desk, false);
    expect(await scope.ask("/live/v1/games/g/commands", { method: "POST" })).toBeNull();
    expect(await scope.ask("/live/v1/stream")).toBeNull();
  });

  it("SEAT13 no new build comes while a period is played, and it comes in the break", async () => {
    const scope = new WorkerScope();
    await scope.keep(desk, true);
    scope.build = "b2";
    expect(await scope.ask(desk, page)).toBe(`${desk} of b1`);
    expect(await scope.ask("/builds/latest.json")).toBe("{}");
    scope.build = "b1";
    await scope.keep(desk, false);
    scope.build = "b2";
    expect(await scope.ask(desk, page)).toBe(`${desk} of b2`);
    expect(await scope.ask("/builds/latest.json")).toBe("/builds/latest.json of b2");
    await scope.keep(desk, false);
    scope.isCut = true;
    expect(await scope.ask(desk, page)).toBe(`${desk} of b2`);
  });
});
