import { build } from "vite";
import { messages } from "../../../vite-plugins/messages.ts";

// By itself, as every build: words are read by Node, which tests do not import through. `node build-test-page.ts FOLDER PAGE`
await build({
  configFile: false,
  logLevel: "error",
  plugins: [messages()],
  build: {
    outDir: process.argv[2] ?? "",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "esnext",
    rolldownOptions: {
      input: `tests/support/browser/${process.argv[3]}.tsx`,
      output: { entryFileNames: "page.js", assetFileNames: "assets/[name][extname]" },
    },
  },
});
