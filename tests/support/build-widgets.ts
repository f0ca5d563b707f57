import { build } from "vite";
import { messages } from "../../vite-plugins/messages.ts";

// By itself, as every build: words are read by Node, which tests do not import through. `node build-widgets.ts FOLDER`
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
      input: "tests/support/widgets-page.tsx",
      output: { entryFileNames: "page.js", assetFileNames: "assets/[name][extname]" },
    },
  },
});
