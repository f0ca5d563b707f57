import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The table of addresses is small: shipped whole, it saves a call to the server before a first navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
