import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { messages } from "./vite-plugins/messages.ts";

export default defineConfig({
  plugins: [messages(), reactRouter()],
  build: {
    // The content security policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in two files: many small ones compress badly, and each is named in the manifest.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|icu-minify|use-intl)[\\/]/,
                  priority: 2,
                },
                { name: "common", test: /[\\/](?:app|contract|core)[\\/].*\.tsx?$/, minShareCount: 8, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
