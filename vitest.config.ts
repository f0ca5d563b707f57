import { defineConfig } from "vitest/config";
import { messages } from "./vite-plugins/messages.ts";

const node = { environment: "node" as const, setupFiles: ["tests/support/console-is-silent.ts", "tests/support/property-seed.ts"] };
/** A loaded machine is slow, not wrong: only what hangs is ended. */
const patient = { testTimeout: 60_000, hookTimeout: 180_000 };
const outside = ["node_modules/**", "build/**", "data/**"];
/** Of the tests on the whole demo those that change it, or wait for what is changed: one after the other. */
const changing = "tests/site/changing/*.e2e.ts";
/** Over whole seasons, real and played: too long for the inner loop. */
const seasons = ["tests/real-games/**/*.test.ts", "demo/world.test.ts"];

export default defineConfig({
  plugins: [messages()],
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    projects: [
      {
        extends: true,
        test: { ...node, ...patient, name: "unit", include: ["**/*.test.{ts,tsx}"], exclude: [...outside, ...seasons, "**/*.db.test.ts"] },
      },
      {
        extends: true,
        test: { ...node, ...patient, name: "seasons", include: seasons, exclude: [...outside, "**/*.db.test.ts"] },
      },
      {
        extends: true,
        test: {
          ...node,
          ...patient,
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: outside,
          globalSetup: ["tests/support/database-server.ts"],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          ...patient,
          name: "e2e",
          include: ["tests/e2e/**/*.e2e.ts"],
          exclude: outside,
          globalSetup: ["tests/support/built-pages.ts"],
          fileParallelism: false,
          // A machine that does much else besides draws late.
          expect: { poll: { timeout: 8000 } },
        },
      },
      {
        extends: true,
        test: {
          ...node,
          ...patient,
          name: "site",
          include: ["tests/site/**/*.e2e.ts"],
          exclude: [...outside, changing],
          globalSetup: ["tests/support/built-pages.ts", "tests/support/demo-database.ts"],
          // They only read, so a browser waits while the other draws.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // A machine that does much else besides draws late.
          expect: { poll: { timeout: 8000 } },
        },
      },
      {
        extends: true,
        test: {
          ...node,
          ...patient,
          name: "site-changing",
          include: [changing],
          exclude: outside,
          globalSetup: ["tests/support/built-pages.ts", "tests/support/demo-database.ts"],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          // A machine that does much else besides draws late.
          expect: { poll: { timeout: 8000 } },
        },
      },
    ],
  },
});
