import type { TestProject } from "vitest/node";
import { loadedDemo, type LoadedDemo } from "./loaded-demo.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** Both demo leagues, whole. Tests read; one that writes cleans up. */
    demo: { readonly databaseUrl: string; readonly dataFolder: string };
  }
}

let demo: LoadedDemo | undefined;

/** The demo's three seasons, loaded once for all tests of the whole site. */
export async function setup(project: TestProject): Promise<void> {
  demo = await loadedDemo();
  project.provide("demo", { databaseUrl: demo.databaseUrl, dataFolder: demo.dataFolder });
}

export async function teardown(): Promise<void> {
  await demo?.stop();
}
