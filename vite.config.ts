import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // The content security policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
  },
});
