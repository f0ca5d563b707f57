import { defineConfig } from "vitest/config";
import { LongestFilesFirst } from "#tests/support/longest-files-first.ts";
import { messages } from "./vite-plugins/messages.ts";

const node = { environment: "node" as const, setupFiles: ["tests/support/console-is-silent.ts", "tests/support/property-seed.ts"] };
/** A loaded machine is slow, not wrong: only what hangs is ended. */
const patient = { testTimeout: 60_000, hookTimeout: 180_000 };
const outside = ["node_modules/**", "build/**", "data/**"];
/** Over whole seasons, real and played: too long for the inner loop. */
const seasons = ["tests/real-games/**/*.test.ts", "demo/world.test.ts", "demo/fantasy/simulate-season.test.ts"];
/** What these test is kept in a module for as long as it lives; all others share theirs, which takes less than half the time. */
const ownModules = [
  "app/i18n/*.test.{ts,tsx}",
  "app/account/visitor-store.test.ts",
  "app/push/{push-device,start-push}.test.ts",
  "app/error-reporting.test.ts",
];
/** What a process knows of the tables is true of one release: this one meets two. */
const oldDatabase = "server/queries/upgraded-database.db.test.ts";
/** Four at a time, also on two cores: they wait for PostgreSQL, and some for a second to pass; three kept one core and a half at work. */
const onDatabase = {
  ...node,
  ...patient,
  globalSetup: ["tests/support/database/database-server.ts"],
  maxWorkers: 4,
};
/** Where hundredths of a second are held to: nothing else runs beside these. */
const alone = "tests/e2e/{,different-}clocks.e2e.ts";
/** Of the tests on the whole demo those that change it: each file has a demo of its own. */
const changing = "tests/site/changing/*.e2e.ts";

/** Tests in a browser. A machine that does much else besides draws late, and many of these look at dozens of pages. */
const browser = {
  ...node,
  ...patient,
  testTimeout: 120_000,
  // As the server runs: without it React makes each element anew with the trace of who made it.
  env: { NODE_ENV: "production" },
  globalSetup: ["tests/support/browser/built-pages.ts"],
  expect: { poll: { timeout: 15_000 } },
};
/** These share their modules, the server's and the built pages' among them: to read them anew costs each file some seconds. */
const onDemo = {
  ...browser,
  isolate: false,
  globalSetup: [...browser.globalSetup, "tests/support/demo/demo-database.ts"],
  provide: { changesDemo: false },
};
const changingDemo = { ...onDemo, provide: { changesDemo: true } };
/** Also on two cores: such a file waits for half of its time, and some wait for nothing but a minute to pass. */
const fourAtATime = { maxWorkers: 4, sequence: { groupOrder: 1 } };
/** Over the demo pages follow one another, and a file waits for a third of its time: three keep two cores at work. */
const threeAtATime = { maxWorkers: 3, sequence: { groupOrder: 3 } };
const oneByOne = { fileParallelism: false, sequence: { groupOrder: 2 } };

export default defineConfig({
  plugins: [messages()],
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    sequence: { sequencer: LongestFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          ...node,
          ...patient,
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...outside, ...seasons, ...ownModules, "**/*.db.test.ts"],
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: { ...node, ...patient, name: "unit-apart", include: ownModules, maxWorkers: 2 },
      },
      {
        extends: true,
        test: { ...node, ...patient, name: "seasons", include: seasons, exclude: [...outside, "**/*.db.test.ts"], maxWorkers: 2 },
      },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: [...outside, oldDatabase],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...onDatabase, name: "db-apart", include: [oldDatabase], exclude: outside },
      },
      {
        extends: true,
        test: { ...browser, ...fourAtATime, name: "e2e", include: ["tests/e2e/**/*.e2e.ts"], exclude: [...outside, alone] },
      },
      {
        extends: true,
        test: { ...browser, ...oneByOne, name: "e2e-alone", include: [alone], exclude: outside },
      },
      {
        extends: true,
        test: { ...onDemo, ...threeAtATime, name: "site", include: ["tests/site/**/*.e2e.ts"], exclude: [...outside, changing] },
      },
      {
        extends: true,
        test: { ...changingDemo, ...threeAtATime, name: "site-changing", include: [changing], exclude: outside },
      },
      {
        extends: true,
        test: { ...changingDemo, ...oneByOne, name: "screens", include: ["tests/screens/*.screens.ts"], exclude: outside },
      },
    ],
  },
});
