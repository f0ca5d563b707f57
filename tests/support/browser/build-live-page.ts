import { build } from "vite";

// By itself, as every build. `node build-live-page.ts FOLDER`
await build({
  configFile: false,
  logLevel: "error",
  worker: { format: "es" },
  build: {
    outDir: process.argv[2] ?? "",
    emptyOutDir: true,
    target: "esnext",
    rolldownOptions: { input: "tests/support/browser/live-page.ts", output: { entryFileNames: "assets/page.js" } },
  },
});
