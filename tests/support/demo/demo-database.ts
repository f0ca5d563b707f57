import type { TestProject } from "vitest/node";
import { copyOfDemo } from "./demo-of-this-file.ts";
import { loadedDemo } from "./loaded-demo.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** Both demo leagues, whole: `read` is everybody's and nobody changes it, `template` is for copies and nobody connects to it. */
    demo: { readonly template: string; readonly read: string; readonly dataFolder: string };
    /** Whether this project's tests change the demo: each of its files then has its own. */
    changesDemo: boolean;
  }
}

/** Each project has its own copy of this file, all of them one process. */
const shared = globalThis as { demoOfTests?: { readonly loaded: ReturnType<typeof loadedWithCopy>; users: number } };

/** The demo's three seasons, loaded once for all tests of the whole site. */
export async function setup(project: TestProject): Promise<void> {
  shared.demoOfTests ??= { loaded: loadedWithCopy(), users: 0 };
  shared.demoOfTests.users += 1;
  const { demo, read } = await shared.demoOfTests.loaded;
  project.provide("demo", { template: demo.databaseUrl, read: read.databaseUrl, dataFolder: demo.dataFolder });
}

export async function teardown(): Promise<void> {
  const tests = shared.demoOfTests;
  if (tests === undefined) return;
  tests.users -= 1;
  if (tests.users > 0) return;
  const { demo, read } = await tests.loaded;
  await read.drop();
  await demo.stop();
}

async function loadedWithCopy() {
  const demo = await loadedDemo();
  return { demo, read: await copyOfDemo(demo.databaseUrl) };
}
