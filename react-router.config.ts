import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // No browser asks which routes there are: the server answers no such question.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
