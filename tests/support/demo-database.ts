import type { TestProject } from "vitest/node";
import { loadedDemo, type LoadedDemo } from "./loaded-demo.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** Both demo leagues, whole. Tests read; one that writes cleans up. */
    demo: { readonly databaseUrl: string; readonly dataFolder: string };
  }
}

/** Each project has its own copy of this file, all of them one process. */
const shared = globalThis as { demoOfTests?: { readonly loaded: Promise<LoadedDemo>; users: number } };

/** The demo's three seasons, loaded once for all tests of the whole site. */
export async function setup(project: TestProject): Promise<void> {
  shared.demoOfTests ??= { loaded: loadedDemo(), users: 0 };
  shared.demoOfTests.users += 1;
  const demo = await shared.demoOfTests.loaded;
  project.provide("demo", { databaseUrl: demo.databaseUrl, dataFolder: demo.dataFolder });
}

export async function teardown(): Promise<void> {
  const demo = shared.demoOfTests;
  if (demo === undefined) return;
  demo.users -= 1;
  if (demo.users === 0) await (await demo.loaded).stop();
}
